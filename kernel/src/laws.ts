/** The laws every game obeys, checked at every answer of a played game. */
import { count, has, nth } from './choice.ts';
import { Fault } from './fault.ts';
import { FIRST, WATCHER, score } from './game.ts';
import type { Answer, Ask, Card, GameEvent, Game, Options, Seat, State } from './game.ts';
import { untoldChange } from './fold.ts';
import { determinize, mask, maskEvent, opOf, openStep } from './hide.ts';
import { Host } from './host.ts';
import type { Save } from './host.ts';
import { at, times } from './list.ts';
import { Oracle } from './oracle.ts';
import { Hearing, apply, asked, expected, forced, setTable, refusalOf, start } from './play.ts';
import { below, seeded } from './random.ts';
import type { Chance } from './random.ts';
import { newRecord, readAnswer, replay } from './record.ts';
import type { GameRecord } from './record.ts';
import { difference, notJson } from './same.ts';
import { Tracker } from './tracker.ts';
import { packDelta, packView, unpackDelta, unpackView } from './wire.ts';
import { Witness, tellApart } from './worlds.ts';

export { anyOptions } from './options.ts';

/** For a single answer outside a played game. */
export { untoldChange };

export const LAWS = [
  'json',
  'save',
  'replay',
  'partition',
  'mask',
  'knowledge',
  'two worlds',
  'questions',
  'undo',
  'host',
  'told',
  'wire',
  'preview',
  'clone',
  'scores',
  'plays on',
  'refusals',
  'notation',
  'no crash',
] as const;
export type Law = (typeof LAWS)[number];

/** A law broken, with the record that leads there and the choices that made it. */
export class Broken extends Error {
  override readonly name = 'Broken';
  readonly law: Law;
  readonly record: GameRecord;
  readonly choices: readonly number[];

  constructor(law: Law, message: string, record: GameRecord, choices: readonly number[]) {
    super(`${law}: ${message}`);
    this.law = law;
    this.record = record;
    this.choices = choices;
  }
}

export interface Trial {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** Which answer each time, modulo how many there are, then the first; else by chance. Any list is a game. */
  readonly choices?: readonly number[];
  /** The costly laws (masks of all seats, two worlds, playing on) at every how many answers; 8 unless told. */
  readonly every?: number;
  /** Leave the game after so many answers; it is played to the end unless told. */
  readonly most?: number;
}

export interface Report {
  readonly answers: number;
  readonly rounds: number;
  readonly scores: readonly number[];
}

/** No game of ours is longer; one that is does not end. */
const LONGEST = 20_000;
const PLIES_OF_TWO_WORLDS = 12;
/** An item of no game. */
const UNHEARD_OF = 1_000_000;

/**
 * How a clone comes by what the kernel owns. Each game writes its clone as one literal, for engines play a fifth slower
 * on tables made in any other way; so this list stands here, and the law of clones holds the literals to it.
 */
const OWNED: { readonly [K in keyof State]: 'copied' | 'shared' } = {
  rev: 'shared',
  seats: 'shared',
  ply: 'shared',
  sealed: 'shared',
  last: 'shared',
  rng: 'copied',
  stack: 'copied',
  at: 'copied',
  wait: 'shared',
  given: 'copied',
  zones: 'copied',
  sees: 'shared',
  cell: 'shared',
  exact: 'shared',
  pool: 'shared',
  knows: 'copied',
  pools: 'shared',
  veil: 'shared',
};

/** Plays one game and checks every law at every answer. Throws `Broken`. */
export const checkGame = (game: Game, trial: Trial): Report => new Check(game, trial).play();

class Check {
  private readonly game: Game;
  private readonly trial: Trial;
  private readonly chance: Chance;
  private readonly host: Host;
  private readonly oracle: Oracle;
  private readonly witness: Witness;
  private readonly tracker: Tracker;
  private readonly cards: readonly Card[];
  private readonly choices: number[] = [];
  private law: Law = 'no crash';
  /** The table as it stood when it was last looked at: as text, and read from that text. */
  private save = '';
  private was: unknown;
  /** The record played again beside the game, always one answer behind: what undo would return to. */
  private readonly again: State;

  constructor(game: Game, trial: Trial) {
    this.game = game;
    this.trial = trial;
    this.chance = seeded(`players of ${trial.seed}`);
    const laid = setTable(game, trial.options, trial.seats);
    this.cards = laid.zones.flat().sort((a, b) => a - b);
    this.witness = new Witness(game, laid);
    this.tracker = new Tracker(game, laid);
    this.host = new Host(game, { record: newRecord(game, trial.options, trial.seats, trial.seed) });
    // Games begin with a clone: what it forgets would be missing from all that follows.
    this.expectSame('clone', 'a clone of the table as it was set', game.clone(laid), laid);
    this.oracle = new Oracle(this.host);
    this.again = replay(game, this.host.record);
    const { events } = at(this.host.turns, 0);
    this.witness.hear(events);
    this.tracker.hear(events);
    this.law = 'told';
    this.told(laid, events);
  }

  private get s(): State {
    return this.host.table;
  }

  play(): Report {
    try {
      while (!this.host.over) {
        this.look();
        if (this.choices.length >= (this.trial.most ?? Infinity)) return this.report();
        this.answer();
        if (this.choices.length > LONGEST) this.fail('questions', 'the game does not end');
      }
      this.end();
    } catch (error) {
      if (error instanceof Broken) throw error;
      const what = error instanceof Error ? error.message : String(error);
      throw new Broken(this.law, what, this.host.record, this.choices);
    }
    return this.report();
  }

  private report(): Report {
    const scores = this.game.audit(this.s).map(score);
    return { answers: this.choices.length, rounds: this.game.round(this.s), scores };
  }

  private fail(law: Law, message: string): never {
    throw new Broken(law, message, this.host.record, this.choices);
  }

  private expectSame(law: Law, what: string, a: unknown, b: unknown): void {
    const found = difference(a, b);
    if (found !== undefined) this.fail(law, `${what}: ${found}`);
  }

  /** Laws about a table as it stands. */
  private look(): void {
    const { s } = this;
    const wrong = notJson(s);
    if (wrong !== undefined) this.fail('json', wrong);
    this.law = 'partition';
    this.partition('cards', s);
    this.law = 'questions';
    this.questions();
    this.law = 'scores';
    this.scores();
    this.law = 'refusals';
    this.save = JSON.stringify(s);
    this.was = JSON.parse(this.save);
    for (const ask of asked(s)) this.refusals(ask);
    this.expectSame('refusals', 'the table after refusing', s, this.was);
    if (this.choices.length % (this.trial.every ?? 8) === 0) {
      this.law = 'clone';
      this.clones();
      this.law = 'mask';
      for (const viewer of this.witness.viewers()) this.views(viewer);
      this.law = 'two worlds';
      this.worlds();
      this.expectSame('clone', 'the table after playing with clones', s, this.was);
      this.law = 'host';
      this.opened(this.host.snapshot());
      if (this.choices.length % 64 === 0) this.opened(this.host.save());
    }
  }

  /** A save is opened where it was left, in the middle of a simultaneous question, too. */
  private opened(save: Save): void {
    const { host } = this;
    const other = new Host(this.game, JSON.parse(JSON.stringify(save)) as Save);
    this.expectSame('host', 'the table of a save', other.table, this.s);
    this.expectSame('host', 'the save of a save', other.save(), host.save());
    for (const seat of times(this.s.seats, i => i))
      if (other.undoable(seat) !== host.undoable(seat))
        this.fail('host', `seat ${seat + 1} can take back ${other.undoable(seat)} in a save`);
  }

  private clones(): void {
    const { s, game } = this;
    const t = game.clone(s);
    this.expectSame('clone', 'a clone', t, s);
    for (const [field, how] of Object.entries(OWNED) as [keyof State, string][])
      if ((t[field] === s[field]) !== (how === 'shared')) this.fail('clone', `${field} is not ${how}`);
    if (t.zones.some((cards, zone) => cards === s.zones[zone])) this.fail('clone', 'a zone is not copied');
  }

  /** Each card lies in exactly one place. */
  private partition(what: string, s: State): void {
    const times = new Uint8Array(this.game.cards + 1);
    let n = 0;
    for (const cards of s.zones)
      for (const card of cards) {
        times[card - FIRST] = (times[card - FIRST] ?? 0) + 1;
        n++;
      }
    if (n === this.cards.length && this.cards.every(card => times[card - FIRST] === 1)) return;
    const found = s.zones.flat().sort((a, b) => a - b);
    this.expectSame('partition', what, found, this.cards);
  }

  private questions(): void {
    const { s } = this;
    const seats = s.wait.map(ask => ask.seat);
    if (new Set(seats).size < seats.length) this.fail('questions', 'two questions to one seat');
    for (const ask of asked(s)) {
      if (count(ask) === 0) this.fail('questions', `no answer to ${ask.why}`);
      if (forced(ask)) this.fail('questions', `${ask.why} has one public answer and was asked all the same`);
    }
  }

  private scores(): void {
    for (const sheet of this.game.audit(this.s))
      for (const { source, points } of sheet)
        if (!Number.isInteger(points)) this.fail('scores', `${source} gives ${points}`);
  }

  /** Everything a player may expect is offered or refused by a rule; a refused item changes nothing. */
  private refusals(ask: Ask): void {
    const { s, game } = this;
    const open = openStep(s);
    if (open !== undefined && opOf(game, open.step).expect === undefined)
      this.fail('refusals', `${open.step.do} asks ${ask.why} and does not say what a player may expect`);
    for (const item of expected(game, s, ask.seat)) {
      if (game.item(game.word(item)) !== item) this.fail('notation', `${game.word(item)} is not ${item}`);
      if (ask.of.includes(item)) continue;
      const refusal = refusalOf(game, s, ask.seat, item);
      if (refusal === undefined || !game.rules.includes(refusal.rule))
        this.fail('refusals', `${ask.why}: ${game.word(item)} is neither offered nor refused by a rule`);
      this.mustRefuse(ask, [item]);
    }
    this.mustRefuse(ask, [UNHEARD_OF]);
  }

  private mustRefuse(ask: Ask, answer: Answer): void {
    try {
      apply(this.game, this.s, ask.seat, answer);
    } catch (error) {
      if (error instanceof Fault && error.code === 'not-an-answer') return;
      throw error;
    }
    this.fail('refusals', `${ask.why} took ${answer.map(item => this.game.word(item)).join(' ')}`);
  }

  /** A view says what its viewer has seen, no more and no less; dealing it anew changes nothing in it. */
  private views(viewer: Seat): void {
    const { s, game } = this;
    const masked = mask(game, s, viewer);
    const wrong = this.tracker.wrong(s, masked, viewer);
    if (wrong !== undefined) this.fail('knowledge', wrong);
    if (masked.rng.key.length > 0) this.fail('mask', 'the seed is shown');
    const dealt = determinize(game, masked, this.chance);
    this.expectSame('mask', `dealt anew for seat ${viewer + 1}`, mask(game, dealt, viewer), masked);
    this.partition('cards dealt anew', dealt);
    if (below(this.chance, 8) === 0) this.playsOn(dealt);
  }

  private playsOn(dealt: State): void {
    this.law = 'plays on';
    for (let i = 0; dealt.wait.length > 0; i++) {
      const open = asked(dealt);
      const ask = at(open, below(this.chance, open.length));
      apply(this.game, dealt, ask.seat, nth(ask, below(this.chance, count(ask))));
      if (i > LONGEST) this.fail('plays on', 'a game dealt anew does not end');
    }
    this.law = 'mask';
  }

  private worlds(): void {
    const { witness, chance } = this;
    const viewer = below(chance, this.trial.seats);
    const card = at(this.cards, below(chance, this.cards.length));
    const twins = witness.twins(viewer, card);
    if (twins.length === 0) return;
    const pair = [card, at(twins, below(chance, twins.length))] as const;
    const told = tellApart(this.game, this.s, witness, viewer, pair, chance, PLIES_OF_TWO_WORLDS);
    if (told !== undefined) this.fail('two worlds', told);
  }

  private choose(n: number): number {
    const { choices } = this.trial;
    const next = choices ? (choices[this.choices.length] ?? 0) % n : below(this.chance, n);
    this.choices.push(next);
    return next;
  }

  /** Laws about one answer: the save goes on equally, undo returns exactly here, seals hold. */
  private answer(): void {
    const { s, game } = this;
    const open = asked(s);
    const ask = at(open, this.trial.choices ? 0 : below(this.chance, open.length));
    const answer = nth(ask, this.choose(count(ask)));
    if (!has(ask, answer)) this.fail('questions', `${ask.why}: a listed answer is not an answer`);
    const before = { sealed: s.sealed, drawn: s.rng.drawn, ply: s.ply };
    const copy = game.clone(s);
    this.law = 'no crash';
    const { events } = this.host.answer(ask.seat, answer);
    this.law = 'save';
    const loaded = game.clone(JSON.parse(this.save) as State);
    const hearing = new Hearing();
    hearing.viewer = ask.seat;
    apply(game, loaded, ask.seat, answer, hearing);
    this.expectSame('save', 'a save played on', loaded, this.s);
    this.expectSame('clone', 'the original of a clone', copy, this.was);
    this.law = 'undo';
    this.undo(ask, answer, before, events);
    this.law = 'told';
    this.told(copy, events);
    this.law = 'preview';
    const falsehood = this.oracle.falsehood(copy, ask, answer, hearing);
    if (falsehood !== undefined) this.fail('preview', falsehood);
    if (this.choices.length % (this.trial.every ?? 8) !== 0) return;
    this.law = 'wire';
    for (const viewer of this.witness.viewers()) this.wire(copy, events, viewer);
  }

  /** What travels as a view, or as what became of one, arrives as it was, to the byte. */
  private wire(before: State, events: readonly GameEvent[], viewer: Seat): void {
    const { game, s } = this;
    const view = mask(game, s, viewer);
    const heard = events.map(event => maskEvent(game, event, viewer));
    const had = mask(game, before, viewer);
    const there = unpackDelta(game, had, packDelta(game, had, view, heard));
    this.arrives('the next view', there.view, view, viewer);
    this.arrives('events', there.events, heard, viewer);
    this.arrives('a view', unpackView(game, s.seats, packView(game, view)), view, viewer);
    this.expectSame('wire', 'the view before', had, mask(game, before, viewer));
  }

  private arrives(what: string, there: unknown, here: unknown, viewer: Seat): void {
    if (JSON.stringify(there) === JSON.stringify(here)) return;
    const found = difference(there, here) ?? 'fields in another order';
    this.fail('wire', `${what} of seat ${viewer + 1} arrives otherwise: ${found}`);
  }

  /** Whatever changed in what a viewer sees is explained by what it heard. */
  private told(before: State, events: readonly GameEvent[]): void {
    const seat = this.choices.length % (this.trial.seats + 1);
    const viewer = seat === this.trial.seats ? WATCHER : seat;
    const untold = untoldChange(this.game, before, events, this.s, viewer);
    if (untold !== undefined) this.fail('told', `${untold}, which seat ${viewer + 1} did not hear of`);
  }

  private undo(
    ask: Ask,
    answer: Answer,
    before: { sealed: number; drawn: number; ply: number },
    events: readonly GameEvent[],
  ): void {
    const { s } = this;
    const news = this.witness.hear(events);
    this.tracker.hear(events);
    if (s.sealed < before.sealed || s.sealed > s.ply) this.fail('undo', `sealed ${s.sealed} at ply ${s.ply}`);
    if (s.ply === before.ply) return this.undoSealed(ask, answer);
    if (s.rng.drawn !== before.drawn && s.sealed < s.ply) this.fail('undo', 'chance can be taken back');
    if (news && s.sealed < s.ply) this.fail('undo', 'a face that was shown can be taken back');
    const mine = this.host.undoable(ask.seat);
    this.onlyThese(mine > 0 ? [ask.seat] : [], `an answer of seat ${ask.seat + 1}`);
    if (mine > 0 && this.host.over) this.fail('undo', 'the end of the game can be taken back');
    if (mine > 0) {
      this.expectSame('undo', 'the shorter record', this.again, this.was);
      this.takeBack(ask.seat, answer);
    }
    this.catchUp();
  }

  /** Taken back, an answer has not been; given again, it is as if it had never been taken back. */
  private takeBack(seat: Seat, answer: Answer): void {
    const after = this.game.clone(this.s);
    const { version } = this.host;
    this.host.undo(seat);
    this.expectSame('undo', 'the table after undo', this.s, this.was);
    this.host.answer(seat, answer);
    this.expectSame('undo', 'the table after the same answer', this.s, after);
    if (this.host.version !== version + 2) this.fail('undo', 'a version that does not grow');
  }

  /** While others think, each seat may take back its own sealed answer and nothing else, and all others stay. */
  private undoSealed({ seat }: Ask, answer: Answer): void {
    const { s } = this;
    const sealed = s.wait.filter((ask, i) => s.given[i] !== null && !forced(ask)).map(ask => ask.seat);
    this.onlyThese(sealed, 'more than a sealed answer');
    this.takeBack(seat, answer);
  }

  private onlyThese(seats: readonly Seat[], what: string): void {
    for (const seat of times(this.s.seats, i => i))
      if (!seats.includes(seat) && this.host.undoable(seat) > 0)
        this.fail('undo', `seat ${seat + 1} can take back ${what}`);
  }

  /** Plays the new answers of the record again, from their words; those to one question stand in seat order. */
  private catchUp(): void {
    const { answers } = this.host.record;
    let before = -1;
    for (let i = this.again.ply; i < answers.length; i++) {
      const [seat, answer] = readAnswer(this.game, at(answers, i), i + 1);
      if (seat <= before) this.fail('replay', 'answers to one question not in seat order');
      before = seat;
      apply(this.game, this.again, seat, answer);
    }
  }

  private end(): void {
    this.law = 'scores';
    this.scores();
    const { seats } = this.game.winners(this.s);
    // An automaton may win too: it has a sheet but no seat of its own.
    const sheets = this.game.audit(this.s).length;
    if (seats.length === 0 || seats.some(seat => seat < 0 || seat >= sheets))
      this.fail('scores', `winners ${seats.join(', ')}`);
    this.law = 'replay';
    const again = JSON.parse(JSON.stringify(this.host.record)) as GameRecord;
    this.expectSame('replay', 'the record played again', replay(this.game, again), this.s);
    this.law = 'host';
    this.watch();
  }

  /** A film shows every table of the game, and tells what the host told. */
  private watch(): void {
    const { film, record, story } = this.host;
    const s = start(this.game, record.options, record.seats, record.seed);
    for (let n = 1; n <= film.length; n++) {
      const { seat, answer } = film.shot(n);
      apply(this.game, s, seat, answer);
      if (n % 17 === 0) this.expectSame('host', `the film after ${n} answers`, film.at(n), s);
    }
    const [, ...tail] = this.host.turns;
    const other = new Host(this.game, { record: { ...record, answers: [] }, tail });
    this.expectSame('host', 'the turns taken again', other.save(), this.host.save());
    const told = times(film.length + 1, n => film.shot(n).events).flat();
    const heard = story.flatMap(turn => turn.events);
    this.expectSame('host', 'what a film tells', told, heard);
  }
}
