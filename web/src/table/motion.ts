/** What moves at a table: shown to whoever looks, never in the way of a press, and brought after the first question. */
import type { GameEvent, Seat } from '@kaffeehaus/kernel';
import { signal } from '@preact/signals';
import type { Before } from '../motion/sight.ts';
import type { Act, Projector } from '../motion/projector.ts';
import type { Speaker } from '../motion/sounds.ts';
import type { Choreography } from '../seat/beat.ts';
import type { GameView } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import { Part } from '../ui/part.ts';
import { isStill, prefs } from '../ui/prefs.ts';

const projectors = new Part(() => import('../motion/projector.ts'));
const speakers = new Part(() => import('../motion/sounds.ts'));

const PACES = { calm: 1, brisk: 2, instant: undefined } as const;

/** Times as fast as calm, as it is preferred; nothing: nothing moves. */
const preferred = (): number | undefined => PACES[prefs.value.pace];

/** From 0, nothing, to 1. */
const volume = (): number => prefs.value.sound / 100;

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

interface Shown {
  readonly from: number;
  readonly pace: number;
  readonly still: boolean;
}

export class Motion {
  /** Something happened that was not shown: it is told instead. */
  readonly missed = signal(false);
  /** What happened can be watched once more. */
  readonly isReady = signal(false);
  /** Something moves. */
  readonly moving = signal(false);
  /** What is told over the board now. */
  readonly scene = signal<Shown | undefined>(undefined);
  readonly #gameView: GameView;
  readonly #pace: () => number | undefined;
  #projector: Projector | undefined;
  #choreography: Choreography | undefined;
  #take: (() => Before) | undefined;
  /** Nothing is shown up to the viewer's next question. */
  #skipping = false;
  #hiddenAt: number | undefined;
  /** Ends the step of the scene that is seen now. */
  #step: (() => void) | undefined;
  #rests = false;
  #speaker: Speaker | undefined;
  /** Whether the viewer was asked, and whether the game was over, when the table was last drawn. */
  #asked: boolean | undefined;
  #waiting: (() => void)[] = [];

  constructor(gameView: GameView, pace = preferred) {
    this.#gameView = gameView;
    this.#pace = pace;
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
    this.isReady.value = true;
  }

  /** Looks where everything is, before the table is drawn anew. */
  before(): Before | undefined {
    return this.#isShown() ? this.#take?.() : undefined;
  }

  /** The table was drawn anew; events up to `heard` were known before. */
  drawn(view: View, heard: number, before: Before | undefined): void {
    if (answersIn(view, heard).some(({ seat }) => seat === view.viewer)) this.missed.value = false;
    if (view.events.length > heard) this.#show(view, heard, before);
    if (view.ask) this.#skipping = false;
    this.#call(view);
  }

  /** An answer was taken back: the table is simply earlier, and what is otherwise glows. */
  undone(events: readonly GameEvent[]): void {
    const at = [...new Set(events.flatMap(event => this.#gameView.spoken(event)))];
    const beats = at.map(name => ({ do: 'glow', phase: 'effect', at: [name] }) as const);
    this.#play([{ seat: -1, beats }], undefined);
  }

  /** Everything since the viewer's last answer, once more. */
  again(view: View): void {
    this.end();
    this.#play(this.#acts(view, view.since), undefined, 1);
    if (this.#choreography?.hasScene?.(view, view.since) === true) void this.#open(view.since, 1);
  }

  /** Whether an event changed something of a seat's. */
  touches(event: GameEvent, seat: Seat): boolean {
    return this.#choreography?.touches(event, seat) ?? false;
  }

  /** Whether the viewer should read what happened: it was not shown, or others have touched what is the viewer's. */
  isTold(view: View): boolean {
    if (!prefs.value.recap) return false;
    const told = answersIn(view, view.since).filter(({ seat }) => seat !== view.viewer);
    return (
      told.length > 0 &&
      (this.missed.value || told.some(({ events }) => events.some(event => this.touches(event, view.viewer))))
    );
  }

  /** Ends the beat that is seen now. */
  next(): void {
    if (this.moving.value) this.#projector?.next();
    else this.#step?.();
  }

  end(): void {
    if (this.isOn) this.#speaker?.hush();
    this.#projector?.end();
    this.closeScene();
  }

  /** The scene hands out what ends its step. */
  step(next: () => void): void {
    this.#step = next;
  }

  /** The scene waits for somebody's decision: bots may take theirs. */
  rest(): void {
    this.#rests = true;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  closeScene(): void {
    this.scene.value = undefined;
    this.#step = undefined;
    this.rest();
  }

  /** Something is there to be ended. */
  get isOn(): boolean {
    return this.moving.value || this.scene.value !== undefined;
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
    if (this.scene.value !== undefined && !this.#rests)
      await new Promise<void>(resolve => this.#waiting.push(resolve));
  }

  /** The page was put away, or taken up again. */
  seen(isHidden: boolean, now: number): void {
    if (isHidden) {
      this.#hiddenAt = now;
      this.end();
    } else if (this.#hiddenAt !== undefined && now - this.#hiddenAt > AWAY) this.missed.value = true;
  }

  /** A bell, or a shake of the phone, when the turn comes to the viewer; three notes at the end. */
  #call({ ask, over }: View): void {
    const isAsked = ask !== undefined;
    const [was, isNew] = [this.#asked, isAsked || over];
    this.#asked = isNew;
    if (was !== false || !isNew) return;
    void this.#heard(speaker => speaker.play(over ? 'end' : 'turn', volume()));
    if (isAsked && prefs.value.vibrate) navigator.vibrate?.(80);
  }

  /** Brings what can be heard as soon as somebody wants to hear it. */
  async #heard(play: (speaker: Speaker) => void): Promise<void> {
    if (volume() === 0) return;
    const sounds = await speakers.bring().catch(() => undefined);
    if (!sounds) return;
    this.#speaker ??= new sounds.Speaker();
    play(this.#speaker);
  }

  #isShown(): boolean {
    return this.#projector !== undefined && this.#pace() !== undefined && !this.#skipping;
  }

  #show(view: View, heard: number, before: Before | undefined): void {
    const acts = this.#acts(view, heard);
    if (!this.#isShown() || document.hidden || !this.#play(acts, before)) this.missed.value = true;
    else if (this.#choreography?.hasScene?.(view, heard) === true) void this.#open(heard, this.#pace() ?? 1);
  }

  /** A scene begins when everything else has come to rest; one that is open goes on by itself. */
  async #open(from: number, pace: number): Promise<void> {
    this.#rests = false;
    if (this.scene.value !== undefined) return;
    await this.#projector?.settled();
    if (!this.#skipping) this.scene.value = { from, pace, still: isStill() };
  }

  #acts(view: View, from: number): readonly Act[] {
    const choreography = this.#choreography;
    if (!choreography) return [];
    return answersIn(view, from).map(({ seat, events }) => ({
      seat,
      beats: choreography.beats(events, view),
    }));
  }

  #play(acts: readonly Act[], before: Before | undefined, least?: number): boolean {
    const pace = this.#pace() ?? least;
    if (!this.#projector || pace === undefined) return false;
    return this.#projector.show(acts, before, {
      pace,
      still: isStill(),
      hear: (score, rate) => void this.#heard(speaker => speaker.playAll(score, rate, volume())),
    });
  }
}
