/** A scenario as it unfolds, for whoever plays it or looks on. */
import { type Seat, type State, asked } from '@kaffeehaus/kernel';
import { type Stage, stage } from '@kaffeehaus/kernel/stage';
import type { Step } from '@kaffeehaus/kernel';
import { type Act, type Scenario, refuse } from './parse.ts';
import { World } from './world.ts';

/** The table before anything is given. */
export const worldOf = ({ title, vocabulary, seats, names, options }: Scenario): World =>
  new World(
    vocabulary,
    stage(vocabulary.game, { seats, options, seed: title }, s => vocabulary.prepare(s)),
    names,
  );

/** What is there instead of what is expected, if anything is. */
export const enact = ({ line, run }: Act, world: World): string | undefined => {
  let found: string | undefined;
  refuse(line, () => (found = run(world)));
  return found;
};

/** A table to look at: after all that is given, and after everything that then happens. */
export interface Scene {
  /** The line that led here, as it is written; empty for what is given. */
  readonly line: string;
  readonly t: Stage<State, Step>;
  /** Who acted, or is the first to be asked. */
  readonly seat: Seat | undefined;
}

/** Shows the scenes one after the other. The table is the scenario's own: whoever keeps it takes a copy. */
export const unfold = (scenario: Scenario, show: (scene: Scene) => void): void => {
  const world = worldOf(scenario);
  const { t } = world;
  const seatIn = (words: readonly string[]): Seat | undefined => {
    const seat = scenario.names.findIndex(name => name.toLowerCase() === words[0]?.toLowerCase());
    return seat >= 0 && seat < scenario.seats ? seat : asked(t.s)[0]?.seat;
  };
  const given = scenario.acts.filter(({ line }) => line.keyword === 'given');
  const acts = scenario.acts.filter(({ line }) => line.keyword === 'when');
  // What is looked for in between changes nothing.
  for (const act of given) enact(act, world);
  show({ line: '', t, seat: acts[0] && seatIn(acts[0].line.words) });
  for (const act of acts) {
    enact(act, world);
    show({ line: act.line.text, t, seat: seatIn(act.line.words) });
  }
};
