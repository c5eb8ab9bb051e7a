/** Worked examples as somebody at their table sees them, moment by moment. */
import {
  type GameEvent,
  type Seat,
  type State,
  askOf,
  asked,
  isOver,
  mask,
  maskEvent,
} from '@kaffeehaus/kernel';
import { type Scenario, type Scene, unfold } from '@kaffeehaus/scenarios/scenes';
import type { View } from '../../seat/view.ts';

export interface Reel {
  readonly names: readonly string[];
  /** What is given first, then what became of it with each thing that happens. */
  readonly views: readonly View[];
}

type Read = (text: string) => Scenario;

const viewOf = ({ t }: Scene, viewer: Seat, version: number, since: number): View => {
  const table: State = mask(t.game, t.s, viewer);
  const events: readonly GameEvent[] = t.events.map(event => maskEvent(t.game, event, viewer));
  return {
    viewer,
    version,
    put: version,
    table,
    ask: askOf(table, viewer),
    turn: asked(table).map(ask => ask.seat),
    undoable: 0,
    over: isOver(t.s),
    events,
    since,
    starts: [],
  };
};

/** Whoever acts first is who looks on. */
const reelOf = (scenario: Scenario): Reel => {
  const views: View[] = [];
  let viewer: Seat | undefined;
  unfold(scenario, scene => {
    viewer ??= scene.seat ?? 0;
    views.push(viewOf(scene, viewer, views.length, views.at(-1)?.events.length ?? 0));
  });
  return { names: scenario.names, views };
};

export interface Examples {
  /** By their names, as files. */
  readonly texts: ReadonlyMap<string, string>;
  reel(name: string): Reel | undefined;
}

/** The examples of a game, each read when somebody wants to see it. */
export const examplesOf = (read: Read, files: Readonly<Record<string, string>>): Examples => {
  const texts = new Map(
    Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.scenario$/g, ''), text]),
  );
  const reels = new Map<string, Reel>();
  return {
    texts,
    reel: name => {
      const text = texts.get(name);
      if (text === undefined) return undefined;
      const known = reels.get(name) ?? reelOf(read(text));
      reels.set(name, known);
      return known;
    },
  };
};
