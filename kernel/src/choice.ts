/** The algebra of legal answers: count, test and unrank without enumerating. */
import type { Answer, Ask, Item, Seat, Shape } from './game.ts';

const NOTHING: readonly Item[] = [];

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
export const secret = (ask: Ask): Ask => ({ ...ask, secret: true });

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

/** `ways[k]`: how many bags of k items the caps from index `from` on allow, for k up to `max`. */
const bags = (cap: readonly number[], from: number, max: number): number[] => {
  let ways: number[] = new Array<number>(max + 1).fill(0);
  ways[0] = 1;
  for (let i = from; i < cap.length; i++) {
    const next = new Array<number>(max + 1).fill(0);
    for (let k = 0; k <= max; k++)
      for (let x = 0; x <= (cap[i] ?? 0) && k + x <= max; x++)
        next[k + x] = (next[k + x] ?? 0) + (ways[k] ?? 0);
    ways = next;
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
  const per = ask.cap ? bags(ask.cap, 0, ask.max) : null;
  let n = 0;
  for (let k = ask.min; k <= ask.max; k++) n += per ? (per[k] ?? 0) : ways(ask, k);
  return n;
};

export const has = (ask: Ask, answer: Answer): boolean => {
  const n = answer.length;
  if (n < ask.min || n > ask.max) return false;
  if (n === 1) return ask.of.includes(answer[0] as Item) && (ask.cap === null || room(ask, answer));
  if (ask.shape === 'arrangement')
    return answer.every((x, i) => ask.of.includes(x) && answer.indexOf(x) === i);
  return inOrder(ask, answer) && room(ask, answer);
};

/** Items come in the order the question lists them, each once unless it is a bag. */
const inOrder = (ask: Ask, answer: Answer): boolean => {
  let before = -1;
  for (const item of answer) {
    const at = ask.of.indexOf(item);
    if (at < 0 || at < before || (at === before && ask.cap === null)) return false;
    before = at;
  }
  return true;
};

const room = (ask: Ask, answer: Answer): boolean => {
  const cap = ask.cap;
  if (cap === null) return true;
  return ask.of.every((item, i) => answer.filter(x => x === item).length <= (cap[i] ?? 0));
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
  const all = bags(cap, 0, ask.max);
  let left = ask.min;
  for (; r >= (all[left] ?? 0); left++) r -= all[left] ?? 0;
  const answer: Item[] = [];
  for (let i = 0; i < cap.length; i++) {
    const rest = bags(cap, i + 1, left);
    let x = 0;
    for (; r >= (rest[left - x] ?? 0); x++) r -= rest[left - x] ?? 0;
    for (let j = 0; j < x; j++) answer.push(ask.of[i] as Item);
    left -= x;
  }
  return answer;
};

/** Every legal answer, for questions small enough to list. */
export const answers = (ask: Ask): Answer[] => Array.from({ length: count(ask) }, (_, r) => nth(ask, r));

/** The items in the order `has` expects, whatever order a player named them in. */
export const inAskOrder = (ask: Ask, items: Answer): Answer =>
  ask.shape === 'arrangement' ? items : [...items].sort((a, b) => ask.of.indexOf(a) - ask.of.indexOf(b));
