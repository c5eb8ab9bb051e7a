/** The sounds of the house, made from a few tones and a little noise: recipes, and what they sound like in samples. */

/** One tone, or noise, that fades away. */
interface Tone {
  /** Hertz; nothing for noise. */
  readonly pitch?: number;
  /** Hertz at its end, if it glides. */
  readonly to?: number;
  /** How bright noise is, from 0, a rumble, to 1, a hiss. */
  readonly hiss?: number;
  /** Milliseconds. */
  readonly at?: number;
  readonly length: number;
  readonly gain: number;
}

export const RECIPES = {
  card: [{ hiss: 0.55, length: 90, gain: 0.5 }],
  piece: [
    { pitch: 220, to: 150, length: 80, gain: 0.7 },
    { hiss: 0.2, length: 25, gain: 0.4 },
  ],
  coin: [
    { pitch: 2100, length: 120, gain: 0.35 },
    { pitch: 3170, length: 90, gain: 0.2 },
  ],
  stone: [
    { pitch: 520, to: 380, length: 60, gain: 0.5 },
    { hiss: 0.4, length: 20, gain: 0.4 },
  ],
  die: [0, 110, 200, 270, 330].map(at => ({ hiss: 0.3, at, length: 45, gain: 0.6 })),
  flip: [{ hiss: 0.75, length: 70, gain: 0.4 }],
  seal: [
    { pitch: 330, length: 260, gain: 0.4 },
    { pitch: 495, at: 70, length: 300, gain: 0.35 },
  ],
  water: [{ hiss: 0.08, length: 420, gain: 0.9 }],
  thud: [
    { pitch: 110, to: 55, length: 200, gain: 0.9 },
    { hiss: 0.1, length: 60, gain: 0.5 },
  ],
  points: [
    { pitch: 660, length: 150, gain: 0.4 },
    { pitch: 880, at: 90, length: 220, gain: 0.4 },
  ],
  turn: [
    { pitch: 880, length: 600, gain: 0.4 },
    { pitch: 1760, length: 400, gain: 0.15 },
    { pitch: 2637, length: 250, gain: 0.08 },
  ],
  end: [
    { pitch: 523, length: 300, gain: 0.4 },
    { pitch: 659, at: 180, length: 320, gain: 0.4 },
    { pitch: 784, at: 360, length: 700, gain: 0.45 },
  ],
} as const satisfies { readonly [name: string]: readonly Tone[] };

export type SoundName = keyof typeof RECIPES;
export const SOUNDS = Object.keys(RECIPES) as readonly SoundName[];

/** How loud all of them are at full volume: well below what anybody would call loud. */
const LEVEL = 0.16;

/** The same noise every time: whoever hears a card hears the same card. */
const noise = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
};

const addTone = (samples: Float32Array, tone: Tone, rate: number): void => {
  const { pitch, to = pitch, hiss = 0, at = 0, length, gain } = tone;
  const [first, n] = [Math.round((at * rate) / 1000), Math.round((length * rate) / 1000)];
  const next = noise(n);
  let [phase, low] = [0, 0];
  for (let i = 0; i < n && first + i < samples.length; i++) {
    const part = i / n;
    low += (0.02 + hiss * hiss) * (next() - low);
    phase += ((pitch ?? 0) + ((to ?? 0) - (pitch ?? 0)) * part) / rate;
    const wave = pitch === undefined ? low * 2 : Math.sin(2 * Math.PI * phase);
    // Two milliseconds to come, then away.
    const shape = Math.min(1, (i * 500) / rate) * (1 - part) ** 2;
    samples[first + i] = (samples[first + i] ?? 0) + wave * gain * shape * LEVEL;
  }
};

/** A sound in samples, from −1 to 1. */
export const render = (name: SoundName, rate: number): Float32Array => {
  const tones: readonly Tone[] = RECIPES[name];
  const length = Math.max(...tones.map(tone => (tone.at ?? 0) + tone.length));
  const samples = new Float32Array(Math.ceil((length * rate) / 1000));
  for (const tone of tones) addTone(samples, tone, rate);
  return samples;
};
