/** The words the drawings understand. Plain strings, so that any game table can be handed in as it is. */
export type Bribe = 'chocolate' | 'wine' | 'tobacco' | 'magazine' | 'coffee';
export type Info = 'briefcase' | 'flask' | 'slide' | 'microfilm' | 'pistol';
export type Flag = 'france' | 'austria' | 'ussr' | 'uk' | 'usa';
export type Seal = 'nobility' | 'religion' | 'administration' | 'culture' | 'science';
export type Colour = 'violet' | 'pink' | 'grey' | 'orange' | 'brown';
export type SeatColour = 'yellow' | 'red' | 'blue' | 'green';
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
