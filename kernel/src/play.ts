/** The machine: a stack of unfinished sentences, advanced by answers. */
import { count, has, nth } from './choice.ts';
import { Fault, RulesError } from './fault.ts';
import { FIRST, OPEN, WATCHER, bit } from './game.ts';
import type {
  Act,
  Answer,
  Ask,
  Card,
  Deed,
  GameEvent,
  Frame,
  Game,
  Item,
  Op,
  Options,
  Refusal,
  Seat,
  State,
  Step,
  Viewers,
} from './game.ts';
import { openStep, opOf, opsOf } from './hide.ts';
import { learnMove, learnPeek, learnShuffle, learnFlip } from './learn.ts';
import { at, last, times } from './list.ts';
import { resolveOptions } from './options.ts';
import { below, seeded, shuffle } from './random.ts';

const NO_ITEMS: readonly Item[] = [];
const NO_ANSWERS: readonly Answer[] = [];
/** No sentence of any game needs more steps between two questions; more is a loop in the rules. */
const FUEL = 10_000;

/** What cannot be taken back, and before which event it happened. */
export interface Seal {
  readonly by: 'chance' | 'look' | 'face';
  readonly at: number;
}

/** Events, the first of what seals them, and the first by which the viewer learns something. */
export class Hearing extends Array<GameEvent> {
  viewer: Seat = WATCHER;
  seal: Seal | null = null;
  news: Seal | null = null;

  note(by: Seal['by'], learners: Viewers): void {
    const seal = { by, at: this.length };
    this.seal ??= seal;
    if ((learners & bit(this.viewer)) !== 0) this.news ??= seal;
  }
}

/** An `Act` is reused for every step, so that playing allocates nothing but what rules ask for. */
class Actor implements Act<State, Step> {
  game!: Game;
  ops!: ReadonlyMap<string, Op<State, Step>>;
  s!: State;
  me: Seat = 0;
  it: readonly Item[] = NO_ITEMS;
  answers: readonly Answer[] = NO_ANSWERS;
  heard = false;
  events: GameEvent[] | null = null;
  readonly queue: Frame[] = [];

  get pick(): Item {
    return this.answers[0]?.[0] ?? -1;
  }

  next(...steps: readonly Step[]): void {
    this.queue.push({ me: this.me, todo: steps, it: this.it });
  }

  say(steps: readonly Step[], seat = this.me, it = this.it): void {
    this.queue.push({ me: seat, todo: steps, it });
  }

  bind(...it: readonly Item[]): void {
    this.it = it;
    const { stack } = this.s;
    const { me, todo } = last(stack);
    stack[stack.length - 1] = { me, todo, it };
  }

  skip(): void {
    const { s } = this;
    let i = s.stack.length - 1;
    while (i >= 0 && at(s.at, i) >= 0) i--;
    if (i < 0) throw new RulesError('skip without a step to skip');
    s.stack.length = i + 1;
    s.at.length = i + 1;
    s.at[i] = ~at(s.at, i) + 1;
  }

  seal(by: Seal['by'], learners: Viewers): void {
    this.s.sealed = this.s.ply;
    if (this.events !== null && this.events instanceof Hearing) this.events.note(by, learners);
  }

  random(n: number): number {
    this.seal('chance', OPEN);
    return below(this.s.rng, n);
  }

  shuffleNumbers(list: number[]): void {
    this.seal('chance', OPEN);
    shuffle(this.s.rng, list);
  }

  shuffle(zone: number): void {
    this.seal('chance', OPEN);
    shuffle(this.s.rng, at(this.s.zones, zone));
    learnShuffle(this.game, this.s, zone);
    if (this.events) this.events.push({ k: 'shuffle', zone, n: at(this.s.zones, zone).length });
  }

  move(card: Card, from: number, to: number): void {
    const index = this.take(card, from);
    at(this.s.zones, to).push(card);
    this.arrive(card, from, to, index, 0);
  }

  tuck(card: Card, from: number, to: number): void {
    const index = this.take(card, from);
    at(this.s.zones, to).unshift(card);
    this.arrive(card, from, to, index, 1);
  }

  private take(card: Card, from: number): number {
    const cards = at(this.s.zones, from);
    const top = cards.length - 1;
    if (cards[top] === card) {
      cards.pop();
      return top;
    }
    const index = cards.indexOf(card);
    if (index < 0) throw new RulesError(`card ${card} is not in zone ${from}`);
    cards.splice(index, 1);
    return index;
  }

  private arrive(card: Card, from: number, to: number, place: number, under: number): void {
    const learners = learnMove(this.game, this.s, card, from, place, to, under === 1);
    if (learners !== 0) this.seal('face', learners);
    if (this.events) {
      const sees = at(this.s.sees, from) | at(this.s.sees, to);
      const index = at(this.game.zones(this.s.seats), from).loose ? -1 : place;
      this.events.push({ k: 'move', card, from, to, index, under, sees });
    }
  }

  peek(zone: number, index: number, viewer: Seat): void {
    this.seal('look', bit(viewer));
    const card = at(at(this.s.zones, zone), index);
    learnPeek(this.s, zone, index, card, viewer);
    if (this.events) this.events.push({ k: 'peek', zone, index, seat: viewer, card, sees: bit(viewer) });
  }

  flip(zone: number, sees: Viewers): void {
    const learners = learnFlip(this.game, this.s, zone, sees);
    if (learners !== 0) this.seal('face', learners);
    if (this.events) this.events.push({ k: 'flip', zone, cards: at(this.s.zones, zone).slice(), sees });
  }

  tell(deed: Deed): void {
    if (this.events) this.events.push(deed);
  }
}

/** One for all tables: engines know its fields by heart. Who plays one table while another is played puts it aside. */
const actor = new Actor();
let isActing = false;

/** Sets the table and plays to the first question. */
export const start = <S extends State>(
  game: Game<S>,
  options: Options,
  seats: number,
  seed: string,
  events: GameEvent[] | null = null,
): S => {
  const s = tableFor(game, options, seats);
  s.rng = seeded(seed);
  proceed(game, s, events);
  return s;
};

/** Of each game the table that was set last: who plays many games in a row mostly wants it again. */
const tables = new WeakMap<object, { readonly key: string; readonly table: State }>();

/** The table before anything happens, set or, if it was set before, cloned. */
const tableFor = <S extends State>(game: Game<S>, options: Options, seats: number): S => {
  mustSeat(game, seats);
  const key = `${seats} ${JSON.stringify(resolveOptions(game, options, seats))}`;
  const kept = tables.get(game);
  if (kept?.key === key) return game.clone(kept.table as S);
  const table = setTable(game, options, seats);
  tables.set(game, { key, table });
  return game.clone(table);
};

const mustSeat = (game: Pick<Game, 'id' | 'seats'>, seats: number): void => {
  const [min, max] = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new Fault('bad-seats', `${game.id} is for ${min} to ${max} seats, not ${seats}`, {
      game: game.id,
      min,
      max,
      seats,
    });
};

/** The table before anything happens: every card in its zone, nothing shuffled, nobody asked. */
export const setTable = <S extends State>(game: Game<S>, options: Options, seats: number): S => {
  mustSeat(game, seats);
  // Assembled first: a game that is too large is refused before anything lies anywhere.
  opsOf(game);
  const zones = game.zones(seats);
  const n = zones.length;
  const base: State = {
    rev: game.rev,
    seats,
    ply: 0,
    sealed: 0,
    last: -1,
    rng: { key: NO_ITEMS, drawn: 0 },
    stack: [],
    at: [],
    wait: [],
    given: [],
    zones: times(n, () => []),
    sees: times(n, z => at(zones, z).sees),
    cell: times(n, () => NO_ITEMS),
    exact: times(n, () => NO_ITEMS),
    pool: times(game.cards + 1, i => (i === 0 ? 0 : game.back(FIRST + i))),
    knows: times(game.cards + 1, () => 0),
    pools: 1000,
    veil: null,
  };
  const s = game.setup(base, resolveOptions(game, options, seats));
  for (let z = 0; z < zones.length; z++)
    for (const card of at(s.zones, z)) s.knows[card - FIRST] = at(s.sees, z);
  return s;
};

/** The seats that still owe an answer. */
export const asked = (s: State): readonly Ask[] => s.wait.filter((_, i) => at(s.given, i) === null);

/** The first of their questions. */
export const firstOpen = (s: State): Ask | undefined => {
  for (let i = 0; i < s.wait.length; i++) if (s.given[i] === null) return s.wait[i];
  return undefined;
};

export const askOf = (s: State, seat: Seat): Ask | undefined =>
  s.wait.find((ask, i) => ask.seat === seat && at(s.given, i) === null);

/** The one door: checks the answer, then plays on to the next question. A refused answer changes nothing. */
export const apply = <S extends State>(
  game: Game<S>,
  s: S,
  seat: Seat,
  answer: Answer,
  events: GameEvent[] | null = null,
): void => {
  if (s.veil !== null) throw maskedTable();
  const i = openIndex(s, seat);
  if (i < 0) throw refuseTurn(s, seat);
  if (!has(at(s.wait, i), answer)) throw refuseAnswer(game, s, at(s.wait, i), answer);
  s.given[i] = answer;
  for (let j = 0; j < s.given.length; j++) if (s.given[j] === null) return;
  countAnswers(s, seat);
  proceed(game, s, events);
};

const openIndex = (s: State, seat: Seat): number => {
  for (let i = 0; i < s.wait.length; i++) if (at(s.wait, i).seat === seat && s.given[i] === null) return i;
  return -1;
};

/** Takes back a sealed answer while others still think about the same simultaneous question. */
export const retract = (s: State, seat: Seat): void => {
  const i = s.wait.findIndex((ask, j) => ask.seat === seat && s.given[j] !== null && !forced(ask));
  if (i < 0)
    throw new Fault('nothing-to-undo', `seat ${seat + 1} has nothing to take back`, { seat: seat + 1 });
  s.given[i] = null;
};

/** Counts the answers just completed; another seat's answer seals what came before. */
const countAnswers = (s: State, seat: Seat): void => {
  // A question asked alone was put because it has more than one answer.
  let n = s.wait.length;
  if (n > 1) n = s.wait.reduce((sum, ask) => (forced(ask) ? sum : sum + 1), 0);
  if (s.last !== seat) s.sealed = s.ply;
  s.ply += n;
  s.last = n > 1 ? -1 : seat;
  if (n > 1) s.sealed = s.ply;
};

/** The kernel answers only what everybody can know to have one answer. */
export const forced = (ask: Ask): boolean => !ask.secret && count(ask) === 1;

const refuseTurn = (s: State, seat: Seat): Fault => {
  const over = s.wait.length === 0;
  return over
    ? new Fault('game-over', 'the game is over')
    : new Fault('not-your-turn', `seat ${seat + 1} is not asked`, { seat: seat + 1 });
};

const refuseAnswer = (game: Game, s: State, ask: Ask, answer: Answer): Fault => {
  const stray = answer.find(item => !ask.of.includes(item));
  // Rules are asked about what they know; anything may be handed in.
  const isKnown = stray !== undefined && game.item(game.word(stray)) === stray;
  const refusal = isKnown ? refusalOf(game, s, ask.seat, stray) : undefined;
  const words = answer.map(item => game.word(item)).join(' ') || 'nothing';
  const because = refusal ? ` (${refusal.rule})` : '';
  return new Fault(
    'not-an-answer',
    `${words} is not an answer to ${ask.why}${because}`,
    { words, why: ask.why },
    refusal,
  );
};

/** Why the open question does not offer this item to the seat, if a rule says so. */
export const refusalOf = (game: Game, s: State, seat: Seat, item: Item): Refusal | undefined => {
  const open = openStep(s);
  if (!open || !s.wait.some(ask => ask.seat === seat)) return undefined;
  return opOf(game, open.step).refuse?.(s, open.step, seat, item, open.frame.it);
};

/** Items a player may expect to be able to choose at the open question: those offered, and those refused. */
export const expected = (game: Game, s: State, seat: Seat): readonly Item[] => {
  const open = openStep(s);
  const ask = s.wait.find(a => a.seat === seat);
  if (!open || !ask) return NO_ITEMS;
  const more = opOf(game, open.step).expect?.(s, open.step, seat, open.frame.it) ?? NO_ITEMS;
  return [...ask.of, ...more.filter(item => !ask.of.includes(item))];
};

/** Plays on until somebody must answer, or to the end. Whatever a verb throws, nothing of it reaches another table. */
export const proceed = (game: Game, s: State, events: GameEvent[] | null = null): void => {
  if (s.veil !== null) throw maskedTable();
  if (isActing || events !== null) {
    proceedGuarded(game, s, events);
    return;
  }
  // Whoever plays without listening, as bots do by the thousand, does without the guard: it costs a twentieth of the
  // time. If a verb throws here the actor counts as acting from then on, and all others are played aside.
  prepare(game, s, null);
  playOn(s, actor.ops);
  isActing = false;
};

const prepare = (game: Game, s: State, events: GameEvent[] | null): void => {
  isActing = true;
  if (actor.game !== game) {
    actor.ops = opsOf(game);
    actor.game = game;
  }
  actor.s = s;
  actor.events = events;
  actor.heard = events !== null;
};

const proceedGuarded = (game: Game, s: State, events: GameEvent[] | null): void => {
  if (isActing) proceedAside(game, s, events);
  else
    try {
      prepare(game, s, events);
      playOn(s, actor.ops);
    } finally {
      isActing = false;
      if (actor.queue.length > 0) actor.queue.length = 0;
    }
};

/** Whoever hears an event, and a verb that looks ahead, may start or play other tables meanwhile. */
const proceedAside = (game: Game, s: State, events: GameEvent[] | null): void => {
  const { queue, ...rest } = actor;
  const due = queue.splice(0);
  isActing = false;
  try {
    proceed(game, s, events);
  } finally {
    isActing = true;
    Object.assign(actor, rest);
    // What the other table has left behind, if it failed, is none of this one's.
    queue.splice(0, queue.length, ...due);
  }
};

const playOn = (s: State, ops: ReadonlyMap<string, Op<State, Step>>): void => {
  let answers: readonly Answer[] = s.wait.length > 0 ? (s.given as readonly Answer[]) : NO_ANSWERS;
  for (let fuel = FUEL; fuel > 0; fuel--) {
    const top = s.stack.length - 1;
    if (top < 0) return settle(s);
    const frame = at(s.stack, top);
    const where = at(s.at, top);
    const index = where < 0 ? ~where : where;
    const step = frame.todo[index];
    if (step === undefined) {
      drop(s);
      continue;
    }
    const op = ops.get(step.do);
    if (op === undefined) throw new RulesError(`no verb ${step.do}`);
    if (answers === NO_ANSWERS) {
      if (where >= 0 && op.before !== undefined && offer(s, op.before(s, step, frame.me), top, index))
        continue;
      const found = op.ask === undefined ? NO_ANSWERS : question(s, op.ask(s, step, frame.me, frame.it));
      if (found === null) return;
      answers = found;
    }
    perform(s, op, step, frame, top, index, answers);
    answers = NO_ANSWERS;
  }
  throw new RulesError('runaway rules');
};

const maskedTable = (): Fault =>
  new Fault('masked-table', 'a masked table cannot be played on; deal its hidden cards anew first');

const drop = (s: State): void => {
  s.stack.pop();
  s.at.pop();
};

const settle = (s: State): void => {
  if (s.wait.length > 0) {
    s.wait = [];
    s.given = [];
  }
};

/** Reactions to a step come before it; when they are done the step follows unless one of them skipped it. */
const offer = (s: State, reactions: readonly Frame[], top: number, index: number): boolean => {
  if (reactions.length === 0) return false;
  s.at[top] = ~index;
  push(s, reactions);
  return true;
};

/** The first frame is the first to be acted out. */
const push = (s: State, frames: readonly Frame[]): void => {
  for (let i = frames.length - 1; i >= 0; i--) {
    s.stack.push(at(frames, i));
    s.at.push(0);
  }
};

/** Like `push`, but empties the queue one by one: made empty at once, it would have to grow anew each time. */
const pour = (queue: Frame[], s: State): void => {
  for (let frame = queue.pop(); frame !== undefined; frame = queue.pop()) {
    s.stack.push(frame);
    s.at.push(0);
  }
};

/** Puts the questions; returns the answers if the kernel could give them all, else null. */
const question = (s: State, asks: Ask | readonly Ask[] | undefined): readonly Answer[] | null => {
  if (asks === undefined) return NO_ANSWERS;
  return Array.isArray(asks) ? questions(s, asks as readonly Ask[]) : questionAlone(s, asks as Ask);
};

const questionAlone = (s: State, ask: Ask): readonly Answer[] | null => {
  const n = count(ask);
  if (n === 0) throw new RulesError(`dead end: ${ask.why}`);
  if (n === 1 && !ask.secret) return [nth(ask, 0)];
  s.wait = [ask];
  s.given = [null];
  return null;
};

const questions = (s: State, list: readonly Ask[]): readonly Answer[] | null => {
  if (list.length === 0) return NO_ANSWERS;
  let open = false;
  const given: (Answer | null)[] = [];
  for (const ask of list) {
    const n = count(ask);
    if (n === 0) throw new RulesError(`dead end: ${ask.why}`);
    const answer = n === 1 && !ask.secret ? nth(ask, 0) : null;
    given.push(answer);
    if (answer === null) open = true;
  }
  if (!open) return given as Answer[];
  if (list.length > 1 && new Set(list.map(ask => ask.seat)).size < list.length)
    throw new RulesError(`two questions at once: ${at(list, 0).why}`);
  s.wait = list;
  s.given = given;
  return null;
};

const perform = (
  s: State,
  op: Op<State, Step>,
  step: Step,
  frame: Frame,
  top: number,
  index: number,
  answers: readonly Answer[],
): void => {
  settle(s);
  s.at[top] = index + 1;
  actor.me = frame.me;
  actor.it = frame.it;
  actor.answers = answers;
  op.run(actor, step);
  const after = op.after === undefined ? NO_FRAMES : op.after(s, step, frame.me);
  if (after.length === 0 && actor.queue.length === 0) return;
  const over = s.stack.length - 1 === top && index + 1 >= frame.todo.length;
  if (over) drop(s);
  push(s, after);
  pour(actor.queue, s);
};

const NO_FRAMES: readonly Frame[] = [];
