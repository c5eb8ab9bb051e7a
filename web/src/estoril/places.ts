/** The six places, ready to draw: everything on them as one viewer sees it. */
import { type Card, type Item, OPEN, at } from '@kaffeehaus/kernel';
import {
  type Estoril,
  KEEP,
  type Layout,
  PLACES,
  estoril,
  indexOf,
  isReward,
  isSlot,
  placeItem,
  rewardCell,
  rewardItem,
  rewardZone,
  slotRange,
  survey,
} from '@kaffeehaus/estoril';
import { list, say, t } from '../ui/words.ts';
import { anchor } from '../art/anchor.ts';
import { itemAnchor } from '../seat/anchor.ts';
import { type Strength, strengthsOn } from './strengths.ts';
import type { Picks } from '../seat/picks.ts';
import { withRule } from '../seat/why.ts';
import { colourOf } from '../ui/colours.ts';
import type { DrawProps } from '../seat/gameview.ts';
import type { Locality, PlaceView } from './draw/Place.tsx';
import type { RewardView } from './draw/Slot.tsx';
import type { TileView } from './draw/SpyFace.tsx';
import { faceOf, isFace, nameOf } from './faces.ts';
import { label } from './label.ts';
import { type Result, aboutNow, changedIn, resultsOf, stageOf, whyNow } from './rounds.ts';
import { slotChoice, slotView } from './slots.ts';

type Props = DrawProps<Estoril>;

/** How the places lie; while one is turned, as they would lie by the answer so far. */
const layoutOf = ({ view: { table: s }, picks }: Props): Layout => {
  const turns = whyNow(s) === 'estoril.rotate' ? picks.draft?.chosen[0] : undefined;
  if (turns === undefined) return s;
  const place = indexOf(at(aboutNow(s), 0));
  const turned = s.turned.map((old, position) => (s.grid[position] === place ? indexOf(turns) : old));
  const layout = { grid: s.grid, turned, near: s.near.slice(), outer: 0, beside: s.beside.slice() };
  survey(layout);
  return layout;
};

const isDown = (s: Estoril, place: number): boolean => at(s.sees, rewardZone(place)) !== OPEN;

/** What is to be won, or who has won it. */
const rewardWords = ({ view, names }: Props, place: number, result: Result | undefined): string => {
  const card = at(view.table.zones, rewardZone(place))[0];
  if (isFace(card)) {
    const tile = nameOf(card);
    return isDown(view.table, place) ? label('reward.known', { tile }) : tile;
  }
  if (card !== undefined) return label('reward.down');
  if (!result) return label('reward.awaited');
  if (result.seat === undefined) return label('reward.unclaimed');
  return label('reward.won', { who: result.seat }, names);
};

/** Whoever keeps the reward may press it where it lies. */
const rewardChoice = (s: Estoril, picks: Picks, place: number): Item =>
  place === s.reached && picks.state(KEEP) !== 'idle' ? KEEP : rewardItem(place);

const rewardTile = (s: Estoril, place: number, card: Card): TileView => ({
  at: isFace(card) ? itemAnchor(estoril, card) : anchor('tile', estoril.word(rewardItem(place))),
  face: isFace(card) ? faceOf(card) : null,
  down: isDown(s, place),
});

const rewardView = (props: Props, layout: Layout, place: number): RewardView => {
  const { view, picks } = props;
  const { table: s } = view;
  const item = rewardItem(place);
  const choice = rewardChoice(s, picks, place);
  const state = picks.state(choice);
  const card = at(s.zones, rewardZone(place))[0];
  const cell = rewardCell(layout, place);
  const result = resultsOf(view).find(each => each.place === place);
  const words = `${say(estoril.phrases.item(item))}. ${rewardWords(props, place, result)}`;
  return {
    id: estoril.word(item),
    at: itemAnchor(estoril, item),
    cell: cell < 0 ? undefined : cell,
    secret: at(PLACES, place).secretReward,
    tile: card === undefined ? null : rewardTile(s, place, card),
    wonBy: result?.seat === undefined ? undefined : colourOf(result.seat),
    gone: result !== undefined,
    state,
    changed: changedIn(view).has(item),
    label: withRule(words, state === 'refused' ? picks.why(choice) : undefined),
  };
};

/** "Anna 3, Jan 1 and one face down". */
const strengthWords = (strengths: readonly Strength[], names: readonly string[]): string[] =>
  strengths.length === 0
    ? []
    : [
        t('web.estoril.sight', {
          standing: list(
            strengths.map(({ seat, total, hidden }) =>
              t('web.estoril.sight.of', { who: names[seat] ?? '', n: total, hidden }),
            ),
          ),
        }),
      ];

const placeView = (props: Props, layout: Layout, place: number): PlaceView => {
  const { table: s } = props.view;
  const { number, word, rule, favours } = at(PLACES, place);
  const name = say(estoril.phrases.item(placeItem(place)));
  const ruleText = say({ key: 'estoril.place.rule', args: { place: word } });
  const strengths = strengthsOn(s, place);
  return {
    at: itemAnchor(estoril, placeItem(place)),
    locality: word as Locality,
    number,
    name,
    rule,
    favours,
    label: [`${name}.`, ruleText, ...strengthWords(strengths, props.names)].join(' '),
    slots: slotRange(place).map(slot => slotView(props, layout, slot)),
    reward: rewardView(props, layout, place),
    stage: stageOf(s, place),
    about: aboutNow(s).includes(placeItem(place)),
    totals: strengths.map(({ seat, ...strength }) => ({ seat: colourOf(seat), ...strength })),
  };
};

export const placesOf = (props: Props): PlaceView[] => {
  const layout = layoutOf(props);
  return layout.grid.map(place => placeView(props, layout, place));
};

/** The item that pressing a spot means now. */
export const spotChoice = ({ view: { table: s }, picks }: Props, id: string): Item | undefined => {
  const item = estoril.item(id);
  if (item === undefined) return undefined;
  if (isSlot(item)) return slotChoice(s, picks, indexOf(item));
  return isReward(item) ? rewardChoice(s, picks, indexOf(item)) : item;
};
