/** The folder of each seat, ready to draw: what it has, what of it lies in the viewer's sight, what it discarded. */
import { type Card, type Seat, at } from '@kaffeehaus/kernel';
import {
  type Estoril,
  discards,
  estoril,
  handSize,
  poolOf,
  slotItem,
  slotZone,
  slotsIn,
  stonesFor,
  taken,
} from '@kaffeehaus/estoril';
import { say, t } from '../ui/words.ts';
import { colourOf } from '../ui/colours.ts';
import type { DrawProps } from '../seat/gameview.ts';
import type { DossierProps, KnownTile } from './draw/Dossier.tsx';
import { faceOf, tileLabel } from './faces.ts';
import { label } from './label.ts';
import { standings } from './standing.ts';

type Props = DrawProps<Estoril>;

const fileOf = (s: Estoril, card: Card): KnownTile => ({
  id: estoril.word(card),
  face: faceOf(card),
  label: tileLabel(card, s),
});

/** A character of the pool, and where it lies if the viewer can tell. */
const poolTile = (s: Estoril, seat: Seat, card: Card): KnownTile => {
  const file = fileOf(s, card);
  const slot = slotsIn(at(s.stones, seat)).find(each => at(s.zones, slotZone(each)).includes(card));
  if (slot !== undefined)
    return { ...file, placed: true, label: `${say(estoril.phrases.item(slotItem(slot)))}. ${file.label}` };
  return at(s.zones, taken(seat)).includes(card)
    ? { ...file, label: `${label('taken')}. ${file.label}` }
    : file;
};

/** Short words beside the name of whoever is asked. */
const turnOf = ({ view }: Props, seat: Seat): string | undefined => {
  if (!view.turn.includes(seat)) return undefined;
  return seat === view.viewer ? t('web.turn.yours') : t('web.turn.theirs');
};

export const dossierOf = (props: Props, seat: Seat, folded: boolean): DossierProps => {
  const { table: s } = props.view;
  const count = handSize(s, seat);
  const left = at(s.supply, seat);
  const all = stonesFor(s.seats);
  const thrown = at(s.zones, discards(seat));
  const points = at(standings(s), seat);
  return {
    seat: colourOf(seat),
    name: props.names[seat] ?? '',
    turn: turnOf(props, seat),
    first: s.first === seat ? t('web.seat.first', { game: estoril.id }) : undefined,
    stones: { left, all, label: label('stones', { left, all }) },
    hand: { count, label: label('inHand', { n: count }) },
    pool: { caption: label('pool'), tiles: poolOf(s, seat).map(card => poolTile(s, seat, card)) },
    discards: {
      caption: say({ key: 'estoril.source.discards', args: {} }),
      label: label('discards', { n: thrown.length }),
      tiles: thrown.map(card => fileOf(s, card)),
    },
    points: { count: points, label: label('points', { n: points }) },
    folded,
  };
};
