/** What each message does. Those of other parts of the house are one line each. */
import { Fault } from '@kaffeehaus/kernel';
import type { Answer, Rules } from '@kaffeehaus/kernel';
import type {
  AnswerMessage,
  BackMessage,
  FromClient,
  HereMessage,
  MixMessage,
  OfferMessage,
  OpenMessage,
  ReplyMessage,
  ResignMessage,
  RetractMessage,
  SayMessage,
  SeenMessage,
  SubMessage,
  UndoMessage,
  UnsubMessage,
} from '@kaffeehaus/protocol';
import { hex } from '@kaffeehaus/trust';
import { may, mayWatch } from '../gate/gate.ts';
import type { Verb } from '../gate/matrix.ts';
import { receipt } from '../log/room.ts';
import type { Given } from '../log/recent.ts';
import type { Done, Order, Room } from '../log/room.ts';
import { AGAIN } from '../log/tables.ts';
import { NoTable, isUndecided } from '../log/trouble.ts';
import { Declined } from '@kaffeehaus/trust/course/declined';
import * as play from '@kaffeehaus/trust/course/deeds';
import type { Draft } from '@kaffeehaus/trust/course/deeds';
import { NotStored } from '../store/store.ts';
import type { Line } from './line.ts';
import { Sub } from './sub.ts';

export type Deed<T extends FromClient['t']> = (
  line: Line,
  message: Extract<FromClient, { readonly t: T }>,
) => void | Promise<void>;

/** The table of a handle, or a refusal. */
export const subOf = (line: Line, h: number, id: string): Sub | undefined => {
  const sub = line.sub(h);
  if (!sub) line.no(id, { why: 'no-handle' });
  return sub;
};

/** Whether the gate opens for what a seat wants to do. */
export const mustMay = ({ caller, live, seat }: Sub, verb: Verb): void => {
  if (seat < 0 || !may(caller, verb, live.circle, seat)) throw new Declined('forbidden', 'not your seat');
};

const slow = ({ line, live, seat }: Sub): void => {
  const retry = line.house.limits.take('ANSWER_SECOND', `${live.tab} ${seat}`);
  if (retry > 0) throw new Declined('too-fast', 'too many answers', retry);
};

const sub = async (line: Line, { id, table, as, v }: SubMessage): Promise<void> => {
  const { limits, tables } = line.house;
  const { caller } = line;
  const retry = limits.take('SUB_MINUTE', line.key);
  if (retry > 0) return line.no(id, { why: 'too-fast', retry });
  const live = await tables.wake(table);
  // Whoever has gone meanwhile would be listened for, and seem to be there, for ever.
  if (line.isClosed) return;
  const isAllowed = as === 'watch' ? mayWatch(caller, live.circle) : may(caller, 'ws.sub', live.circle, as);
  // A private table is to a stranger as if it were not.
  if (!isAllowed) {
    const isKnown = may(caller, 'tables.see', live.circle);
    return line.no(id, { why: isKnown ? 'forbidden' : 'no-table' });
  }
  const h = line.handle();
  if (h === undefined) return line.no(id, { why: 'busy' });
  for (const old of line.subs())
    if (old.live === live && old.as === as) {
      line.drop(old);
      tables.leave(live, old);
    }
  const one = new Sub(line, h, live, as);
  line.hold(one);
  const { game, rules, pace } = live.head;
  line.say({
    t: 'subbed',
    id,
    h,
    game,
    rules,
    as,
    v: live.room?.version ?? 0,
    seats: live.seats(),
    terms: live.head.terms,
    pace: live.room?.pace ?? JSON.parse(pace),
  });
  tables.join(live, one, v);
  if (v === 0) await sayMixing(one);
  if (live.room === undefined && one.seat >= 0) await line.house.starts.beginIfAllAre(live.id, one.seat);
};

/** How the seed is mixed, or was: whoever comes to the table can see it. */
const sayMixing = async (one: Sub): Promise<void> => {
  const state = await one.line.house.luck.shown(one.live.head);
  if (state) one.tell({ t: 'mixing', ...state });
};

const unsub = (line: Line, { h }: UnsubMessage): void => {
  const one = line.sub(h);
  if (!one) return;
  line.drop(one);
  line.house.tables.leave(one.live, one);
  line.house.turns.lookedAway(line);
};

/** Items, whether they were named by number or by word. */
const answerIn = ({ game }: Rules, said: AnswerMessage['a']): Answer =>
  said.map(one => {
    const item = typeof one === 'number' ? one : game.item(one);
    if (item === undefined) throw new Fault('not-an-answer', 'no such item');
    return item;
  });

const sayOk = ({ line, live }: Sub, id: string, row: Given): void =>
  line.house.writer.after(
    live.tab,
    () => line.say({ t: 'ok', id, v: row.version, receipt: hex(receipt(row)) }),
    error => line.refuse(id, error),
  );

/** Writes down, without what was said, how a command fared and how long it took. */
const noter = ({ line, live, caller }: Sub, verb: Verb): ((outcome: string, version?: number) => void) => {
  const begun = performance.now();
  return (outcome, version) => {
    const ms = performance.now() - begun;
    if (verb === 'ws.answer' && outcome === 'ok') line.house.metrics.observe('answer_ms', ms);
    const { person } = caller;
    const took = { ms: Math.round(10 * ms) / 10, outcome };
    line.house.log.request({ verb, request: line.name, person, table: live.tab, version, ...took });
  };
};

/** Does what a seat commands, once: whoever repeats a command hears again how it fared. */
export const command = (
  one: Sub,
  verb: Verb,
  { id, v }: { readonly id: string; readonly v: number },
  deed: (room: Room, order: Order) => Done,
): void => {
  const { line, live, seat, caller } = one;
  mustMay(one, verb);
  slow(one);
  if (!live.room && !live.regaining)
    throw live.isLost ? new NotStored('broken') : new NoTable('the game has not begun');
  const order = { seat, actor: caller.person, cmd: id, now: line.house.now() };
  const note = noter(one, verb);
  let tries = 0;
  const failed = (error: unknown): void => {
    // Another machine was quicker, or it is not known: what is written tells, and whether it still counts.
    if (isUndecided(error) && ++tries < AGAIN) return void live.regaining?.then(again);
    note('not-stored');
    line.refuse(id, error, live);
  };
  const go = (row: Given | undefined): void => {
    try {
      if (row) sayOk(one, id, row);
      else
        line.house.tables.takeAt(live, at => deed(at, order), {
          stored: ({ row: { version } }) => note('ok', version),
          failed,
        });
    } catch (error) {
      line.refuse(id, error, live);
    }
  };
  const again = (): void => {
    if (line.isClosed) return;
    const before = line.house.tables.repeated(live, seat, id, v);
    if (before instanceof Promise) before.then(go, (error: unknown) => line.refuse(id, error));
    else go(before);
  };
  if (live.room) again();
  else void live.regaining?.then(again);
};

const answer = (line: Line, message: AnswerMessage): void => {
  const one = subOf(line, message.h, message.id);
  if (!one) return;
  command(one, 'ws.answer', message, (room, order) =>
    room.answer(order, message.v, answerIn(room.rules, message.a)),
  );
};

const retract = (line: Line, message: RetractMessage): void => {
  const one = subOf(line, message.h, message.id);
  if (one) command(one, 'ws.retract', message, (room, order) => room.retract(order, message.v));
};

const undo = (line: Line, message: UndoMessage): void => {
  const one = subOf(line, message.h, message.id);
  if (one) command(one, 'ws.undo', message, (room, order) => room.undo(order, message.v, message.to));
};

const seen = (line: Line, { h, v }: SeenMessage): void => {
  const one = line.sub(h);
  if (one && one.seat >= 0) line.house.seen(line.caller.person, one.live, v);
};

const here = (line: Line, { h, on }: HereMessage): void => {
  const one = line.sub(h);
  if (!one || one.on === on) return;
  one.on = on;
  if (one.seat >= 0) line.house.tables.noteHere(one.live, one.seat);
};

const ping = (line: Line): void => line.say({ t: 'pong' });

/** Says that it was heard: whoever says it again is told the same. */
const heard = ({ line, live }: Sub, id: string): void =>
  line.say({ t: 'ok', id, v: live.room?.version ?? 0 });

const mix = async (line: Line, message: MixMessage): Promise<void> => {
  const one = subOf(line, message.h, message.id);
  if (!one) return;
  mustMay(one, 'ws.mix');
  await line.house.luck.mix(one.live.head, one.seat, message);
  heard(one, message.id);
};

const open = async (line: Line, message: OpenMessage): Promise<void> => {
  const one = subOf(line, message.h, message.id);
  if (!one) return;
  mustMay(one, 'ws.open');
  await line.house.luck.open(one.live.head, one.seat, message);
  heard(one, message.id);
};

/** What a seat says besides its answers: a row that leaves the game as it is. */
const note = (
  line: Line,
  verb: Verb,
  message: { readonly h: number; readonly id: string; readonly v: number },
  draft: (room: Room, order: Order) => Draft,
): void => {
  const one = subOf(line, message.h, message.id);
  if (one) command(one, verb, message, (room, order) => room.note(order, draft(room, order)));
};

const offer = (line: Line, message: OfferMessage): void =>
  note(line, 'ws.offer', message, ({ course, pace }, { seat, now }) =>
    play.offer(
      course,
      pace,
      seat,
      { what: message.what, days: message.days, of: message.of },
      now,
      line.house.limits.of('OFFERS_TEN_MINUTES'),
    ),
  );

const reply = (line: Line, message: ReplyMessage): void =>
  note(line, 'ws.reply', message, ({ course, pace }, { seat, now }) =>
    play.reply(course, pace, seat, message.to, message.yes, now),
  );

const resign = (line: Line, message: ResignMessage): void =>
  note(line, 'ws.resign', message, ({ course }, { seat }) => play.resign(course, seat));

const back = (line: Line, message: BackMessage): void =>
  note(line, 'ws.back', message, ({ course }, { seat }) => play.comeBack(course, seat));

/** Texts are no rows of the log: they are written apart, and make nobody's answer stale. */
const say = async (line: Line, { h, id, to, text, phrase }: SayMessage): Promise<void> => {
  const one = subOf(line, h, id);
  if (!one) return;
  await line.house.chat.say(line.caller, one.live, { to, text, phrase }, id);
  heard(one, id);
};

export const DEEDS: { readonly [T in FromClient['t']]: Deed<T> } = {
  sub,
  unsub,
  answer,
  retract,
  undo,
  seen,
  here,
  ping,
  offer,
  reply,
  resign,
  back,
  say,
  mix,
  open,
};
