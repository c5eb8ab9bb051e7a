/** Which lesson teaches what can be chosen before a game: offered once, when that is done for the first time. */
import type { Options } from '@kaffeehaus/kernel';

/** A table as it is about to be laid. */
export interface Planned {
  readonly options: Options;
  readonly seats: number;
}

interface Offer {
  readonly game: string;
  readonly lesson: string;
  isOn(options: Options, seats: number): boolean;
}

const has = (options: Options, name: string): boolean => {
  const { expansions } = options;
  return Array.isArray(expansions) && (expansions as readonly string[]).includes(name);
};

const OFFERS: readonly Offer[] = [
  { game: 'vienna', lesson: 'vienna-missions', isOn: ({ version }) => version === 'full' },
  { game: 'vienna', lesson: 'vienna-third-man', isOn: ({ thirdMan }) => thirdMan === true },
  { game: 'vienna', lesson: 'vienna-feld-agents', isOn: ({ feldFigures }) => feldFigures === true },
  { game: 'hamburg', lesson: 'hamburg-solo', isOn: (_, seats) => seats === 1 },
  ...['mayors', 'statues', 'hazards', 'ships', 'exchange', 'clerics'].map(name => ({
    game: 'hamburg',
    lesson: `hamburg-${name}`,
    isOn: (options: Options) => has(options, name),
  })),
];

/** The lessons for what is on now and was not before. */
export const offersFor = (game: string, before: Planned, now: Planned): readonly string[] =>
  OFFERS.filter(
    offer =>
      offer.game === game && offer.isOn(now.options, now.seats) && !offer.isOn(before.options, before.seats),
  ).map(({ lesson }) => lesson);
