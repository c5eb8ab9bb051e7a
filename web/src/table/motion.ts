/** What moves at a table: shown to whoever looks, never in the way of a press, and brought after the first question. */
import type { GameEvent } from '@kaffeehaus/kernel';
import { signal } from '@preact/signals';
import type { Before } from '../motion/sight.ts';
import type { Act, Projector } from '../motion/projector.ts';
import type { Choreography } from '../seat/beat.ts';
import type { GameView } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import { Part } from '../ui/part.ts';
import { isStill, prefs } from '../ui/prefs.ts';

const projectors = new Part(() => import('../motion/projector.ts'));

const PACES = { calm: 1, brisk: 2, instant: undefined } as const;

/** Whoever was away longer than this is told what happened. */
const AWAY = 60_000;

/** The answers among these events, each with its own. */
export const answersIn = (
  { events, starts }: Pick<View, 'events' | 'starts'>,
  from: number,
): readonly { readonly seat: number; readonly events: readonly GameEvent[] }[] =>
  starts.flatMap((start, i) => {
    const end = starts[i + 1]?.from ?? events.length;
    return end <= from ? [] : [{ seat: start.seat, events: events.slice(Math.max(from, start.from), end) }];
  });

export class Motion {
  /** Something happened that was not shown: it is told instead. */
  readonly missed = signal(false);
  /** Something moves. */
  readonly moving = signal(false);
  readonly #gameView: GameView;
  #projector: Projector | undefined;
  #choreography: Choreography | undefined;
  #take: (() => Before) | undefined;
  /** Nothing is shown up to the viewer's next question. */
  #skipping = false;
  #hiddenAt: number | undefined;

  constructor(gameView: GameView) {
    this.#gameView = gameView;
  }

  /** Brings what is needed; without it nothing moves, and nothing else is missing. */
  async bring(): Promise<void> {
    const [{ Projector, Before }, { choreography }] = await Promise.all([
      projectors.bring(),
      this.#gameView.choreography.bring(),
    ]);
    this.#choreography = choreography;
    this.#take = () => Before.take();
    this.#projector ??= new Projector(this.moving);
  }

  /** Looks where everything is, before the table is drawn anew. */
  before(): Before | undefined {
    return this.#isShown() ? this.#take?.() : undefined;
  }

  /** The table was drawn anew; events up to `heard` were known before. */
  drawn(view: View, heard: number, before: Before | undefined): void {
    if (view.events.length > heard) this.#show(view, heard, before);
    if (view.ask) this.#skipping = false;
  }

  /** An answer was taken back: the table is simply earlier, and what is otherwise glows. */
  undone(events: readonly GameEvent[]): void {
    const at = [...new Set(events.flatMap(event => this.#gameView.spoken(event)))];
    const beats = at.map(name => ({ do: 'glow', phase: 'effect', at: [name] }) as const);
    this.#play([{ seat: -1, beats }], undefined);
  }

  /** Everything since the viewer's last answer, once more. */
  again(view: View): void {
    this.#projector?.end();
    this.#play(this.#acts(view, view.since), undefined);
  }

  /** Ends the beat that is seen now. */
  next(): void {
    this.#projector?.next();
  }

  end(): void {
    this.#projector?.end();
  }

  /** Ends everything up to the viewer's next question. */
  skip(): void {
    this.#skipping = true;
    this.missed.value = true;
    this.end();
  }

  /** Once nothing moves: bots wait for it. */
  async settled(): Promise<void> {
    await this.#projector?.settled();
  }

  /** The page was put away, or taken up again. */
  seen(isHidden: boolean, now: number): void {
    if (isHidden) {
      this.#hiddenAt = now;
      this.end();
    } else if (this.#hiddenAt !== undefined && now - this.#hiddenAt > AWAY) this.missed.value = true;
  }

  #isShown(): boolean {
    return this.#projector !== undefined && PACES[prefs.value.pace] !== undefined && !this.#skipping;
  }

  #show(view: View, heard: number, before: Before | undefined): void {
    const acts = this.#acts(view, heard);
    if (!this.#isShown() || document.hidden || !this.#play(acts, before)) this.missed.value = true;
  }

  #acts(view: View, from: number): readonly Act[] {
    const choreography = this.#choreography;
    if (!choreography) return [];
    return answersIn(view, from).map(({ seat, events }) => ({
      seat,
      beats: choreography.beats(events, view),
    }));
  }

  #play(acts: readonly Act[], before: Before | undefined): boolean {
    const pace = PACES[prefs.value.pace];
    if (!this.#projector || pace === undefined) return false;
    return this.#projector.show(acts, before, { pace, still: isStill() });
  }
}
