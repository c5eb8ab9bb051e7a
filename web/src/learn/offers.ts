/** Which lesson teaches what can be switched on before a game: offered once, when that is done for the first time. */
import type { Options } from '@kaffeehaus/kernel';

interface Offer {
  readonly game: string;
  readonly lesson: string;
  isOn(options: Options): boolean;
}

const has = (options: Options, name: string): boolean => {
  const { expansions } = options;
  return Array.isArray(expansions) && (expansions as readonly string[]).includes(name);
};

const OFFERS: readonly Offer[] = [
  { game: 'vienna', lesson: 'vienna-missions', isOn: ({ version }) => version === 'full' },
  { game: 'vienna', lesson: 'vienna-third-man', isOn: ({ thirdMan }) => thirdMan === true },
  { game: 'vienna', lesson: 'vienna-feld-agents', isOn: ({ feldFigures }) => feldFigures === true },
  ...['mayors', 'statues', 'hazards', 'ships', 'exchange', 'clerics'].map(name => ({
    game: 'hamburg',
    lesson: `hamburg-${name}`,
    isOn: (options: Options) => has(options, name),
  })),
];

/** The lessons for what is on now and was not before. */
export const offersFor = (game: string, before: Options, now: Options): readonly string[] =>
  OFFERS.filter(offer => offer.game === game && offer.isOn(now) && !offer.isOn(before)).map(
    ({ lesson }) => lesson,
  );
