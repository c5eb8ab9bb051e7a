/** The wall of a display, and the statues it has brought. */
import { type Seat, at, times } from '@kaffeehaus/kernel';
import {
  COLOURS,
  type Hamburg,
  SECTIONS,
  SECTION_COLOURS,
  SECTION_PRICES,
  THIRD,
  halfItem,
  stonePrice,
  stonesIn,
} from '@kaffeehaus/hamburg';
import { t } from '../ui/words.ts';
import { atSection } from './at.ts';
import type { SectionView, StatueView, WallProps } from './draw/Wall.tsx';
import { deedsIn } from './changes.ts';
import { momentOf, whyNow } from './now.ts';
import { type Side, placed } from './side.ts';
import { pieceOf } from './spots.ts';

const HALVES = ['left', 'right'] as const;

/** The section that stands for its half: the next to be built, or the last if one is to be lost. */
export const standsFor = (s: Hamburg, seat: Seat, half: number): number => {
  const built = stonesIn(s, seat, half);
  return whyNow(s) === 'hamburg.collapse' ? built - 1 : Math.min(built, SECTIONS - 1);
};

const sectionOf = (side: Side, half: number, i: number): SectionView => {
  const { view, picks, seat, own } = side;
  const { table: s } = view;
  const stones = stonesIn(s, seat, half);
  const built = i < stones;
  const colour = at(COLOURS, at(at(SECTION_COLOURS, half), i));
  const price = own && i === stones ? stonePrice(s, seat, half, momentOf(s)?.step) : at(SECTION_PRICES, i);
  const brings = i === THIRD - 1 ? 'points' : i === SECTIONS - 1 ? 'statue' : undefined;
  const words = t('web.hamburg.section', {
    half: at(HALVES, half),
    n: i + 1,
    colour,
    price,
    built: built ? 'yes' : 'no',
    brings: brings ?? 'nothing',
  });
  const item = own && i === standsFor(s, seat, half) ? halfItem(half) : undefined;
  const id = item === undefined ? `section-${half}-${i}` : at(HALVES, half);
  return {
    ...placed(side, atSection(seat, half, i), pieceOf(picks, id, item, words)),
    colour,
    price,
    built,
    ghost: !built && side.ahead !== undefined && i < stonesIn(side.ahead, seat, half),
    brings,
  };
};

export const wallOf = (side: Side): Omit<WallProps, 'onPick' | 'thirdPoints'> => {
  const half = (h: number): SectionView[] => times(SECTIONS, i => sectionOf(side, h, i));
  return { label: t('web.hamburg.wall'), left: half(0), right: half(1) };
};

/** The log knows which Zitronenjette went where. */
const jettesOf = ({ view, seat }: Side): number[] =>
  deedsIn(view).flatMap(told => (told.e === 'jette' && told.seat === seat ? [told.mark] : []));

export const statuesOf = (side: Side): StatueView[] => [
  ...at(side.view.table.hummels, side.seat).map((worth, i): StatueView => ({
    id: `hummel-${i}`,
    kind: 'hummel',
    worth,
    label: t('web.hamburg.hummel', { n: worth }),
  })),
  ...jettesOf(side).map((worth, i): StatueView => ({
    id: `jette-${i}`,
    kind: 'jette',
    worth,
    label: t('web.hamburg.jette', { n: worth }),
  })),
];
