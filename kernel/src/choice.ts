/** The algebra of legal answers: count, test and unrank without enumerating. */
import type { Answer, Ask, Item, Seat, Shape } from './game.ts';
import { add } from './list.ts';

const NOTHING: readonly Item[] = [];

/** All questions are made here: an engine that knows one shape of them reads it faster. */
const make = (
  seat: Seat,
  why: string,
  shape: Shape,
  of: readonly Item[],
  min: number,
  max: number,
  cap: readonly number[] | null,
  about: readonly Item[],
  secret: boolean,
): Ask => ({ seat, why, shape, of, min, max, cap, secret, about });

export const one = (seat: Seat, why: string, of: readonly Item[], about = NOTHING): Ask =>
  make(seat, why, 'one', of, 1, 1, null, about, false);

export const may = (seat: Seat, why: string, of: readonly Item[], about = NOTHING): Ask =>
  make(seat, why, 'may', of, 0, 1, null, about, false);

export const subset = (
  seat: Seat,
  why: string,
  of: readonly Item[],
  min: number,
  max: number,
  about = NOTHING,
): Ask => make(seat, why, 'subset', of, min, max, null, about, false);

export const bag = (
  seat: Seat,
  why: string,
  of: readonly Item[],
  cap: readonly number[],
  min: number,
  max: number,
  about = NOTHING,
): Ask => make(seat, why, 'bag', of, min, max, cap, about, false);

export const arrangement = (
  seat: Seat,
  why: string,
  of: readonly Item[],
  min: number,
  max: number,
  about = NOTHING,
): Ask => make(seat, why, 'arrangement', of, min, max, null, about, false);

/** The same question, whose items only its seat may know. */
export const secret = ({ seat, why, shape, of, min, max, cap, about }: Ask): Ask =>
  make(seat, why, shape, of, min, max, cap, about, true);

/** What others see of a secret question: that it is asked. */
export const withheld = ({ seat, why, shape, about }: Ask): Ask =>
  make(seat, why, shape, NOTHING, 0, 0, null, about, true);

/** The question with this answer as the only one possible: what has one answer is never asked. */
export const settled = ({ seat, why, about }: Ask, answer: Answer): Ask => {
  if (answer.length === 1) return one(seat, why, answer, about);
  const of: Item[] = [];
  const cap: number[] = [];
  for (const item of answer) {
    const i = of.indexOf(item);
    if (i < 0) {
      of.push(item);
      cap.push(1);
    } else add(cap, i, 1);
  }
  return bag(seat, why, of, cap, answer.length, answer.length, about);
};

const choose = (n: number, k: number): number => {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
};

const falling = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 0; i < k; i++) ways *= n - i;
  return ways;
};

/**
 * How the bags of a question can be filled: `ways[i * width + k]` bags of k items from the i-th item on. The last
 * table is remembered, because counting, picking and listing the answers of one question follow each other.
 */
const table = { cap: [] as readonly number[], width: 0, ways: [] as number[] };

const fillTable = (cap: readonly number[], max: number): readonly number[] => {
  const { ways } = table;
  const width = max + 1;
  if (table.cap === cap && table.width === width) return ways;
  table.cap = cap;
  table.width = width;
  const end = cap.length * width;
  ways[end] = 1;
  for (let k = 1; k <= max; k++) ways[end + k] = 0;
  for (let i = cap.length - 1; i >= 0; i--) {
    const here = i * width;
    const rest = here + width;
    // With up to `most` of item i: the sum of the last most + 1 numbers of the row below, kept as it slides.
    const most = cap[i] as number;
    let sum = 0;
    for (let k = 0; k <= max; k++) {
      sum += ways[rest + k] as number;
      if (k > most) sum -= ways[rest + k - most - 1] as number;
      ways[here + k] = sum;
    }
  }
  return ways;
};

/** The number of legal answers that name exactly k items (no bags). */
const ways = (ask: Ask, k: number): number =>
  ask.shape === 'arrangement'
    ? k > ask.of.length
      ? 0
      : falling(ask.of.length, k)
    : choose(ask.of.length, k);

export const count = (ask: Ask): number => {
  if (ask.shape === 'one') return ask.of.length;
  if (ask.shape === 'may') return ask.of.length + 1;
  const bags = ask.cap && fillTable(ask.cap, ask.max);
  let n = 0;
  for (let k = ask.min; k <= ask.max; k++) n += bags ? (bags[k] as number) : ways(ask, k);
  return n;
};

export const has = (ask: Ask, answer: Answer): boolean => {
  const n = answer.length;
  if (n < ask.min || n > ask.max) return false;
  if (ask.shape === 'arrangement')
    return answer.every((x, i) => ask.of.includes(x) && answer.indexOf(x) === i);
  return inOrder(ask, answer);
};

/** Items come in the order the question lists them, each once, or in a bag as often as its cap allows. */
const inOrder = ({ of, cap }: Ask, answer: Answer): boolean => {
  let before = -1;
  let named = 0;
  for (const item of answer) {
    const at = of.indexOf(item);
    if (at < 0 || at < before) return false;
    named = at === before ? named + 1 : 1;
    if (named > (cap === null ? 1 : (cap[at] ?? 0))) return false;
    before = at;
  }
  return true;
};

/** The r-th legal answer, 0 ≤ r < count(ask). */
export const nth = (ask: Ask, r: number): Answer => {
  if (ask.shape === 'one') return [ask.of[r] as Item];
  if (ask.shape === 'may') return r === 0 ? NOTHING : [ask.of[r - 1] as Item];
  if (ask.cap) return nthBag(ask, ask.cap, r);
  let k = ask.min;
  for (let n = ways(ask, k); r >= n; n = ways(ask, k)) {
    r -= n;
    k++;
  }
  return ask.shape === 'arrangement' ? nthArrangement(ask.of, k, r) : nthSubset(ask.of, k, r);
};

const nthSubset = (of: readonly Item[], k: number, r: number): Answer => {
  const answer: Item[] = [];
  for (let i = 0; answer.length < k; i++) {
    const n = choose(of.length - i - 1, k - answer.length - 1);
    if (r < n) answer.push(of[i] as Item);
    else r -= n;
  }
  return answer;
};

const nthArrangement = (of: readonly Item[], k: number, r: number): Answer => {
  const left = [...of];
  const answer: Item[] = [];
  for (; k > 0; k--) {
    const n = falling(left.length - 1, k - 1);
    answer.push(...left.splice(Math.floor(r / n), 1));
    r %= n;
  }
  return answer;
};

const nthBag = (ask: Ask, cap: readonly number[], r: number): Answer => {
  const bags = fillTable(cap, ask.max);
  const width = ask.max + 1;
  let left = ask.min;
  for (; r >= (bags[left] as number); left++) r -= bags[left] as number;
  const answer: Item[] = [];
  for (let i = 0; left > 0; i++) {
    const rest = (i + 1) * width;
    for (; r >= (bags[rest + left] as number); left--) {
      r -= bags[rest + left] as number;
      answer.push(ask.of[i] as Item);
    }
  }
  return answer;
};

/** Every legal answer in the order of `nth`, for questions small enough to list: costs no more than the list is long. */
export const answers = (ask: Ask): Answer[] => {
  if (ask.shape === 'one') return ask.of.map(item => [item]);
  if (ask.shape === 'may') return [NOTHING, ...ask.of.map(item => [item])];
  const found: Answer[] = [];
  const list = ask.cap ? listBags : ask.shape === 'arrangement' ? listArrangements : listSubsets;
  for (let k = ask.min; k <= ask.max; k++) list(ask, 0, k, [], found);
  return found;
};

/** Adds to `found` every way to go on from `named` with so many more items, from the i-th on. */
type List = (ask: Ask, i: number, more: number, named: Item[], found: Answer[]) => void;

const listSubsets: List = (ask, i, more, named, found) => {
  if (more === 0) {
    found.push(named.slice());
    return;
  }
  for (; i + more <= ask.of.length; i++) {
    named.push(ask.of[i] as Item);
    listSubsets(ask, i + 1, more - 1, named, found);
    named.pop();
  }
};

const listArrangements: List = (ask, _, more, named, found) => {
  if (more === 0) {
    found.push(named.slice());
    return;
  }
  for (const item of ask.of) {
    if (named.includes(item)) continue;
    named.push(item);
    listArrangements(ask, 0, more - 1, named, found);
    named.pop();
  }
};

const listBags: List = (ask, i, more, named, found) => {
  const bags = fillTable(ask.cap as readonly number[], ask.max);
  if (bags[i * (ask.max + 1) + more] === 0) return;
  if (more === 0) {
    found.push(named.slice());
    return;
  }
  const most = Math.min(ask.cap?.[i] ?? 0, more);
  for (let x = 0; x <= most; x++) {
    listBags(ask, i + 1, more - x, named, found);
    named.push(ask.of[i] as Item);
  }
  named.length -= most + 1;
};

/** The items in the order `has` expects, whatever order a player named them in. */
export const inAskOrder = (ask: Ask, items: Answer): Answer =>
  ask.shape === 'arrangement' ? items : [...items].sort((a, b) => ask.of.indexOf(a) - ask.of.indexOf(b));
