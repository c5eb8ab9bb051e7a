/** Takes one game off the shelf and holds it open, also when another tab plays on in it. */
import { Fault, at } from '@kaffeehaus/kernel';
import { effect, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { Answering } from '../ask/answering.ts';
import { Counsel } from '../ask/counsel.ts';
import { habits } from '../ask/habits.ts';
import { shelf } from '../repertoire/games.ts';
import { type Moment, hashOfReplay } from '../repertoire/moments.ts';
import { isPalette, paint } from '../ui/colours.ts';
import { tell } from '../ui/voice.ts';
import { t } from '../ui/words.ts';
import { bringFor } from '../repertoire/revisions.ts';
import { kernelOf } from '../rules/kernel.ts';
import { thinker } from '../think/thinker.ts';
import { Keeper } from '../store/keeper.ts';
import type { Kept } from '../store/kept.ts';
import { readKept } from '../store/reader.ts';
import { paceNow } from '../ui/prefs.ts';
import type { Shelf } from '../store/shelf.ts';
import type { GameView } from '../seat/gameview.ts';
import type { Beside, Instead, Party, Tutor } from './party.ts';
import { Motion } from './motion.ts';
import { Play } from './play.ts';

/** A table that can be drawn. */
export interface Laid {
  readonly play: Party;
  readonly answering: Answering;
  readonly counsel: Counsel;
  readonly gameView: GameView;
  readonly motion: Motion;
  /** Of a game that is kept in this browser. */
  readonly keeper?: Keeper;
  /** Of a game that is played at several screens. */
  readonly beside?: Beside;
  /** Of a game that is only looked at. */
  readonly instead?: Instead;
  /** Of a game in which somebody explains. */
  readonly tutor?: Tutor;
  /** The address at which a moment of it can be looked at. */
  readonly momentAt?: (moment: Moment) => string;
}

export interface Opened extends Laid {
  readonly play: Play;
  readonly keeper: Keeper;
}

/** The colours a game brought along when it began. */
const wornAt = ({ game, wears }: GameView, { record }: Kept) =>
  wears?.(kernelOf(game).replay(game, { ...record, answers: [] }));

const open = (on: Shelf, entry: unknown, views: readonly GameView[]): Opened => {
  const { game, kept } = readKept(
    entry,
    views.map(view => view.game),
  );
  const keeper = new Keeper(on, kept);
  const gameView = at(
    views.filter(view => view.game === game),
    0,
  );
  paint(isPalette(kept.colours) ? kept.colours : wornAt(gameView, kept));
  const keep = (part: Parameters<Keeper['keep']>[0]): void => keeper.keep(part);
  const motion = new Motion(gameView);
  const house = { pace: paceNow, motion, thinker, keep, report: reportError };
  const play = new Play(game, kept, house, gameView.automaton);
  const answering = new Answering(play, habits, gameView);
  const momentAt = (moment: Moment): string => hashOfReplay(kept.id, moment);
  return { play, keeper, answering, counsel: new Counsel(play, thinker), gameView, motion, momentAt };
};

/** `unloaded`: the game lies on the shelf, but its rules could not be brought. */
export type Door = Opened | Fault | 'missing' | 'unloaded' | undefined;

/** The open game; nothing while it is being looked for. */
export class Doorkeeper {
  readonly door = signal<Door>(undefined);
  readonly #shelf: Shelf;
  readonly #id: string;
  readonly #stops: (() => void)[] = [];
  #closed = false;

  constructor(on: Shelf, id: string) {
    this.#shelf = on;
    this.#id = id;
    this.#stops.push(
      on.watch(changed => {
        if (changed === id) void this.load();
      }),
      effect(() => {
        const { value } = this.door;
        if (isOpened(value) && value.keeper.trouble.value === 'newer') void this.load();
      }),
    );
  }

  /** Looks again; what is open stays open unless something newer lies on the shelf. */
  async load(): Promise<void> {
    const entry = await this.#shelf.get(this.#id);
    const views = await bringFor((entry as Partial<Kept> | undefined)?.record).catch(() => undefined);
    const before = this.door.peek();
    if (isOpened(before)) await before.keeper.settled();
    // Whoever came may have gone again meanwhile.
    if (this.#closed) return;
    if (isOpened(before)) {
      const version = (entry as { version?: number } | undefined)?.version;
      if (version === undefined || version <= before.keeper.kept.version) return;
      before.play.close();
      tell(t('web.trouble.newer'));
    }
    this.door.value = this.#take(entry, views);
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#stops) stop();
    const { value } = this.door;
    if (isOpened(value)) value.play.close();
    this.door.value = undefined;
  }

  #take(entry: unknown, views: readonly GameView[] | undefined): Door {
    if (entry === undefined) return 'missing';
    if (!views) return 'unloaded';
    try {
      return open(this.#shelf, entry, views);
    } catch (error) {
      if (error instanceof Fault) return error;
      throw error;
    }
  }
}

export const isOpened = (door: Door): door is Opened => typeof door === 'object' && 'play' in door;

export const useDoor = (id: string): Door => {
  const [keeper, setKeeper] = useState<Doorkeeper | undefined>();
  const on = shelf.value;
  useEffect(() => {
    if (!on) return undefined;
    const fresh = new Doorkeeper(on, id);
    setKeeper(fresh);
    void fresh.load();
    return () => fresh.close();
  }, [id, on]);
  return keeper?.door.value;
};
