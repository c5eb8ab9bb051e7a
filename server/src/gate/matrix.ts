/**
 * Who may do what: one row for everything that can be asked of the house, by HTTP or over a socket. The door reads it,
 * and the tests try every cell. Columns are the roles, in their order.
 */
import type { LimitName } from '../limits.ts';

/**
 * seat: holds the chair in question (or one, if none is named). other: holds another one. watcher: anybody at a table
 * that is open to be seen, and anybody where no table is meant. stranger: anybody at one that is not. former: has held a
 * chair. bot: a token of a program, with its seat. owner: opened the table. admin: has the token of the data folder.
 */
export const ROLES = ['seat', 'other', 'watcher', 'stranger', 'former', 'bot', 'owner', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** y: yes. -: no. own: own rows only. W: if the table is open to be seen. invite: with an invitation. */
export const CELLS = ['y', '-', 'own', 'W', 'invite'] as const;
export type Cell = (typeof CELLS)[number];

export interface Right {
  /** Method and path, or `ws` and the message. */
  readonly at: string;
  /** Whom one must be: nobody in particular, somebody with a session or token, the operator. */
  readonly needs: 'nothing' | 'person' | 'admin';
  readonly may: { readonly [role in Role]: Cell };
  readonly limit: LimitName;
}

const right = (at: string, needs: Right['needs'], cells: string, limit: LimitName = 'HTTP_SECOND'): Right => {
  const list = cells.split(' ');
  const may = Object.fromEntries(ROLES.map((role, i) => [role, list[i]])) as Right['may'];
  return { at, needs, may, limit };
};

/** seat other watcher stranger former bot owner admin */
export const MATRIX = {
  'people.guest': right('POST /people', 'nothing', 'own own own own own - own own', 'GUESTS_HOUR'),
  'people.see': right('GET /people/:id', 'nothing', 'y y y y y y y y'),
  'records.review': right('GET /records/:id/review', 'nothing', 'y y y y y y y y'),
  'leaders.see': right('GET /leaders', 'nothing', 'y y y y y y y y'),
  'me.see': right('GET /me', 'person', 'own own own own own own own -'),
  'me.change': right('PATCH /me', 'person', 'own own own own own - own -'),
  'me.settings': right('GET /me/settings', 'person', 'own own own own own - own -'),
  'me.ways': right('GET /me/ways', 'person', 'own own own own own - own -'),
  'me.passkey.ask': right('POST /me/passkeys/options', 'person', 'own own own own own - own -'),
  'me.passkey.add': right('POST /me/passkeys', 'person', 'own own own own own - own -'),
  'me.passkey.drop': right('DELETE /me/passkeys/:id', 'person', 'own own own own own - own -'),
  'me.password.set': right('PUT /me/password', 'person', 'own own own own own - own -'),
  'me.password.drop': right('DELETE /me/password', 'person', 'own own own own own - own -'),
  'me.codes': right('POST /me/codes', 'person', 'own own own own own - own -'),
  'me.mail.ask': right('PUT /me/mail', 'person', 'own own own own own - own -'),
  'me.mail.drop': right('DELETE /me/mail', 'person', 'own own own own own - own -'),
  'me.device': right('POST /me/device-code', 'person', 'own own own own own - own -'),
  'me.sessions': right('GET /me/sessions', 'person', 'own own own own own - own -'),
  'me.sessions.end': right('DELETE /me/sessions/:id', 'person', 'own own own own own - own -'),
  'me.export': right('GET /me/export', 'person', 'own own own own own - own -', 'EXPORTS_HOUR'),
  'me.delete': right('DELETE /me', 'person', 'own own own own own - own -'),
  'me.notices': right('GET /me/notices', 'person', 'own own own own own - own -'),
  'me.push.add': right('POST /me/push', 'person', 'own own own own own - own -'),
  'me.webhook.add': right('POST /me/webhooks', 'person', 'own own own own own - own -'),
  'me.subscription.drop': right('DELETE /me/subscriptions/:id', 'person', 'own own own own own - own -'),
  'me.notices.test': right('POST /me/notices/test', 'person', 'own own own own own - own -'),
  'plain.style': right('GET /plain.css', 'nothing', 'y y y y y y y y'),
  'plain.privacy': right('GET /privacy', 'nothing', 'y y y y y y y y'),
  'plain.unsubscribe': right('GET /unsubscribe/:token', 'nothing', 'y y y y y y y y'),
  'plain.unsubscribe.do': right('POST /unsubscribe/:token', 'nothing', 'y y y y y y y y'),
  'plain.confirm': right('GET /confirm/:secret', 'nothing', 'y y y y y y y y'),
  'plain.confirm.do': right('POST /confirm/:secret', 'nothing', 'y y y y y y y y', 'CODES_TEN_MINUTES'),
  'plain.signin': right('GET /signin/:secret', 'nothing', 'y y y y y y y y'),
  'plain.signin.do': right('POST /signin/:secret', 'nothing', 'y y y y y - y -', 'CODES_TEN_MINUTES'),
  'login.password': right('POST /login/password', 'nothing', 'own own own own own - own -'),
  'login.passkey.ask': right('POST /login/passkey/options', 'nothing', 'own own own own own - own -'),
  'login.passkey': right('POST /login/passkey', 'nothing', 'own own own own own - own -'),
  'login.code': right('POST /login/code', 'nothing', 'own own own own own - own -'),
  'login.mail': right('POST /login/mail', 'nothing', 'own own own own own - own -'),
  'login.link': right('POST /login/link', 'nothing', 'own own own own own - own -'),
  'login.seat': right('POST /login/seat', 'nothing', 'own own own own own - own -'),
  'tables.rejoin': right('POST /tables/:id/rejoin-link', 'person', 'own own - - - - own -'),
  'tables.rejoin.drop': right('DELETE /tables/:id/rejoin-link', 'person', 'own own - - - - own -'),
  'me.logout': right('POST /logout', 'person', 'own own own own own - own own'),
  'me.tokens': right('GET /me/tokens', 'person', 'own own own own own - own -'),
  'me.tokens.add': right('POST /me/tokens', 'person', 'own own own own own - own -', 'TOKENS_HOUR'),
  'me.tokens.drop': right('DELETE /me/tokens/:id', 'person', 'own own own own own - own -'),
  'me.turns': right('GET /me/turns', 'person', 'own own own own own own own own'),
  'me.companions': right('GET /me/companions', 'person', 'own own own own own - own -'),
  'me.invitations': right('GET /me/invitations', 'person', 'own own own own own own own -'),
  'me.invitations.drop': right('DELETE /me/invitations/:id', 'person', 'own own own own own own own -'),
  'me.tables': right('GET /me/tables', 'person', 'own own own own own own own own'),

  'tables.list': right('GET /tables', 'nothing', 'y y y y y y y y'),
  'tables.open': right('POST /tables', 'person', 'y y y y y y y y'),
  'tables.see': right('GET /tables/:id', 'nothing', 'y y y - W y y y'),
  'tables.log': right('GET /tables/:id/log', 'nothing', 'y y y - W y y y', 'LOGS_MINUTE'),
  'tables.sit': right('POST /tables/:id/sit', 'person', 'y y y invite W y y -'),
  'tables.watch': right('POST /tables/:id/watch', 'person', 'y y y invite W y y -'),
  'tables.leave': right('POST /tables/:id/leave', 'person', 'own own - - - own own -'),
  'tables.start': right('POST /tables/:id/start', 'person', '- - - - - - y -'),
  'tables.ready': right('POST /tables/:id/ready', 'person', 'own own - - - own own -'),
  'tables.options': right('POST /tables/:id/options', 'person', '- - - - - - y -'),
  'tables.invite': right('POST /tables/:id/invites', 'person', '- - - - - - y -', 'INVITES_HOUR'),
  'tables.invite.drop': right('DELETE /tables/:id/invites', 'person', '- - - - - - y -'),
  'tables.kick': right('POST /tables/:id/kick', 'person', '- - - - - - y -'),
  'tables.hint': right('POST /tables/:id/hint', 'person', 'own own - - - own - -'),
  'tables.rematch': right('POST /tables/:id/rematch', 'person', 'own own - - - own - -'),
  'tables.close': right('POST /tables/:id/close', 'person', '- - - - - - y y'),
  'invites.see': right('GET /invites/:invite', 'nothing', 'y y y y y y y y'),
  'invites.code': right('POST /invites/code', 'nothing', 'y y y y y y y y'),

  'tables.chat': right('GET /tables/:id/chat', 'nothing', 'y y y - W - y -'),
  'tables.say': right('POST /tables/:id/chat', 'person', 'y y y - W - - -'),
  'say.table': right('ws say table', 'person', 'y y - - - - - -', 'CHAT_SECOND'),
  'say.seats': right('ws say seats', 'person', 'y y - - - - - -', 'CHAT_SECOND'),
  'say.watchers': right('ws say watchers', 'person', '- - y - W - - -', 'CHAT_SECOND'),
  'reports.add': right('POST /reports', 'person', 'y y y - W - y -', 'REPORTS_HOUR'),
  'blocks.see': right('GET /blocks', 'person', 'own own own own own - own -'),
  'blocks.add': right('POST /blocks', 'person', 'own own own own own - own -'),
  'blocks.drop': right('DELETE /blocks/:id', 'person', 'own own own own own - own -'),
  'records.see': right('GET /records/:id', 'nothing', 'y y y y y y y y'),
  'house.keys': right('GET /.well-known/kaffeehaus.json', 'nothing', 'y y y y y y y y'),
  'house.health': right('GET /health', 'nothing', 'y y y y y y y y'),
  'house.api': right('GET /api.json', 'nothing', 'y y y y y y y y'),
  'house.rules': right('GET /rules/:file(^[\\da-f]{64}\\.js$)', 'nothing', 'y y y y y y y y'),
  'house.metrics': right('GET /metrics', 'admin', '- - - - - - - y'),
  'admin.perform': right('POST /admin/:verb', 'admin', '- - - - - - - y'),

  'ws.sub': right('ws sub', 'nothing', 'y - - - - y - -', 'SUB_MINUTE'),
  'ws.watch': right('ws sub watch', 'nothing', 'y y y - W y y y', 'SUB_MINUTE'),
  'ws.answer': right('ws answer', 'person', 'y - - - - y - -', 'ANSWER_SECOND'),
  'ws.retract': right('ws retract', 'person', 'y - - - - y - -', 'ANSWER_SECOND'),
  'ws.mix': right('ws mix', 'person', 'y - - - - y - -', 'SOCKET_SECOND'),
  'ws.open': right('ws open', 'person', 'y - - - - y - -', 'SOCKET_SECOND'),
  'ws.undo': right('ws undo', 'person', 'y - - - - y - -', 'ANSWER_SECOND'),
  'ws.offer': right('ws offer', 'person', 'y - - - - y - -', 'ANSWER_SECOND'),
  'ws.reply': right('ws reply', 'person', 'y - - - - y - -', 'ANSWER_SECOND'),
  'ws.resign': right('ws resign', 'person', 'y - - - - y - -', 'ANSWER_SECOND'),
  'ws.back': right('ws back', 'person', 'y - - - - y - -', 'ANSWER_SECOND'),
} as const satisfies { readonly [verb: string]: Right };

export type Verb = keyof typeof MATRIX;
