/**
 * A QR code for a link, by ISO/IEC 18004: bytes, error correction level M, versions 1 to 10 (213 bytes). Links are
 * shorter, so nothing more is needed.
 */

/** Rows of dark and light modules. */
export type Matrix = readonly (readonly boolean[])[];

/** Light modules around a code, so that it is found. */
export const QUIET = 4;

/** By version: codewords of correction in each block, and how many blocks hold how many codewords of data. */
const BLOCKS: readonly (readonly [
  correction: number,
  ...groups: (readonly [count: number, size: number])[],
])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];

/** Where the small squares stand, by version. */
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  i => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

// The field of 256 elements in which corrections are reckoned.
const POWERS: number[] = [];
const LOGS: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  POWERS[i] = x;
  LOGS[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}

const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (POWERS[((LOGS[a] ?? 0) + (LOGS[b] ?? 0)) % 255] ?? 0);

/** The coefficients of the generator, without the first, which is one. */
const generatorOf = (degree: number): readonly number[] => {
  let found = [1];
  for (let i = 0; i < degree; i++) {
    const next = [...found, 0];
    found.forEach((value, k) => (next[k + 1] = (next[k + 1] ?? 0) ^ times(value, POWERS[i] ?? 0)));
    found = next;
  }
  return found.slice(1);
};

const correctionOf = (data: readonly number[], degree: number): readonly number[] => {
  const generator = generatorOf(degree);
  let rest: number[] = new Array<number>(degree).fill(0);
  for (const value of data) {
    const factor = value ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((old, i) => old ^ times(generator[i] ?? 0, factor));
  }
  return rest;
};

const capacityOf = (version: number): number =>
  (BLOCKS[version - 1] ?? [0]).slice(1).reduce<number>((sum, group) => {
    const [count, size] = group as readonly [number, number];
    return sum + count * size;
  }, 0);

/** Bits of the length: nine versions have a byte for it, the tenth has two. */
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

const versionFor = (bytes: number): number => {
  for (let version = 1; version <= BLOCKS.length; version++)
    if (4 + lengthBits(version) + 8 * bytes <= 8 * capacityOf(version)) return version;
  throw new Error('too long for a code');
};

const BYTES = 0b0100;
const PADS = [0xec, 0x11];

/** The message as codewords: its kind, its length, its bytes, an end, and what fills the rest. */
const dataOf = (bytes: Uint8Array, version: number): number[] => {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(BYTES, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const capacity = 8 * capacityOf(version);
  put(0, Math.min(4, capacity - bits.length));
  while (bits.length % 8 > 0) bits.push(0);
  for (let i = 0; bits.length < capacity; i++) put(PADS[i % 2] ?? 0, 8);
  return Array.from({ length: capacity / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((sum, bit) => 2 * sum + bit, 0),
  );
};

/** Blocks take turns: first all data, then all corrections. */
const interleaved = (data: readonly number[], version: number): readonly number[] => {
  const [degree, ...groups] = BLOCKS[version - 1] ?? [0];
  const blocks: number[][] = [];
  let at = 0;
  for (const [count, size] of groups)
    for (let i = 0; i < count; i++) blocks.push(data.slice(at, (at += size)));
  const corrections = blocks.map(block => correctionOf(block, degree));
  const inTurn = (lists: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...lists.map(list => list.length)) }, (_, i) =>
      lists.flatMap(list => list[i] ?? []),
    ).flat();
  return [...inTurn(blocks), ...inTurn(corrections)];
};

/** Modules, of which some are fixed whatever the message is. */
class Grid {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(version: number) {
    this.size = 17 + 4 * version;
    const empty = (): boolean[][] =>
      Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.fixed = empty();
    this.#draw(version);
  }

  set(row: number, column: number, isDark: boolean): void {
    const [line, held] = [this.dark[row], this.fixed[row]];
    if (!line || !held || column < 0 || column >= this.size) return;
    line[column] = isDark;
    held[column] = true;
  }

  #draw(version: number): void {
    const end = this.size - 1;
    for (let i = 0; i < this.size; i++) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    this.#align(ALIGNED[version - 1] ?? []);
    for (const [row, column] of [
      [3, 3],
      [3, end - 3],
      [end - 3, 3],
    ] as const)
      this.#square(row, column, 4, distance => distance !== 2 && distance !== 4);
    this.format(0);
    if (version >= 7) this.#number(version);
  }

  #align(places: readonly number[]): void {
    const [first, last] = [places[0], places.at(-1)];
    for (const row of places)
      for (const column of places) {
        const isCorner =
          (row === first && column === first) ||
          (row === first && column === last) ||
          (row === last && column === first);
        if (!isCorner) this.#square(row, column, 2, distance => distance !== 1);
      }
  }

  #square(row: number, column: number, reach: number, isDark: (distance: number) => boolean): void {
    for (let i = -reach; i <= reach; i++)
      for (let j = -reach; j <= reach; j++)
        this.set(row + i, column + j, isDark(Math.max(Math.abs(i), Math.abs(j))));
  }

  /** Level M and the mask, with their own correction, twice. */
  format(mask: number): void {
    let rest = mask;
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
    const end = this.size - 1;
    for (let i = 0; i < 6; i++) this.set(i, 8, bit(i));
    this.set(7, 8, bit(6));
    this.set(8, 8, bit(7));
    this.set(8, 7, bit(8));
    for (let i = 9; i < 15; i++) this.set(8, 14 - i, bit(i));
    for (let i = 0; i < 8; i++) this.set(8, end - i, bit(i));
    for (let i = 8; i < 15; i++) this.set(end - 14 + i, 8, bit(i));
    this.set(end - 7, 8, true);
  }

  /** From the seventh on, the version stands in the code. */
  #number(version: number): void {
    let rest = version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const isDark = ((bits >> i) & 1) === 1;
      const [near, far] = [Math.floor(i / 3), this.size - 11 + (i % 3)];
      this.set(near, far, isDark);
      this.set(far, near, isDark);
    }
  }

  /** Upwards and downwards in pairs of columns, from the right; the column of the fixed dots is left out. */
  fill(words: readonly number[]): void {
    let i = 0;
    for (let right = this.size - 1; right > 0; right -= right === 8 ? 3 : 2)
      for (let step = 0; step < this.size; step++)
        for (const column of [right, right - 1]) {
          const isUp = ((right < 7 ? right + 1 : right) & 2) === 0;
          const row = isUp ? this.size - 1 - step : step;
          const line = this.dark[row];
          if (!line || this.fixed[row]?.[column] === true) continue;
          line[column] = (((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1;
          i++;
        }
  }

  mask(mask: number): void {
    const turns = MASKS[mask];
    this.dark.forEach((line, row) =>
      line.forEach((isDark, column) => {
        if (this.fixed[row]?.[column] !== true && turns?.(row, column) === true) line[column] = !isDark;
      }),
    );
  }
}

const LOOKALIKE = [true, false, true, true, true, false, true, false, false, false, false];
const MIRRORED = [...LOOKALIKE].reverse();

/** How hard a line is to read: long runs, and what looks like a corner. */
const penaltyOfLine = (line: readonly boolean[]): number => {
  let sum = 0;
  for (let i = 0, run = 1; i < line.length; i++, run++)
    if (line[i] !== line[i + 1]) {
      if (run >= 5) sum += run - 2;
      run = 0;
    }
  for (let i = 0; i + LOOKALIKE.length <= line.length; i++) {
    const isLike = (pattern: readonly boolean[]): boolean => pattern.every((dark, k) => line[i + k] === dark);
    if (isLike(LOOKALIKE) || isLike(MIRRORED)) sum += 40;
  }
  return sum;
};

const penaltyOf = (dark: readonly (readonly boolean[])[]): number => {
  const columns = dark.map((_, i) => dark.map(line => line[i] === true));
  let sum = [...dark, ...columns].reduce((total, line) => total + penaltyOfLine(line), 0);
  dark.forEach((line, i) =>
    line.forEach((isDark, j) => {
      const others = [line[j + 1], dark[i + 1]?.[j], dark[i + 1]?.[j + 1]];
      if (others.every(other => other === isDark)) sum += 3;
    }),
  );
  const count = dark.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs((20 * count) / dark.length ** 2 - 10));
};

/** The code of a text, with the mask that is easiest to read. */
export const qrOf = (text: string): Matrix => {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = interleaved(dataOf(bytes, version), version);
  const made = MASKS.map((_, mask) => {
    const grid = new Grid(version);
    grid.fill(words);
    grid.mask(mask);
    grid.format(mask);
    return { dark: grid.dark, penalty: penaltyOf(grid.dark) };
  });
  return made.reduce((best, one) => (one.penalty < best.penalty ? one : best)).dark;
};

/** By the lower half and the upper: how it is written that they are dark. */
const HALVES: readonly (readonly [string, string])[] = [
  [' ', '▀'],
  ['▄', '█'],
];

/** A code for a terminal: two rows in each line, for letters are twice as high as wide. Dark is what is written. */
export const qrLines = (code: Matrix): readonly string[] => {
  const reach = code.length + QUIET;
  const isDark = (y: number, x: number): boolean => code[y]?.[x] === true;
  const lines: string[] = [];
  for (let y = -QUIET; y < reach; y += 2) {
    let line = '';
    for (let x = -QUIET; x < reach; x++)
      line += HALVES[Number(isDark(y + 1, x))]?.[Number(isDark(y, x))] ?? ' ';
    lines.push(line);
  }
  return lines;
};
