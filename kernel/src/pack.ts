/**
 * Plain data as few bytes: small numbers, and strings and forms of objects from the lexicon, take one or two. A list of
 * numbers is told plainly, as steps from one to the next, or as runs of equal ones, whichever is shortest.
 */
import { Fault } from './fault.ts';
import { SHAPES } from './game.ts';
import type { Ask, Shape } from './game.ts';
import type { Form, Index } from './lexicon.ts';

/** The first byte of a value says its kind; those below `NEGATIVE` are the number itself. */
const NEGATIVE = 0x80;
const ALL = 0x88;
const NULL = 0x89;
const TRUE = 0x8a;
const FALSE = 0x8b;
const INTEGER = 0x8c;
const FLOAT = 0x8d;
const TEXT = 0x8e;
const OBJECT = 0x8f;
const ASK = 0x90;
const LIST = 0x91;
const STEPS = 0x92;
const RUNS = 0x93;
const STRING = 0x98;
const STRINGS = STRING + 32;
const FORM = STRINGS + 4;
const FORMS = FORM + 32;
const SHORT = FORMS + 4;
const PAIR = SHORT + 12;
const PAIRS = 0x100 - PAIR;

const NEGATIVES = ALL - NEGATIVE;
/** Numbers from `ONE_BYTE` on, and how many of them, take two bytes. */
const ONE_BYTE = 0x80;
const TWO_BYTES = PAIRS * 256;
const LISTED = STRINGS - STRING;
const SHORTEST = 4;

/** Deeper data, and longer lists, no table has. */
const DEPTH = 24;
export const LONGEST = 4096;

type Tree = { readonly [key: string]: unknown };

export const damaged = (what: string): Fault => new Fault('damaged-frame', `damaged message: ${what}`);

/** Its keys, in the order in which questions are made. */
const ASK_KEYS = ['seat', 'why', 'shape', 'of', 'min', 'max', 'cap', 'secret', 'about'];

const isAsk = (value: Tree): boolean => {
  let i = 0;
  for (const key in value) if (ASK_KEYS[i++] !== key) return false;
  return i === ASK_KEYS.length && SHAPES.includes(value['shape'] as Shape);
};

export const isNumbers = (list: readonly unknown[]): list is readonly number[] => {
  for (let i = 0; i < list.length; i++) {
    const n = list[i];
    if (typeof n !== 'number' || ((n | 0) !== n && !Number.isSafeInteger(n))) return false;
  }
  return true;
};

/** How many items a question wants unless it says otherwise. */
const isUsual = ({ shape, min, max }: Ask): boolean =>
  max === 1 && (shape === 'one' ? min === 1 : shape === 'may' && min === 0);

/** Bytes a number takes as a value. */
const sizeOf = (n: number): number =>
  n === 255 || (n >= -NEGATIVES && n < ONE_BYTE) ? 1 : n >= 0 && n < ONE_BYTE + TWO_BYTES ? 2 : 4;

/** A step to the next number of a list that fits into one byte; bytes above are runs of +1. */
const isStep = (step: number): boolean => step >= -63 && step <= 63;
const RUN_OF_ONES = 0x80;

/** Writes from the front; one buffer serves all, so whoever wants to keep the bytes copies them. */
export class Writer {
  private bytes = new Uint8Array(4096);
  private readonly index: Index;
  length = 0;

  constructor(index: Index) {
    this.index = index;
  }

  begin(): void {
    this.length = 0;
  }

  /** What was written since `begin`. */
  end(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  byte(n: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(2 * this.length);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length++] = n;
  }

  /** A whole number from 0 on. */
  count(n: number): void {
    let rest = n;
    while (rest >= 0x80) {
      this.byte((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.byte(rest);
  }

  value(x: unknown): void {
    if (typeof x === 'number') this.number(x);
    else if (typeof x === 'string') this.text(x);
    else if (x === null) this.byte(NULL);
    else if (typeof x === 'boolean') this.byte(x ? TRUE : FALSE);
    else if (Array.isArray(x)) this.list(x as readonly unknown[]);
    else this.object(x as Tree);
  }

  number(n: number): void {
    if (n >= 0 && n < ONE_BYTE && (n | 0) === n) this.byte(n);
    else if (n === 255) this.byte(ALL);
    else if (!Number.isSafeInteger(n)) this.float(n);
    else if (n < 0 && n >= -NEGATIVES) this.byte(NEGATIVE - 1 - n);
    else if (n > 0 && n < ONE_BYTE + TWO_BYTES) {
      this.byte(PAIR + ((n - ONE_BYTE) >> 8));
      this.byte((n - ONE_BYTE) & 255);
    } else {
      this.byte(INTEGER);
      this.count(n < 0 ? 1 : 0);
      this.count(Math.abs(n));
    }
  }

  private float(n: number): void {
    this.byte(FLOAT);
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, n);
    for (let i = 0; i < 8; i++) this.byte(view.getUint8(i));
  }

  text(text: string): void {
    const i = this.index.string(text);
    if (i >= 0) this.known(i, STRING, STRINGS);
    else {
      this.byte(TEXT);
      this.count(text.length);
      for (let k = 0; k < text.length; k++) this.count(text.charCodeAt(k));
    }
  }

  private known(i: number, one: number, two: number): void {
    if (i < LISTED) this.byte(one + i);
    else {
      this.byte(two + ((i - LISTED) >> 8));
      this.byte((i - LISTED) & 255);
    }
  }

  list(list: readonly unknown[]): void {
    if (list.length >= SHORTEST && isNumbers(list)) this.numbers(list);
    else this.plain(list);
  }

  private plain(list: readonly unknown[]): void {
    if (list.length < PAIR - SHORT) this.byte(SHORT + list.length);
    else {
      this.byte(LIST);
      this.count(list.length);
    }
    for (const entry of list) this.value(entry);
  }

  private numbers(list: readonly number[]): void {
    const first = list[0] as number;
    let plain = sizeOf(first);
    let steps = plain;
    let runs = plain + 2;
    let ones = 0;
    for (let i = 1; i < list.length; i++) {
      const n = list[i] as number;
      const step = n - (list[i - 1] as number);
      const size = sizeOf(n);
      plain += size;
      if (step !== 0) runs += size + 1;
      ones = step === 1 ? ones + 1 : 0;
      steps += !isStep(step) ? Infinity : ones > 1 && ones % 64 !== 1 ? 0 : 1;
    }
    if (runs < plain && runs <= steps) this.runs(list);
    else if (steps + 1 < plain) this.steps(list);
    else this.plain(list);
  }

  private runs(list: readonly number[]): void {
    this.byte(RUNS);
    this.count(list.length);
    for (let i = 0; i < list.length;) {
      const n = list[i] as number;
      let end = i + 1;
      while (end < list.length && list[end] === n) end++;
      this.number(n);
      this.count(end - i);
      i = end;
    }
  }

  private steps(list: readonly number[]): void {
    this.byte(STEPS);
    this.count(list.length);
    let before = list[0] as number;
    this.number(before);
    for (let i = 1; i < list.length;) {
      let ones = 0;
      while (ones < 64 && list[i + ones] === before + ones + 1) ones++;
      if (ones > 1) {
        this.byte(RUN_OF_ONES + ones);
        i += ones;
      } else this.byte((list[i++] as number) - before + 64);
      before = list[i - 1] as number;
    }
  }

  private object(value: Tree): void {
    if (isAsk(value)) return this.ask(value as unknown as Ask);
    const i = this.index.form(value);
    if (i < 0) return this.strange(value);
    this.known(i, FORM, FORMS);
    const { tag, keys } = this.index.lexicon.forms[i] as Form;
    for (let k = tag === '' ? 0 : 1; k < keys.length; k++) this.value(value[keys[k] as string]);
  }

  private strange(value: Tree): void {
    const keys = Object.keys(value);
    this.byte(OBJECT);
    this.count(keys.length);
    for (const key of keys) {
      this.text(key);
      this.value(value[key]);
    }
  }

  private ask(ask: Ask): void {
    const { shape, secret, cap } = ask;
    const usual = isUsual(ask);
    this.byte(ASK);
    this.byte(
      (SHAPES.indexOf(shape) << 4) |
        (secret ? 4 : 0) |
        (cap !== null ? 2 : 0) |
        (usual ? 1 : 0) |
        (ask.about.length > 0 ? 8 : 0),
    );
    this.number(ask.seat);
    this.text(ask.why);
    this.list(ask.of);
    if (!usual) {
      this.number(ask.min);
      this.number(ask.max);
    }
    if (cap !== null) this.list(cap);
    if (ask.about.length > 0) this.list(ask.about);
  }
}

/** Reads what a `Writer` wrote; from anything else it takes no more time or room than the bytes are worth. */
export class Reader {
  private readonly bytes: Uint8Array;
  private readonly index: Index;
  private depth = 0;
  private at = 0;
  /** Entries that runs may still bring: they take less room in the message than in the table. */
  private credit = 16 * LONGEST;

  constructor(bytes: Uint8Array, index: Index) {
    this.bytes = bytes;
    this.index = index;
  }

  byte(): number {
    const byte = this.bytes[this.at++];
    if (byte === undefined) throw damaged('it ends too soon');
    return byte;
  }

  /** The next byte, left where it is. */
  peek(): number {
    const byte = this.byte();
    this.at--;
    return byte;
  }

  /** Nothing may be left over. */
  end(): void {
    if (this.at !== this.bytes.length) throw damaged('it goes on too long');
  }

  count(): number {
    let n = 0;
    let unit = 1;
    for (;;) {
      const byte = this.byte();
      n += (byte & 0x7f) * unit;
      if (!Number.isSafeInteger(n)) throw damaged('a number is too large');
      if (byte < 0x80) return n;
      unit *= 0x80;
    }
  }

  /** A number below `end`. */
  below(end: number): number {
    const n = this.count();
    if (n >= end) throw damaged(`${n} where less than ${end} is possible`);
    return n;
  }

  /** How many of something follow, each of which takes a byte at least. */
  many(): number {
    const n = this.count();
    if (n > this.bytes.length - this.at) throw damaged('a list is longer than the message');
    return n;
  }

  /** A length that the message need not fill. */
  private length(): number {
    const n = this.count();
    this.credit -= n;
    if (n > LONGEST || this.credit < 0) throw damaged('a list is too long');
    return n;
  }

  number(): number {
    const n = this.value();
    if (typeof n !== 'number') throw damaged('a number is missing');
    return n;
  }

  integer(): number {
    const n = this.number();
    if (!Number.isSafeInteger(n)) throw damaged('a whole number is missing');
    return n;
  }

  list(): readonly unknown[] {
    const list = this.value();
    if (!Array.isArray(list)) throw damaged('a list is missing');
    return list as readonly unknown[];
  }

  integers(): number[] {
    const list = this.list();
    if (!isNumbers(list)) throw damaged('a list of numbers is missing');
    return list as number[];
  }

  value(): unknown {
    const kind = this.byte();
    if (kind < NEGATIVE) return kind;
    if (kind >= PAIR) return ONE_BYTE + ((kind - PAIR) << 8) + this.byte();
    if (kind < ALL) return NEGATIVE - 1 - kind;
    if (kind >= STRING && kind < STRINGS) return this.string(kind - STRING);
    if (kind >= STRINGS && kind < FORM) return this.string(LISTED + ((kind - STRINGS) << 8) + this.byte());
    if (++this.depth > DEPTH) throw damaged('it is too deep');
    const value = this.larger(kind);
    this.depth--;
    return value;
  }

  private string(i: number): string {
    const text = this.index.lexicon.strings[i];
    if (text === undefined) throw damaged('an unknown word');
    return text;
  }

  private larger(kind: number): unknown {
    if (kind >= SHORT) return this.plain(kind - SHORT);
    if (kind >= FORMS) return this.form(LISTED + ((kind - FORMS) << 8) + this.byte());
    if (kind >= FORM) return this.form(kind - FORM);
    switch (kind) {
      case ALL:
        return 255;
      case NULL:
        return null;
      case TRUE:
        return true;
      case FALSE:
        return false;
      case INTEGER:
        return this.large();
      case FLOAT:
        return this.float();
      case TEXT:
        return this.text();
      case OBJECT:
        return this.strange();
      case ASK:
        return this.ask();
      case LIST:
        return this.plain(this.many());
      case STEPS:
        return this.steps();
      case RUNS:
        return this.runs();
      default:
        throw damaged(`nothing begins with ${kind}`);
    }
  }

  private large(): number {
    const sign = this.below(2) === 1 ? -1 : 1;
    return sign * this.count();
  }

  private float(): number {
    const view = new DataView(new ArrayBuffer(8));
    for (let i = 0; i < 8; i++) view.setUint8(i, this.byte());
    const n = view.getFloat64(0);
    if (!Number.isFinite(n)) throw damaged('a number that is none');
    return n;
  }

  private text(): string {
    const units: number[] = [];
    for (let n = this.many(); n > 0; n--) units.push(this.below(0x1_0000));
    let text = '';
    for (const unit of units) text += String.fromCharCode(unit);
    return text;
  }

  private plain(length: number): unknown[] {
    const list: unknown[] = [];
    for (let i = 0; i < length; i++) list.push(this.value());
    return list;
  }

  private steps(): number[] {
    const length = this.length();
    const list = [this.integer()];
    let n = list[0] as number;
    while (list.length < length) {
      const step = this.byte();
      if (step <= RUN_OF_ONES) list.push((n += step - 64));
      else for (let ones = step - RUN_OF_ONES; ones > 0; ones--) list.push(++n);
    }
    if (list.length > length) throw damaged('a list is too long');
    return list;
  }

  private runs(): number[] {
    const length = this.length();
    const list: number[] = [];
    while (list.length < length) {
      const n = this.integer();
      const run = this.count();
      if (run === 0 || list.length + run > length) throw damaged('a list is too long');
      for (let i = 0; i < run; i++) list.push(n);
    }
    return list;
  }

  private form(i: number): object {
    const form = this.index.lexicon.forms[i];
    if (form === undefined) throw damaged('an unknown kind of object');
    const { tag, keys } = form;
    const value: { [key: string]: unknown } = {};
    if (tag !== '') value[keys[0] as string] = tag;
    for (let k = tag === '' ? 0 : 1; k < keys.length; k++) value[keys[k] as string] = this.value();
    return value;
  }

  private strange(): object {
    const value: { [key: string]: unknown } = {};
    for (let n = this.many(); n > 0; n--) {
      const key = this.value();
      // Set, this one would change what the object is.
      if (typeof key !== 'string' || key === '__proto__') throw damaged('a field without a name');
      value[key] = this.value();
    }
    return value;
  }

  private ask(): Ask {
    const head = this.byte();
    const shape = SHAPES[head >> 4];
    if (shape === undefined) throw damaged('an unknown kind of question');
    const usual = (head & 1) !== 0;
    const seat = this.integer();
    const why = this.value();
    if (typeof why !== 'string') throw damaged('a question without a name');
    const of = this.integers();
    const min = usual ? (shape === 'one' ? 1 : 0) : this.integer();
    const max = usual ? 1 : this.integer();
    const cap = (head & 2) !== 0 ? this.integers() : null;
    const about = (head & 8) !== 0 ? this.integers() : [];
    return { seat, why, shape, of, min, max, cap, secret: (head & 4) !== 0, about };
  }
}
