/** What a message says, in the reader's language and by the reader's clock. */
import { pickLang, wordsOf } from '@kaffeehaus/words/node';
import type { Key, Lang, Words } from '@kaffeehaus/words/node';
import { inviteLink } from '@kaffeehaus/protocol';
import type { NoticeTopic } from '@kaffeehaus/protocol';
import { isReminder, topicOf } from './due.ts';
import type { Kind } from './due.ts';
import { unlinked } from './message.ts';
import type { Message } from './message.ts';

/** Something to be told of a table, with what its reader wants to know of it. */
export interface News {
  readonly kind: Kind;
  readonly table: string;
  readonly game: string;
  readonly version: number;
  /** The others, by name; empty: a former player. */
  readonly others: readonly string[];
  readonly due: number | null;
  /** The secret of the invitation that is told of. */
  readonly invite?: string;
}

export interface Reader {
  readonly lang: Lang;
  readonly zone: string;
}

export const langOf = (language: string): Lang => pickLang([language]);

/** A moment by the clock of the zone, with the day, for it may be another one. */
export const momentOf = ({ lang, zone }: Reader, at: number): string =>
  new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(at);

const tableOf = (words: Words, { game, others }: News): string => {
  const name = words.has(`${game}.name`) ? words.t(`${game}.name` as Key & `${string}.name`) : game;
  const players = others.map(other => (other === '' ? words.t('common.former') : unlinked(other)));
  return players.length === 0 ? name : words.t('server.table', { game: name, players: words.list(players) });
};

const lineOf = (words: Words, reader: Reader, news: News): string => {
  const { kind, due } = news;
  if (kind === 'test') return words.t('server.test.line');
  const table = tableOf(words, news);
  const moment = due === null ? undefined : momentOf(reader, due);
  if (kind === 'start') return words.t('server.line.start', { table });
  if (kind === 'over') return words.t('server.line.over', { table });
  if (kind === 'rematch') return words.t('server.line.rematch', { table });
  if (kind === 'invite') return words.t('server.line.invite', { table });
  if (kind === 'mention') return words.t('server.line.mention', { table });
  if (moment === undefined) return words.t('server.line.turn', { table });
  return isReminder(kind)
    ? words.t('server.line.remind', { table, due: moment })
    : words.t('server.line.turn.due', { table, due: moment });
};

/** What a wish is told of by, it is not: no game has begun. */
const toldAs = (kind: Kind): NoticeTopic | 'rematch' => (kind === 'rematch' ? kind : topicOf(kind));

const titleOf = (words: Words, all: readonly News[]): string => {
  if (all.some(({ kind }) => kind === 'test')) return words.t('server.test.title');
  const n = new Set(all.map(({ table }) => table)).size;
  const topics = new Set(all.map(({ kind }) => toldAs(kind)));
  const [topic] = topics;
  if (topics.size !== 1 || topic === undefined) return words.t('server.title.mixed', { n });
  return words.t(`server.title.${topic}`, { n });
};

/** Of one table: there, as somebody who was invited if they were. */
const urlOf = ([first, ...more]: readonly News[], origin: string): string => {
  if (!first || first.table === '' || more.some(({ table }) => table !== first.table)) return `${origin}/`;
  const { table, invite } = first;
  return invite === undefined ? `${origin}/#/table/${table}` : inviteLink(origin, table, invite);
};

/** Several news in one message; if they are of one table it leads there, else to all of one's turns. */
export const messageOf = (reader: Reader, all: readonly News[], origin: string, until: number): Message => {
  const words = wordsOf(reader.lang);
  return {
    lang: reader.lang,
    title: titleOf(words, all),
    lines: all.map(news => lineOf(words, reader, news)),
    url: urlOf(all, origin),
    told: all.map(({ kind, table, version, due }) => ({
      kind: toldAs(kind),
      table,
      version,
      ...(due !== null && { due }),
    })),
    until,
  };
};
