/**
 * Information-set Monte Carlo tree search: one tree over what the thinking seat can tell apart, each walk through it on
 * another table dealt to what the seat knows. Answers others give unseen do not branch: they are drawn from habit.
 */
import { apply, at, below, count, has, nth } from '@kaffeehaus/kernel';
import type { Answer, Ask, Chance, Seat, State } from '@kaffeehaus/kernel';
import type { Bot, Enough, Sight } from './bot.ts';
import { keyOf } from './candidates.ts';
import { Deals } from './deal.ts';
import type { Judge } from './judge.ts';
import { firstOpen, playOn } from './playout.ts';

/** An answer as the search knows it. */
export interface Branch {
  readonly answer: Answer;
  readonly prior: number;
  visits: number;
  /** Sum over the visits of the chance of winning of whoever answers. */
  won: number;
  /** What is asked next differs with luck: a node for each question. */
  readonly then: Map<string, Node>;
}

export class Node {
  visits = 0;
  readonly branches = new Map<string, Branch>();
}

/** Tuning, found by matches of the search against itself. */
export interface Temper {
  /** How curious it is about answers that habit likes but that were seldom tried. */
  readonly curiosity: number;
  /** New answers to a long question are added with the square root of the visits, times this. */
  readonly widening: number;
}

export const TEMPER: Temper = { curiosity: 0.6, widening: 2 };
/** Questions with at most so many answers are known as a whole. */
const SHORT = 24;
/** The share of curiosity that does not follow habit. */
const OPEN_MINDED = 0.25;

export class Search {
  readonly root = new Node();
  readonly #judge: Judge;
  readonly #seat: Seat;
  readonly #chance: Chance;
  readonly #deals: Deals;
  readonly #temper: Temper;

  constructor({ table, ask, chance }: Sight, judge: Judge, temper: Temper = TEMPER) {
    this.#judge = judge;
    this.#seat = ask.seat;
    this.#chance = chance;
    this.#deals = new Deals(judge, table, chance);
    this.#temper = temper;
  }

  /** Walks through the tree until it is enough; at least twice, so that there is something to choose from. */
  think(enough: Enough): void {
    do this.#walk();
    while (this.root.visits < 2 || !enough());
  }

  /** One walk: down the tree, on by habit, judge, and back up. */
  #walk(): void {
    const { game } = this.#judge;
    const s = this.#deals.next();
    const path: { node: Node; branch: Branch; seat: Seat }[] = [];
    let node: Node | undefined = this.root;
    this.#othersAnswer(s);
    for (let ask = firstOpen(s); ask !== undefined && node !== undefined; ask = firstOpen(s)) {
      const branch = this.#choose(node, s, ask);
      path.push({ node, branch, seat: ask.seat });
      apply(game, s, ask.seat, branch.answer);
      if (branch.visits === 0) break;
      this.#othersAnswer(s);
      node = nodeAfter(branch, firstOpen(s));
    }
    playOn(this.#judge, s, this.#chance, this.#judge.mind.ahead);
    const chances = this.#judge.chances(s);
    for (const { node: met, branch, seat } of path) {
      met.visits++;
      branch.visits++;
      branch.won += at(chances, seat);
    }
  }

  /** Answers that the thinking seat will not see, or that are given at the same time, are drawn by habit. */
  #othersAnswer(s: State): void {
    const { game, habits } = this.#judge;
    for (let i = 0; i < s.wait.length; i++) {
      const ask = s.wait[i];
      if (ask === undefined || s.given[i] !== null) continue;
      const unseen = ask.seat !== this.#seat && (s.wait.length > 1 || ask.secret);
      if (!unseen) continue;
      const before = s.wait;
      apply(game, s, ask.seat, habits.draw(s, ask, this.#chance));
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
      won += branch.won;
    }
    const mean = tried === 0 ? 0 : won / tried;
    const urge = this.#temper.curiosity * Math.sqrt(tried + 1);
    let best = at(found, 0);
    let most = -Infinity;
    for (const branch of found) {
      const worth = branch.visits === 0 ? mean : branch.won / branch.visits;
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
    const room = SHORT / 3 + this.#temper.widening * Math.sqrt(node.visits);
    for (let tries = 0; found.length < room && tries < 3; tries++) {
      const lot = below(this.#chance, 4) === 0;
      const answer = lot ? nth(ask, below(this.#chance, n)) : this.#judge.habits.draw(s, ask, this.#chance);
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
      branch = { answer, prior, visits: 0, won: 0, then: new Map() };
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

/** The answer tried most often. */
export const favourite = (node: Node): Branch => {
  let best: Branch | undefined;
  for (const branch of node.branches.values())
    if (
      best === undefined ||
      branch.visits > best.visits ||
      (branch.visits === best.visits && branch.won > best.won)
    )
      best = branch;
  if (best === undefined) throw new Error('nothing was thought of');
  return best;
};

export const hard: Bot = {
  name: 'hard',
  answer: (sight, judge, enough) => {
    const { ask } = sight;
    if (count(ask) === 1) return nth(ask, 0);
    const search = new Search(sight, judge);
    search.think(enough);
    return favourite(search.root).answer;
  },
};
