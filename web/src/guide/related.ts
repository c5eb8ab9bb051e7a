/** The rules that a card or thing has to do with. */
import { type Entry, type Guide, entriesOf } from './book/guide.ts';
import type { Piece } from './stock/stock.ts';

/** By kind of thing. */
const KINDS: { readonly [game: string]: { readonly [kind: string]: readonly string[] } } = {
  vienna: { card: ['round.assign', 'drawer.insert'], order: ['order.flag', 'order.condition'] },
  hamburg: {
    building: ['build.plot', 'build.price'],
    zoo: ['zoo'],
    park: ['park', 'park.income'],
    mayor: ['mayor'],
    ship: ['ship.worker', 'ship.idle'],
    exchange: ['exchange.pointer'],
    cleric: ['cleric.tile'],
  },
  estoril: { character: ['tile'], mission: ['mission.share'], place: ['settle.order'] },
};

/** By the sign that says when a building acts. */
const SIGNS: { readonly [when: string]: string } = {
  lightning: 'sign.lightning',
  I: 'sign.one',
  II: 'sign.two',
  III: 'sign.three',
  always: 'sign.always',
  laurel: 'sign.laurel',
};

/** The rules it changes first, then those about its symbols, its sign and its kind. */
export const relatedRules = (guide: Guide, { word, kind, has }: Omit<Piece, 'Draw'>): readonly Entry[] => {
  const entries = entriesOf(guide);
  const named = new Set([
    ...entries.flatMap(({ id, cards }) => (cards.includes(word) ? [id] : [])),
    `place.${word}`,
    ...(has['symbol'] ?? []).flatMap(symbol => [symbol, `${symbol}.place`, `${symbol}.adjacent`]),
    ...(has['when'] ?? []).map(when => SIGNS[when] ?? ''),
    ...(KINDS[guide.game]?.[kind] ?? []),
  ]);
  return [...named].flatMap(id => entries.find(entry => entry.id === id) ?? []);
};
