/** How long everything takes, and when it begins: the table of motions in numbers. Nothing here knows a page. */
import type { Seat } from '@kaffeehaus/kernel';
import { type Beat, PHASES } from '../seat/beat.ts';

export const GLIDE = 'cubic-bezier(.2,.8,.2,1)';

/** Milliseconds, at the calm pace. */
export const TIMES = {
  piece: 320,
  card: 280,
  flip: 220,
  nod: 160,
  fan: 240,
  token: 260,
  /** Between two tokens, two dice, two beats of a kind. */
  apart: 60,
  field: 80,
  hops: 480,
  roll: 600,
  dice: 80,
  gauge: 240,
  shake: 400,
  ring: 420,
  rise: 160,
  hold: 740,
  land: 260,
  remove: 260,
  glow: 1200,
} as const;

/** So many tokens fly; of more, the last says how many there are. */
export const TOKENS = 5;

export const flownOf = (n: number): number => Math.min(TOKENS, Math.abs(n));

const hopsOf = (fields: number): number => Math.min(TIMES.hops, TIMES.field * Math.max(1, fields - 1));

/** From the beginning of a beat to the end of all that is seen of it. */
export const lengthOf = (beat: Beat): number => {
  switch (beat.do) {
    case 'piece':
    case 'card':
    case 'remove':
    case 'flip':
    case 'nod':
    case 'fan':
    case 'gauge':
    case 'shake':
    case 'glow':
      return TIMES[beat.do];
    case 'tokens':
      return TIMES.token + TIMES.apart * (flownOf(beat.n) - 1);
    case 'hop':
      return hopsOf(beat.path.length);
    case 'roll':
      return TIMES.roll + TIMES.dice * (beat.at.length - 1);
    case 'win':
      return TIMES.ring + TIMES.card;
    case 'points':
      return TIMES.rise + TIMES.hold + TIMES.land;
  }
};

/** A glow and what flies home after it was seen keep nobody waiting. */
const leadOf = (beat: Beat): number => {
  if (beat.do === 'glow') return 0;
  return beat.do === 'win' ? TIMES.ring : lengthOf(beat);
};

/** What one answer lets see. */
export interface Act {
  readonly seat: Seat;
  readonly beats: readonly Beat[];
}

export interface Cue {
  readonly beat: Beat;
  /** Whose answer it belongs to: the index of its act. */
  readonly act: number;
  readonly begin: number;
  readonly end: number;
}

export interface Score {
  readonly cues: readonly Cue[];
  readonly length: number;
  /** How much faster than its own times it is played, so that nobody's answer or turn takes too long. */
  readonly rate: number;
}

/** The most an answer and a turn may take. */
const ANSWER = 1200;
const TURN = 2000;

const byPhase = (beats: readonly Beat[]): readonly (readonly Beat[])[] =>
  PHASES.map(phase => beats.filter(beat => beat.phase === phase)).filter(group => group.length > 0);

/** Beats of a phase go together, a little apart; the next phase waits for the last of them. */
const cuesOf = ({ beats }: Act, act: number, from: number): Cue[] => {
  const cues: Cue[] = [];
  let now = from;
  for (const group of byPhase(beats)) {
    const begun = group.map((beat, i): Cue => {
      const begin = now + i * TIMES.apart;
      return { beat, act, begin, end: begin + lengthOf(beat) };
    });
    cues.push(...begun);
    now = Math.max(...begun.map(({ beat, begin }) => begin + leadOf(beat)));
  }
  return cues;
};

const endOf = (cues: readonly Cue[]): number => Math.max(0, ...cues.map(cue => cue.end));

/** What may be taken for these acts: whoever answers several times in a row has one turn. */
const allowed = (acts: readonly Act[]): number => {
  const turns: { seat: Seat; answers: number }[] = [];
  for (const { seat } of acts) {
    const before = turns.at(-1);
    if (before?.seat === seat) before.answers++;
    else turns.push({ seat, answers: 1 });
  }
  return turns.reduce((sum, { answers }) => sum + Math.min(TURN, ANSWER * answers), 0);
};

/** All acts after one another. */
export const scoreOf = (acts: readonly Act[]): Score => {
  const cues: Cue[] = [];
  let length = 0;
  for (const [i, act] of acts.entries()) {
    const own = cuesOf(act, i, length);
    cues.push(...own);
    length = Math.max(length, endOf(own));
  }
  const seen = acts.filter(act => act.beats.length > 0);
  return { cues, length, rate: Math.max(1, length / Math.max(1, allowed(seen))) };
};

/** Longer than this, a queue is played twice as fast … */
const LONG = 6000;
/** … or not at all. */
const TOO_LONG = 12_000;

/** How fast a score is played at a pace of so many times the calm one; nothing: it would take too long. */
export const rateAt = ({ length, rate }: Score, pace: number): number | undefined => {
  const takes = length / (rate * pace);
  if (takes > TOO_LONG) return undefined;
  return rate * pace * (takes > LONG ? 2 : 1);
};

/** The acts that have not begun at a moment of a score. */
export const ahead = (acts: readonly Act[], { cues }: Score, now: number): readonly Act[] =>
  acts.filter((_, i) => {
    const first = cues.find(cue => cue.act === i);
    return first !== undefined && first.begin > now;
  });

/** When the next beat begins: where to go for whoever has seen enough of this one. */
export const nextBeat = ({ cues, length }: Score, now: number): number =>
  Math.min(length, ...cues.map(cue => cue.begin).filter(begin => begin > now));
