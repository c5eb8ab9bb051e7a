/** What is heard of a table, for whoever wants to. Each sound also is seen. */
import type { Beat } from '../seat/beat.ts';
import { type SoundName, render } from './synth.ts';
import type { Score } from './times.ts';

/** What a beat sounds like; nothing for what only glows. */
export const soundOf = (beat: Beat): SoundName | undefined => {
  switch (beat.do) {
    case 'piece':
    case 'hop':
      return 'piece';
    case 'card':
    case 'nod':
    case 'fan':
      return 'card';
    case 'flip':
      return 'flip';
    case 'remove':
      return beat.phase === 'effect' ? 'thud' : 'card';
    case 'tokens':
      return beat.sign.startsWith('stone') ? 'stone' : 'coin';
    case 'roll':
      return 'die';
    case 'gauge':
      return beat.n > 0 ? 'water' : 'piece';
    case 'shake':
      return 'thud';
    case 'win':
      return 'seal';
    case 'points':
      return 'points';
    case 'glow':
      return undefined;
  }
};

/** Milliseconds: the same sound is not heard again before. */
const APART = 90;

/** When which sound is heard, in milliseconds of a score. */
export const soundsOf = ({ cues }: Score): readonly { readonly name: SoundName; readonly at: number }[] => {
  const last = new Map<SoundName, number>();
  return cues.flatMap(({ beat, begin }) => {
    const name = soundOf(beat);
    if (name === undefined || begin - (last.get(name) ?? -APART) < APART) return [];
    last.set(name, begin);
    return [{ name, at: begin }];
  });
};

export class Speaker {
  readonly #context = new AudioContext();
  readonly #volume = this.#context.createGain();
  readonly #buffers = new Map<SoundName, AudioBuffer>();
  #playing: AudioBufferSourceNode[] = [];

  constructor() {
    this.#volume.connect(this.#context.destination);
  }

  /** `volume` from 0 to 1; `after` in milliseconds. */
  play(name: SoundName, volume: number, after = 0): void {
    // A page that nobody has pressed yet is not allowed to be heard.
    if (this.#context.state === 'suspended') void this.#context.resume().catch(() => undefined);
    this.#volume.gain.value = volume;
    const source = this.#context.createBufferSource();
    source.buffer = this.#buffer(name);
    source.connect(this.#volume);
    source.start(this.#context.currentTime + after / 1000);
    source.onended = () => (this.#playing = this.#playing.filter(other => other !== source));
    this.#playing.push(source);
  }

  /** What belongs to a run, at its speed. */
  playAll(score: Score, rate: number, volume: number): void {
    for (const { name, at } of soundsOf(score)) this.play(name, volume, at / rate);
  }

  /** Whatever was skipped is not heard, either. */
  hush(): void {
    for (const source of this.#playing.splice(0)) source.stop();
  }

  #buffer(name: SoundName): AudioBuffer {
    const known = this.#buffers.get(name);
    if (known) return known;
    const rate = this.#context.sampleRate;
    const samples = render(name, rate);
    const buffer = this.#context.createBuffer(1, samples.length, rate);
    buffer.getChannelData(0).set(samples);
    this.#buffers.set(name, buffer);
    return buffer;
  }
}
