/**
 * Information-set Monte Carlo tree search: one tree over what the thinking seat can tell apart, each walk through it on
 * another table dealt to what the seat knows. Answers others give unseen do not branch: they are drawn from habit.
 */
import { apply, below, count, firstOpen, has, nth } from '@kaffeehaus/kernel';
import type { Answer, Ask, Chance, State } from '@kaffeehaus/kernel';
import type { Bot, Enough, Sight } from './bot.ts';
import { candidates, keyOf } from './candidates.ts';
import { Deals } from './deal.ts';
import type { Judge } from './judge.ts';
import { at } from './list.ts';
import type { Luck } from './luck.ts';
import { lead, playOn } from './playout.ts';
import { Race } from './race.ts';

/** An answer as the search knows it. */
export interface Branch {
  readonly answer: Answer;
  readonly prior: number;
  visits: number;
  /** By player: sum over the visits of the chance of winning. */
  readonly odds: number[];
  /** What is asked next differs with luck: a node for each question. */
  readonly then: Map<string, Node>;
}

/** By player: the chance of winning. */
export type Chances = readonly number[];

/** Where a walk led to, as it was judged there. */
interface Walked {
  readonly chances: Chances;
  readonly points: readonly number[];
}

export class Node {
  visits = 0;
  readonly branches = new Map<string, Branch>();
}

/** How curious the search is about answers that habit likes but that were seldom tried; found by matches. */
const CURIOSITY = 0.6;
/** New answers to a long question are added with the square root of the visits, times this. */
const WIDENING = 2;
/** Questions with at most so many answers are known as a whole. */
const SHORT = 24;
/** Answers that are compared at the root. */
const WIDE = 48;
/** What a point of the lead counts beside the chance of winning: where all is won or lost, there is still a score. */
const POINT = 0.02;
/** A hope that is not worth waiting for. */
const SLACK = 0.0001;
/** The share of curiosity that does not follow habit. */
const OPEN_MINDED = 0.25;

export class Search {
  readonly root = new Node();
  readonly #judge: Judge;
  readonly #table: State;
  readonly #ask: Ask;
  readonly #chance: Chance;
  /** The luck of the walk under way. */
  #luck: Luck = [];
  readonly #deals: Deals;
  #race: Race;

  constructor({ table, ask, chance }: Sight, judge: Judge) {
    this.#judge = judge;
    this.#ask = ask;
    this.#chance = chance;
    this.#deals = new Deals(judge, table, chance);
    this.#table = table;
    this.#race = new Race(this.#fresh(), SLACK);
  }

  /** The answer that has done best so far. */
  get favourite(): Answer {
    return this.#race.leader.answer;
  }

  /** What was thought of: the favourite, then what was thought of most. */
  get ranking(): readonly Branch[] {
    const { favourite } = this;
    const worthOf = ({ odds }: Branch): number => odds[this.#ask.seat] ?? 0;
    const isFavourite = ({ answer }: Branch): number => Number(keyOf(answer) === keyOf(favourite));
    return [...this.root.branches.values()].sort(
      (a, b) => isFavourite(b) - isFavourite(a) || b.visits - a.visits || worthOf(b) - worthOf(a),
    );
  }

  /** Walks through the tree until it is enough, or one answer is clearly best; with each at least once. */
  think(enough: Enough): void {
    // The clock starts with the first look at it: before the first heat.
    enough();
    do this.#heat();
    while (!enough() && (!this.#race.isOver || this.#widen()));
  }

  /** Answers not thought of yet, as many as can be compared at a time. */
  #fresh(): readonly Answer[] {
    const table = this.#table;
    const known = this.root.branches;
    const found = candidates(this.#judge.habits, table, this.#ask, WIDE, this.#chance).filter(
      answer => !known.has(keyOf(answer)),
    );
    for (const answer of found) this.#branch(this.root, table, this.#ask, answer);
    return found;
  }

  /** The best of a long question meets others, if there are more. */
  #widen(): boolean {
    const others = count(this.#ask) > WIDE ? this.#fresh() : [];
    if (others.length > 0) this.#race = new Race([this.favourite, ...others], SLACK);
    return others.length > 0;
  }

  /**
   * Walks on with these answers, each on the same tables, for whoever wants to know what comes of them: until it is
   * enough, but `least` times. Tells answer by answer, walk by walk, everybody's chances.
   */
  ponder(answers: readonly Answer[], enough: Enough, least: number): readonly (readonly Chances[])[] {
    const told = answers.map((): Chances[] => []);
    enough();
    for (let i = 0; i < least || !enough(); i++) {
      const walk = this.#together();
      answers.forEach((answer, a) => at(told, a).push(walk(answer).chances));
    }
    return told;
  }

  /** Walks once with each answer that may be the best. */
  #heat(): void {
    const { seat } = this.#ask;
    const walk = this.#together();
    this.#race.heat(answer => {
      const { chances, points } = walk(answer);
      return (at(chances, seat) + POINT * lead(points, seat)) / 2;
    });
  }

  /** Walks on the same table and with the same luck. */
  #together(): (answer: Answer) => Walked {
    const deal = this.#deals.next();
    return answer => {
      this.#luck = deal.luck();
      return this.#walk(deal.table(), answer);
    };
  }

  /** One walk: give the answer, go down the tree, on by habit, judge, and back up. */
  #walk(s: State, answer: Answer): Walked {
    const { game, mind } = this.#judge;
    const { seat } = this.#ask;
    const path: { node: Node; branch: Branch }[] = [];
    let node: Node | undefined = this.root;
    this.#othersAnswer(s);
    for (let ask = firstOpen(s); ask !== undefined && node !== undefined; ask = firstOpen(s)) {
      const branch = node === this.root ? this.#branch(node, s, ask, answer) : this.#choose(node, s, ask);
      path.push({ node, branch });
      apply(game, s, ask.seat, branch.answer);
      this.#othersAnswer(s);
      const next = firstOpen(s);
      if (branch.visits < (next?.seat === seat ? 1 : mind.heed)) break;
      node = nodeAfter(branch, next);
    }
    playOn(this.#judge, s, this.#luck, mind.ahead.far * s.seats);
    const points = this.#judge.forecast(s);
    const chances = this.#judge.chances(s, points);
    for (const { node: met, branch } of path) {
      met.visits++;
      branch.visits++;
      for (let p = 0; p < chances.length; p++) branch.odds[p] = (branch.odds[p] ?? 0) + at(chances, p);
    }
    return { chances, points };
  }

  /** Answers that the thinking seat will not see, or that are given at the same time, are drawn by habit. */
  #othersAnswer(s: State): void {
    const { game, habits } = this.#judge;
    for (let i = 0; i < s.wait.length; i++) {
      const ask = s.wait[i];
      if (ask === undefined || s.given[i] !== null) continue;
      const unseen = ask.seat !== this.#ask.seat && (s.wait.length > 1 || ask.secret);
      if (!unseen) continue;
      const before = s.wait;
      apply(game, s, ask.seat, habits.draw(s, ask, at(this.#luck, ask.seat)));
      // The last answer of a question leads to the next one.
      if (s.wait !== before) i = -1;
    }
  }

  #choose(node: Node, s: State, ask: Ask): Branch {
    const found = this.#available(node, s, ask);
    let tried = 0;
    let priors = 0;
    let won = 0;
    for (const branch of found) {
      tried += branch.visits;
      priors += branch.prior;
      won += branch.odds[ask.seat] ?? 0;
    }
    const mean = tried === 0 ? 0 : won / tried;
    const urge = CURIOSITY * Math.sqrt(tried + 1);
    let best = at(found, 0);
    let most = -Infinity;
    for (const branch of found) {
      const worth = branch.visits === 0 ? mean : at(branch.odds, ask.seat) / branch.visits;
      const prior = ((1 - OPEN_MINDED) * branch.prior) / priors + OPEN_MINDED / found.length;
      const value = worth + (urge * prior) / (1 + branch.visits);
      if (value <= most) continue;
      most = value;
      best = branch;
    }
    return best;
  }

  /** The answers of the node that this table allows; a long question shows more of them the more often it is asked. */
  #available(node: Node, s: State, ask: Ask): Branch[] {
    const n = count(ask);
    if (n <= SHORT) {
      const found: Branch[] = [];
      for (let r = 0; r < n; r++) found.push(this.#branch(node, s, ask, nth(ask, r)));
      return found;
    }
    const found: Branch[] = [];
    for (const branch of node.branches.values()) if (has(ask, branch.answer)) found.push(branch);
    const room = SHORT / 3 + WIDENING * Math.sqrt(node.visits);
    for (let tries = 0; found.length < room && tries < 3; tries++) {
      const luck = at(this.#luck, ask.seat);
      const lot = below(luck, 4) === 0;
      const answer = lot ? nth(ask, below(luck, n)) : this.#judge.habits.draw(s, ask, luck);
      const known = node.branches.size;
      const branch = this.#branch(node, s, ask, answer);
      if (node.branches.size > known) found.push(branch);
    }
    return found;
  }

  #branch(node: Node, s: State, ask: Ask, answer: Answer): Branch {
    const key = keyOf(answer);
    let branch = node.branches.get(key);
    if (branch === undefined) {
      const prior = this.#judge.habits.weightOf(s, ask, answer);
      branch = { answer, prior, visits: 0, odds: [], then: new Map() };
      node.branches.set(key, branch);
    }
    return branch;
  }
}

const nodeAfter = (branch: Branch, ask: Ask | undefined): Node | undefined => {
  if (ask === undefined) return undefined;
  const key = `${ask.seat}${ask.why}`;
  let node = branch.then.get(key);
  if (node === undefined) branch.then.set(key, (node = new Node()));
  return node;
};

export const hard: Bot = {
  name: 'hard',
  answer: (sight, judge, enough) => {
    const { ask } = sight;
    if (count(ask) === 1) return nth(ask, 0);
    const search = new Search(sight, judge);
    search.think(enough);
    return search.favourite;
  },
};
