/**
 * What answers would bring, from the masked table alone. The hidden cards are dealt twice, as the view itself orders them
 * and each of them elsewhere, and the answers are given at both tables: what both tell before the seat learns anything new is
 * certain. The seat is told nothing it cannot know, because nothing else went into it.
 */
import { isAlike } from './edit.ts';
import { KERNEL, fold } from './fold.ts';
import { score } from './game.ts';
import type { Answer, Card, Game, GameEvent, Phrase, Seat, State, Veil } from './game.ts';
import { dealAnew, isOver, maskEvent } from './hide.ts';
import { at } from './list.ts';
import { Hearing, apply, askOf, asked } from './play.ts';
import type { Seal } from './play.ts';
import { seeded } from './random.ts';

/** How far it can be told, and why no further. */
export type End =
  /** The seat is asked this. */
  | { readonly kind: 'again'; readonly why: string }
  /** These seats decide. */
  | { readonly kind: 'others'; readonly seats: readonly Seat[] }
  | { readonly kind: 'over' }
  /** The seat learns something: lots are drawn, it looks, a face is shown, all answers are in; or what follows hangs
   * on hidden cards. */
  | { readonly kind: 'news'; readonly by: Seal['by'] | 'answers' | 'hidden' };

/** One number or word of the viewer's table, by its path; `zones.3` is how many cards lie there. */
export interface Change {
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

export interface Preview<S extends State = State> {
  /** What is certain to happen, as the seat would hear it. */
  readonly events: readonly GameEvent[];
  /** The seat's table with all that on it; whom it asks what is as before. */
  readonly table: S;
  readonly changes: readonly Change[];
  /** What each score sheet gains. */
  readonly points: readonly number[];
  readonly end: End;
  /** Why it cannot be taken back afterwards; null if it can, or if only others stand in the way. */
  readonly seal: Seal['by'] | 'answers' | 'hidden' | null;
  /** The seat may take its last answer back afterwards. */
  readonly undo: boolean;
}

/** The two deals go on from luck of their own, which no table ever has. */
const LUCK = ['one', 'other'].map(name => seeded(`preview, ${name}`).key);

/** No card lies where it lay in the order given. */
const turnBy = (half: number) => (cards: Card[]) => {
  for (let n = half * (cards.length >> 1); n > 0; n--) cards.unshift(cards.pop() as Card);
};
const MIXES = [turnBy(0), turnBy(1)];

/** A table dealt from a view, before and after the answers. */
interface World<S extends State> {
  readonly before: S;
  readonly s: S;
  readonly events: Hearing;
}

const worldOf = <S extends State>(game: Game<S>, view: S, i: number): World<S> => {
  const before = dealAnew(game, view, { key: at(LUCK, i), drawn: 0 }, at(MIXES, i));
  const events = new Hearing();
  events.viewer = (view.veil as Veil).viewer;
  return { before, s: game.clone(before), events };
};

/** What giving these answers, one after another, would bring the seat whose view this is. */
export const preview = <S extends State>(game: Game<S>, view: S, answers: readonly Answer[]): Preview<S> => {
  if (view.veil === null) throw new Error('preview wants a masked table');
  const seat = view.veil.viewer;
  const worlds = [worldOf(game, view, 0), worldOf(game, view, 1)] as const;
  let owing: readonly Seat[] | null = null;
  for (const answer of answers) {
    const [{ s: table }] = worlds;
    // The answers of others to the same question are theirs: here nobody has given one.
    if (table.wait.length > 1) owing = asked(table).flatMap(ask => (ask.seat === seat ? [] : [ask.seat]));
    for (const { s, events } of worlds) {
      if (owing !== null) s.given = s.given.map(() => null);
      apply(game, s, seat, answer, events);
    }
    if (owing !== null || !isCertain(worlds, seat)) break;
  }
  return told(game, view, worlds, seat, owing);
};

/** Whether the answers so far led to the same question, and the seat learned nothing on the way. */
const isCertain = ([one, other]: readonly [World<State>, World<State>], seat: Seat): boolean =>
  one.events.news === null &&
  other.events.news === null &&
  one.events.length === other.events.length &&
  isAlike(questions(one.s, seat), questions(other.s, seat));

/** Who is asked what, as the seat sees it. */
const questions = (s: State, seat: Seat): unknown =>
  s.wait.map(ask => (ask.seat === seat ? ask : [ask.seat, ask.why]));

/** The events both tables told before there was news, as the seat would hear them. */
const common = (game: Game, [one, other]: readonly [World<State>, World<State>], seat: Seat): GameEvent[] => {
  const heard: GameEvent[] = [];
  const most = Math.min(
    one.events.news?.at ?? one.events.length,
    other.events.news?.at ?? other.events.length,
  );
  for (let i = 0; i < most; i++) {
    const event = maskEvent(game, at(one.events, i), seat);
    if (!isAlike(event, maskEvent(game, at(other.events, i), seat))) break;
    heard.push(event);
  }
  return heard;
};

/** `owing`: who else owes an answer to the same question, if it is asked of several. */
const told = <S extends State>(
  game: Game<S>,
  view: S,
  worlds: readonly [World<S>, World<S>],
  seat: Seat,
  owing: readonly Seat[] | null,
): Preview<S> => {
  const any = game as unknown as Game;
  const [one, other] = worlds;
  const events = common(any, worlds, seat);
  const whole = isCertain(worlds, seat) && events.length === one.events.length;
  const table = game.clone(view);
  for (const event of events) fold(any, table, event);
  const points = gains(any, one, whole ? -1 : events.length);
  const same = gains(any, other, whole ? -1 : events.length);
  return {
    events,
    table,
    changes: changesOf(view, table),
    points: points.map((n, i) => (n === same[i] ? n : 0)),
    ...(owing === null ? endOf(worlds, seat, whole) : together(owing)),
  };
};

type Ending = Pick<Preview, 'end' | 'seal' | 'undo'>;

const endOf = (
  [{ s, events }, other]: readonly [World<State>, World<State>],
  seat: Seat,
  whole: boolean,
): Ending => {
  const news = events.news ?? other.events.news;
  if (news !== null)
    return { end: { kind: 'news', by: news.by }, seal: sealOf(events, news.by), undo: false };
  if (!whole) return { end: { kind: 'news', by: 'hidden' }, seal: sealOf(events, 'hidden'), undo: false };
  const seal = events.seal?.by ?? null;
  if (isOver(s)) return { end: { kind: 'over' }, seal, undo: false };
  const mine = askOf(s, seat);
  const end: End =
    mine !== undefined
      ? { kind: 'again', why: mine.why }
      : { kind: 'others', seats: asked(s).map(ask => ask.seat) };
  return { end, seal, undo: isUndoable(s, seat) };
};

/** What sealed it first: maybe something that was news to others only. */
const sealOf = ({ seal }: Hearing, by: Seal['by'] | 'hidden'): Preview['seal'] => seal?.by ?? by;

/** Those who still owe an answer decide, or else all answers are shown at once. */
const together = (owing: readonly Seat[]): Ending =>
  owing.length > 0
    ? { end: { kind: 'others', seats: owing }, seal: null, undo: true }
    : { end: { kind: 'news', by: 'answers' }, seal: 'answers', undo: false };

/** As a host has it: what came before would take others' answers with it, and at the end all is shown. */
const isUndoable = (s: State, seat: Seat): boolean =>
  s.last === seat && s.wait.length <= 1 && !isOver(s) && s.ply > s.sealed;

/** What the score sheets of a table gain by its first events, −1 for all that was played. */
const gains = (game: Game, { before, s, events }: World<State>, most: number): readonly number[] => {
  const sheets = game.audit(before).map(score);
  const after = most < 0 ? s : game.clone(before);
  for (let i = 0; i < most; i++) fold(game, after, at(events, i));
  return game.audit(after).map((sheet, i) => score(sheet) - at(sheets, i));
};

const changesOf = (before: State, after: State): Change[] => {
  const found: Change[] = [];
  for (const [field, value] of Object.entries(after))
    if (!KERNEL.has(field)) compare(field, before[field as keyof State], value, found);
  after.zones.forEach((cards, zone) => {
    const { length } = at(before.zones, zone);
    if (length !== cards.length) found.push({ path: `zones.${zone}`, from: length, to: cards.length });
  });
  return found;
};

/** Adds what differs, down to single numbers and words; what is not there is null. */
const compare = (path: string, from: unknown, to: unknown, found: Change[]): void => {
  if (isAlike(from, to)) return;
  const entries = (x: unknown): readonly unknown[] => (Array.isArray(x) ? (x as readonly unknown[]) : []);
  if (!Array.isArray(from) && !Array.isArray(to)) {
    found.push({ path, from: from ?? null, to: to ?? null });
    return;
  }
  const most = Math.max(entries(from).length, entries(to).length);
  for (let i = 0; i < most; i++) compare(`${path}.${i}`, entries(from)[i], entries(to)[i], found);
};

/** A preview in words: what happens as the log would say it, points, how it ends, and whether there is a way back. */
export const previewPhrases = (game: Game, { events, points, end, seal, undo }: Preview): Phrase[] => {
  const phrases: Phrase[] = [];
  for (const event of events) {
    const phrase = event.k === undefined ? game.phrases.event(event) : undefined;
    if (phrase !== undefined) phrases.push(phrase);
  }
  points.forEach((n, who) => {
    if (n !== 0)
      phrases.push({ key: `common.preview.${n > 0 ? 'gains' : 'loses'}`, args: { who, n: Math.abs(n) } });
  });
  if (end.kind === 'others')
    for (const who of end.seats) phrases.push({ key: 'common.preview.others', args: { who } });
  else phrases.push({ key: `common.preview.${end.kind === 'news' ? end.by : end.kind}`, args: {} });
  if (undo) phrases.push({ key: 'common.preview.undo', args: {} });
  else if (seal !== null) phrases.push({ key: 'common.preview.sealed', args: { by: seal } });
  return phrases;
};
