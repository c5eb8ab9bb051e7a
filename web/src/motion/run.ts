/** One run: everything is laid out and set going in one frame; then nothing is touched until it is over. */
import type { Flight, Stage } from './flight.ts';
import type { Score } from './times.ts';

const framesOf = ({ frames }: Flight, length: number): Keyframe[] =>
  [...frames]
    .sort((a, b) => a.at - b.at)
    .map(({ at, ...look }) => ({ ...look, offset: Math.min(1, Math.max(0, at / length)) }));

/** Whoever animates nothing at the ends stays as it first and last was. */
const whole = (frames: Keyframe[]): Keyframe[] => {
  const of = (name: 'opacity' | 'transform', list: Keyframe[]): Keyframe[] => {
    const found = list.find(frame => frame[name] !== undefined);
    return found === undefined ? [] : [{ [name]: found[name] }];
  };
  const back = [...frames].reverse();
  const start = Object.assign(
    { offset: 0 },
    ...of('opacity', frames),
    ...of('transform', frames),
  ) as Keyframe;
  const end = Object.assign({ offset: 1 }, ...of('opacity', back), ...of('transform', back)) as Keyframe;
  return [start, ...frames, end];
};

export class Run {
  readonly score: Score;
  readonly #over: () => void;
  readonly #layer = document.createElement('div');
  readonly #hidden: readonly (HTMLElement | SVGElement)[];
  readonly #animations: Animation[] = [];
  #ended = false;

  constructor(score: Score, stage: Stage, rate: number, over: () => void) {
    this.score = score;
    this.#over = over;
    this.#layer.className = 'aloft-layer';
    this.#layer.setAttribute('aria-hidden', 'true');
    // A copy of a button is none: no key gets there.
    this.#layer.inert = true;
    this.#layer.append(...stage.flights.map(flight => flight.element));
    document.body.append(this.#layer);
    this.#hidden = [...stage.hidden].filter(
      element => element instanceof HTMLElement || element instanceof SVGElement,
    );
    for (const element of this.#hidden) element.style.opacity = '0';
    document.documentElement.dataset['moving'] = '';
    for (const flight of stage.flights) this.#start(flight, rate);
    const [first] = this.#animations;
    if (first) first.onfinish = () => this.end();
    else this.end();
  }

  /** Milliseconds into the score. */
  get now(): number {
    const time = this.#animations[0]?.currentTime;
    return typeof time === 'number' ? time : 0;
  }

  /** Goes to a later moment at once. */
  skipTo(moment: number): void {
    if (moment >= this.score.length) return this.end();
    for (const animation of this.#animations) animation.currentTime = moment;
  }

  /** Everything is where it belongs. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    for (const animation of this.#animations) animation.cancel();
    for (const element of this.#hidden) element.style.removeProperty('opacity');
    this.#layer.remove();
    delete document.documentElement.dataset['moving'];
    this.#over();
  }

  #start(flight: Flight, rate: number): void {
    const { length } = this.score;
    const animation = flight.element.animate(whole(framesOf(flight, length)), {
      duration: length,
      fill: 'both',
    });
    animation.playbackRate = rate;
    this.#animations.push(animation);
  }
}
