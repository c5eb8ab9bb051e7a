/** The table of motions: what each beat lays over the page, and how that moves. Only `transform` and `opacity` change. */
import { type Beat, type Field, type Move, ownerOf } from '../seat/beat.ts';
import { boxed, copyOf, labelAt, signAt, turned } from './copy.ts';
import { type Frame, type Stage, between, isNear, shift } from './flight.ts';
import type { Box, Sighted } from './sight.ts';
import { type Cue, GLIDE, TIMES, TOKENS, flownOf } from './times.ts';

type Of<K extends Move['do']> = Extract<Move, { do: K }>;
type Play<K extends Move['do']> = (stage: Stage, beat: Of<K>, begin: number) => void;

const SIGN = 34;
const TOKEN = 24;

/** Not there, then there. */
const appear = (at: number): Frame[] => [
  { at: 0, opacity: 0 },
  { at, opacity: 0 },
  { at, opacity: 1 },
];
const vanish = (at: number): Frame[] => [
  { at, opacity: 1 },
  { at, opacity: 0 },
];

/** A thin line round something. */
const ring = (box: Box, name = 'aloft-ring'): HTMLElement =>
  boxed({ x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 }, name);

const flash = (stage: Stage, { box }: Sighted, at: number, length: number): void => {
  stage.add(
    ring(box),
    { at, opacity: 0 },
    { at: at + length * 0.2, opacity: 1 },
    { at: at + length, opacity: 0 },
  );
};

interface Trip {
  readonly element: HTMLElement;
  /** To where it came from, seen from where it goes. */
  readonly back: readonly [number, number];
  /** It lay there for all to see before it went. */
  readonly waits: boolean;
}

/** Somebody's thing on its way to where it is now. */
const trip = (
  stage: Stage,
  { what, sign, from, to }: Of<'piece'>,
  begin: number,
  size: number,
): Trip | undefined => {
  const was = stage.was(what, from);
  const own = what === undefined ? undefined : stage.sight.at(what);
  const goal = own ?? stage.now(to);
  if (!was || !goal || isNear(was.box, goal.box)) return undefined;
  if (own) stage.hide(own);
  const element = own ? copyOf(own.element, own.box) : signAt(goal.box, size, sign);
  const flight = stage.add(element);
  stage.land(what, flight, goal.box, begin);
  return { element, back: between(goal.box, was.box), waits: was.gone !== undefined };
};

/** What flies is the last flight that was added. */
const fly = (stage: Stage, { waits }: Trip, begin: number, ...frames: Frame[]): void => {
  stage.flights.at(-1)?.frames.push(...(waits ? [{ at: 0, opacity: 1 }] : appear(begin)), ...frames);
};

const piece: Play<'piece'> = (stage, beat, begin) => {
  const made = trip(stage, beat, begin, SIGN);
  if (!made) return;
  const [x, y] = made.back;
  const arc = Math.min(48, 8 + Math.hypot(x, y) * 0.12);
  const end = begin + TIMES.piece;
  fly(
    stage,
    made,
    begin,
    { at: begin, transform: shift(x, y), easing: 'ease-out' },
    { at: begin + 60, transform: shift(x, y - 8, 'scale(1.08)'), easing: 'ease-in' },
    { at: begin + 170, transform: shift(x * 0.4, y * 0.4 - arc, 'scale(1.12)'), easing: GLIDE },
    { at: end, transform: shift(0, 0, 'scale(1)') },
  );
};

const card: Play<'card'> = (stage, beat, begin) => {
  const made = trip(stage, { ...beat, do: 'piece' }, begin, 46);
  if (!made) return;
  const [x, y] = made.back;
  fly(
    stage,
    made,
    begin,
    { at: begin, transform: shift(x, y, 'rotate(-4deg)'), easing: GLIDE },
    { at: begin + TIMES.card, transform: shift(0, 0, 'rotate(0deg)') },
  );
};

/** It is drawn no longer, or elsewhere: a copy of what was there leaves. */
const remove: Play<'remove'> = (stage, { what, sign, from, to }, begin) => {
  const was = stage.was(what, from);
  if (!was) return;
  const goal = stage.now(to);
  const element = was.gone ? copyOf(was.gone.element, was.gone.box) : signAt(was.box, SIGN, sign);
  element.classList.add('is-leaving');
  const [x, y] = goal ? between(was.box, goal.box) : [0, 24];
  const end = begin + TIMES.remove;
  stage.add(
    element,
    ...(was.gone ? [{ at: 0, opacity: 1 }] : appear(begin)),
    { at: begin, opacity: 1, transform: shift(0, 0, 'rotate(0deg)'), easing: 'ease-in' },
    { at: end, opacity: 0, transform: shift(x, y, 'rotate(8deg) scale(.7)') },
  );
};

/** The back turns away, then the face turns up. */
const flip: Play<'flip'> = (stage, { at }, begin) => {
  const seen = stage.now(at);
  if (!seen) return;
  stage.hide(seen);
  const half = begin + TIMES.flip / 2;
  stage.add(
    boxed(seen.box, 'aloft-back'),
    { at: begin, transform: 'scaleX(1)', easing: 'ease-in' },
    { at: half, transform: 'scaleX(0)' },
    ...vanish(half),
  );
  stage.add(
    copyOf(seen.element, seen.box),
    ...appear(half),
    { at: half, transform: 'scaleX(0)', easing: 'ease-out' },
    { at: begin + TIMES.flip, transform: 'scaleX(1)' },
  );
};

/** Something stays where it is and moves a little. */
const stir = (stage: Stage, seen: Sighted | undefined, frames: Frame[]): void => {
  if (!seen) return;
  stage.hide(seen);
  stage.add(copyOf(seen.element, seen.box), ...frames);
};

const nod: Play<'nod'> = (stage, { at }, begin) =>
  stir(stage, stage.now(at), [
    { at: begin, transform: shift(0, 0), easing: 'ease-out' },
    { at: begin + TIMES.nod / 2, transform: shift(0, 5), easing: 'ease-in' },
    { at: begin + TIMES.nod, transform: shift(0, 0) },
  ]);

const fan: Play<'fan'> = (stage, { at }, begin) =>
  stir(stage, stage.now(at), [
    { at: begin, transform: 'rotate(0deg)', easing: 'ease-out' },
    { at: begin + TIMES.fan / 3, transform: 'rotate(-7deg)' },
    { at: begin + (TIMES.fan * 2) / 3, transform: 'rotate(7deg)' },
    { at: begin + TIMES.fan, transform: 'rotate(0deg)' },
  ]);

const gauge: Play<'gauge'> = (stage, { at }, begin) =>
  stir(stage, stage.now(at), [
    { at: begin, transform: 'scale(1)', easing: 'ease-out' },
    { at: begin + TIMES.gauge / 2, transform: 'scale(1.14)', easing: 'ease-in' },
    { at: begin + TIMES.gauge, transform: 'scale(1)' },
  ]);

const shake: Play<'shake'> = (stage, { at }, begin) =>
  stir(
    stage,
    stage.now(at),
    [0, -6, 6, -4, 4, 0].map((x, i) => ({ at: begin + (TIMES.shake * i) / 5, transform: shift(x, 0) })),
  );

/** Which faces are up while a die is shaken three times: how many pips on from the one it settles on. */
const TUMBLES = [2, 4, 0];

/** One die: it shakes, another face up each time, and settles on the last. */
const tumble = (stage: Stage, seen: Sighted, begin: number, length: number): void => {
  const turns = [0, -24, 20, -16, 12, -6, 0];
  const shakes = turns.map((turn, k): Frame => ({
    at: begin + (length * k) / (turns.length - 1),
    transform: shift(0, k % 2 === 0 ? 0 : -7, `rotate(${turn}deg)`),
    easing: 'ease-out',
  }));
  stage.hide(seen);
  for (const [i, on] of TUMBLES.entries()) {
    const shown = begin + (length * i) / TUMBLES.length;
    const copy = copyOf(seen.element, seen.box);
    stage.add(
      on === 0 ? copy : turned(copy, on),
      ...(i === 0 ? [{ at: 0, opacity: 1 }] : appear(shown)),
      ...shakes.map(frame => ({ ...frame })),
      ...(on === 0 ? [] : vanish(begin + (length * (i + 1)) / TUMBLES.length)),
    );
  }
};

/** One after the other comes to rest. */
const roll: Play<'roll'> = (stage, { at }, begin) =>
  at.forEach((spot, i) => {
    const seen = stage.now(spot);
    if (seen) tumble(stage, seen, begin, TIMES.roll + TIMES.dice * i);
  });

const many = (box: Box, n: number): HTMLElement => labelAt(box, `×${n}`, 'of-count');

const tokens: Play<'tokens'> = (stage, { sign, n, from, to }, begin) => {
  const [source, goal] = [stage.now(from), stage.now(to)];
  if (!source || !goal)
    return n === 0 || !(source ?? goal) ? undefined : glow(stage, { do: 'glow', at: from.concat(to) }, begin);
  const [x, y] = between(goal.box, source.box);
  const flown = flownOf(n);
  for (let i = 0; i < flown; i++) {
    const at = begin + i * TIMES.apart;
    const last = i === flown - 1 && Math.abs(n) > TOKENS;
    const element = signAt(goal.box, TOKEN, sign);
    element.classList.add('aloft-token');
    if (last) element.append(many({ x: 0, y: 0, width: TOKEN, height: 0 }, Math.abs(n)));
    stage.add(
      element,
      ...appear(at),
      { at, transform: shift(x, y, 'scale(.8)'), easing: GLIDE },
      { at: at + TIMES.token, transform: shift(0, 0, 'scale(1)') },
      ...vanish(at + TIMES.token),
    );
  }
  flash(stage, goal, begin + TIMES.token, TIMES.flip);
};

const fieldBox = (stage: Stage, { at, share }: Field): Box | undefined => {
  const box = stage.now(at)?.box;
  if (!box || share === undefined) return box;
  return { x: box.x + box.width * share, y: box.y, width: 0, height: box.height };
};

const hop: Play<'hop'> = (stage, { what, sign, path }, begin) => {
  const own = what === undefined ? undefined : stage.sight.at(what);
  const boxes = path.flatMap(field => fieldBox(stage, field) ?? []);
  const goal = own?.box ?? boxes.at(-1);
  if (!goal || boxes.length < 2) return;
  if (own) stage.hide(own);
  const each = Math.min(TIMES.field, TIMES.hops / (boxes.length - 1));
  const stops = boxes.map(box => between(goal, box));
  stage.add(
    own ? copyOf(own.element, own.box) : signAt(goal, SIGN, sign),
    ...(own ? [] : appear(begin)),
    ...stops.flatMap(([x, y], i): Frame[] => {
      const next = stops[i + 1];
      const at = begin + i * each;
      if (!next) return [{ at, transform: shift(0, 0) }];
      const up = Math.min(y, next[1]) - 10;
      return [
        { at, transform: shift(x, y), easing: 'ease-out' },
        { at: at + each / 2, transform: shift((x + next[0]) / 2, up), easing: 'ease-in' },
      ];
    }),
    ...(own ? [] : vanish(begin + each * (boxes.length - 1))),
  );
};

/** A bright point runs along the edge of a box. */
const run = (stage: Stage, box: Box, begin: number): void => {
  const dot = boxed({ x: box.x - 6, y: box.y - 6, width: 12, height: 12 }, 'aloft-dot');
  const [w, h] = [box.width, box.height];
  const corners = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
    [0, 0],
  ] as const;
  const whole = 2 * (w + h);
  const lengths = [0, w, w + h, 2 * w + h, whole];
  stage.add(
    dot,
    ...appear(begin),
    ...corners.map(([x, y], i) => ({
      at: begin + (TIMES.ring * (lengths[i] ?? 0)) / whole,
      transform: shift(x, y),
    })),
    ...vanish(begin + TIMES.ring),
  );
};

const win: Play<'win'> = (stage, { at, to, sign }, begin) => {
  const [source, goal] = [stage.now(at), stage.now(to)];
  if (!source) return;
  run(stage, source.box, begin);
  const then = begin + TIMES.ring;
  stage.add(
    ring(source.box),
    { at: begin, opacity: 0 },
    { at: then, opacity: 1 },
    { at: then + 200, opacity: 0 },
  );
  if (!goal) return;
  const [x, y] = between(source.box, goal.box);
  stage.add(
    sign === undefined ? copyOf(source.element, source.box) : signAt(source.box, SIGN, sign),
    ...appear(then),
    { at: then, transform: shift(0, 0, 'scale(1)'), easing: GLIDE },
    { at: then + TIMES.card, transform: shift(x, y, 'scale(.7)') },
    ...vanish(then + TIMES.card),
  );
};

export const signed = (n: number, sign = ''): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}${sign}`;

const points: Play<'points'> = (stage, { at, seat, n }, begin) => {
  const goal = stage.now([ownerOf(seat)]);
  const source = stage.now(at) ?? goal;
  if (!source) return;
  const held = begin + TIMES.rise;
  const leaves = held + TIMES.hold;
  const [x, y] = goal ? between(source.box, goal.box) : [0, 0];
  stage.add(
    labelAt(source.box, signed(n, '★'), n < 0 ? 'of-cost' : 'of-gain'),
    { at: begin, opacity: 0, transform: shift(0, 10), easing: 'ease-out' },
    { at: held, opacity: 1, transform: shift(0, -14) },
    { at: leaves, opacity: 1, transform: shift(0, -14), easing: GLIDE },
    { at: leaves + TIMES.land, opacity: 1, transform: shift(x, y, 'scale(.8)') },
    ...vanish(leaves + TIMES.land),
  );
  if (goal) flash(stage, goal, leaves + TIMES.land - 80, TIMES.flip);
};

const glow: Play<'glow'> = (stage, { at }, begin) => {
  const seen = stage.now(at);
  if (seen) flash(stage, seen, begin, TIMES.glow);
};

const MOVES: { readonly [K in Move['do']]: Play<K> } = {
  piece,
  card,
  remove,
  flip,
  nod,
  fan,
  tokens,
  hop,
  roll,
  gauge,
  shake,
  win,
  points,
  glow,
};

const perform = <K extends Move['do']>(stage: Stage, name: K, beat: Of<K>, begin: number): void =>
  MOVES[name](stage, beat, begin);

/** Lays everything over the page that is seen of a beat. */
export const lay = (stage: Stage, { beat, begin }: Cue): void =>
  perform(stage, beat.do, beat as Extract<Beat, { do: typeof beat.do }>, begin);
