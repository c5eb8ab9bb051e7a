/** What tests of Hamburg do again and again. */
import type { City } from './city.ts';
import { word } from './city.ts';

export const PILES = 'violet orange grey pink brown';

/** Plays a hand card for a basic action. */
export const act = (city: City, action: string, card: number, p = 0): City =>
  city.hand(p, card).say(p, { do: 'turn', played: false }).answer(p, word(card)).answer(p, action);

/** Who is asked what. */
export const why = (city: City): string[] => city.bench.asked().map(w => w.replace('hamburg.', ''));
