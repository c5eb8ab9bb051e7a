/** The words the drawings understand. Plain strings, so that any game table can be handed in as it is. */
export type Bribe = 'chocolate' | 'wine' | 'tobacco' | 'magazine' | 'coffee';
export type Info = 'briefcase' | 'flask' | 'slide' | 'microfilm' | 'pistol';
export type Flag = 'france' | 'austria' | 'ussr' | 'uk' | 'usa';
export type Seal = 'nobility' | 'religion' | 'administration' | 'culture' | 'science';
export type Colour = 'violet' | 'pink' | 'grey' | 'orange' | 'brown';
export type SeatColour = 'yellow' | 'red' | 'blue' | 'green' | 'white';
/** The figures of the other cities, one for each seat. */
export type FigureKind = 'marrakesh' | 'newYork' | 'hamburg' | 'amsterdam';
/** What stands on a desk or beside it once it was bought. */
export type DeskTile = 'telephone' | 'roadMap' | 'cashBox' | 'sealStamp' | 'sideTable';
export type Action = 'I' | 'II' | 'III' | 'IV';

/** How something drawn answers to the question that is open: see `theme/states.css`. */
export type DrawState = 'idle' | 'offered' | 'refused' | 'selected';

export const BRIBE_OF: Readonly<Record<Colour, Bribe>> = {
  violet: 'chocolate',
  pink: 'wine',
  grey: 'tobacco',
  orange: 'magazine',
  brown: 'coffee',
};

export const LETTERS_OF: Readonly<Record<Flag, string>> = {
  usa: 'US',
  ussr: 'SU',
  france: 'FR',
  uk: 'GB',
  austria: 'AT',
};

/** Estoril: whose people they are, what they can do, how far an eye sees. */
export type Nation = 'PT' | 'DE' | 'GB' | 'US' | 'YU' | 'SU' | 'ES' | 'FR' | 'HU' | 'IT';
export type Skill = 'assassin' | 'seducer' | 'nationalist' | 'diplomat' | 'conspirator';
export type Sight = 'here' | 'adjacent' | 'any';

/** Hamburg. A suit goes with every colour, so that none is told by its ink alone. */
export type Suit = Colour | 'black';
export type Hazard = 'flood' | 'fire' | 'collapse' | 'raid' | 'disease';
export type Category =
  | 'bourgeoisie'
  | 'offices'
  | 'university'
  | 'health'
  | 'amusement'
  | 'art'
  | 'theatre'
  | 'circus'
  | 'trade'
  | 'industry'
  | 'bank'
  | 'crafts'
  | 'military'
  | 'police'
  | 'underworld'
  | 'society'
  | 'harbour'
  | 'church'
  | 'emigrants'
  | 'mysticism'
  | 'zoo'
  | 'park';
export type Majority = 'square' | 'buildings' | 'stones' | 'points' | 'zoos';
export type Deed = 'workers' | 'money' | 'reduce' | 'wall' | 'plot' | 'build';

export const HAZARD_OF: Readonly<Record<Colour, Hazard>> = {
  violet: 'flood',
  orange: 'fire',
  grey: 'collapse',
  pink: 'raid',
  brown: 'disease',
};
