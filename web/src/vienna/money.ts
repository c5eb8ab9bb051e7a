/** Money, the things on a desk, the shop and the payday, ready to draw. */
import { type Seat, at } from '@kaffeehaus/kernel';
import {
  CASH_LIMIT,
  DESK,
  FIGURE,
  FIGURES,
  HIRE,
  IN_SUPPLY,
  SHILLING,
  SHILLINGS,
  type Vienna,
  agentsOf,
  goodsItems,
  goodsName,
  indexOf,
  mayUseFigure,
  nameOf,
  owns,
  priceOf,
  vienna,
} from '@kaffeehaus/vienna';
import { anchor } from '../art/anchor.ts';
import { say, t } from '../ui/words.ts';
import { countIn } from '../seat/draft.ts';
import { itemAnchor } from '../seat/anchor.ts';
import { withRule } from '../seat/why.ts';
import type { DeskTile } from '../art/kinds.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { colourOf } from '../ui/colours.ts';
import type { FigureView } from './draw/Figure.tsx';
import type { Pay, PaydayRow } from './draw/Payday.tsx';
import type { GoodsView } from './draw/Shop.tsx';
import type { DeskTileView, TillView } from './draw/Till.tsx';
import { label } from './label.ts';

type Props = DrawProps<Vienna>;

/** What pressing the money means now: taking shillings, or paying one. */
export const coinChoice = ({ picks }: Pick<Props, 'picks'>): number | undefined =>
  [SHILLINGS, SHILLING].find(item => picks.state(item) !== 'idle');

const tileOf = (s: Vienna, seat: Seat, kind: DeskTile): DeskTileView => {
  const owned = owns(s, seat, kind);
  const name = say({ key: 'vienna.goods', args: { goods: kind } });
  const filled = kind === 'cashBox' ? { count: at(s.cashBox, seat), max: CASH_LIMIT } : undefined;
  const mine = filled && owned ? label('cashBox', { n: filled.count }) : name;
  return { kind, owned, label: owned ? mine : t('web.vienna.lacking', { what: name }), filled };
};

export const till = (props: Props, seat: Seat, own: boolean): TillView => {
  const { table } = props.view;
  const count = at(table.money, seat);
  const item = own ? coinChoice(props) : undefined;
  const has = label('money', { n: count });
  const taken = item === SHILLINGS ? table.shillings : 0;
  const paid = props.picks.draft && own ? countIn(props.picks.draft, SHILLING) : 0;
  return {
    shillings: {
      kind: 'shilling',
      at: anchor('count', seat, 'shilling'),
      count,
      label: taken === 0 ? has : t('web.vienna.take', { what: label('money', { n: taken }), has }),
      state: item === undefined ? 'idle' : props.picks.state(item),
      ...(taken > 0 && { more: `+${taken}` }),
      ...(paid > 0 && { more: `−${paid}` }),
    },
    tiles: DESK.map(kind => tileOf(table, seat, kind)),
  };
};

/** The seat's own figure of another city, if the game has them. */
export const figureOf = ({ view, picks }: Props, seat: Seat, own: boolean): FigureView | undefined => {
  const kind = FIGURES[at(view.table.figures, seat)];
  if (kind === undefined) return undefined;
  const [name, text] = ['vienna.figure', 'vienna.figure.text'].map(key =>
    say({ key, args: { figure: kind } }),
  );
  const state = own ? picks.state(FIGURE) : 'idle';
  const b = at(view.table.figureAt, seat);
  const beside = b === IN_SUPPLY;
  const place = !beside ? 'board' : mayUseFigure(view.table, seat) ? 'supply' : 'locked';
  const where = { place, building: beside ? '' : nameOf(b) };
  return {
    id: vienna.word(FIGURE),
    at: anchor('agent', seat, 'figure'),
    kind,
    beside,
    label: withRule(
      `${label('figure', { name: name ?? '', ...where })}. ${text ?? ''}`,
      state === 'refused' ? picks.why(FIGURE) : undefined,
    ),
    state,
  };
};

const isBought = (s: Vienna, seat: Seat, kind: string): boolean =>
  kind === 'agent' ? at(s.forSale, seat) === 0 : owns(s, seat, kind as DeskTile);

/** Everything for sale to the viewer. */
export const goods = ({ view, picks }: Props): GoodsView[] =>
  goodsItems.map(item => {
    const kind = goodsName(indexOf(item)) as GoodsView['kind'];
    const [name, text] = ['vienna.goods', 'vienna.goods.text'].map(key =>
      say({ key, args: { goods: kind } }),
    );
    const state = picks.state(item);
    const refusal = state === 'refused' ? picks.why(item) : undefined;
    return {
      id: vienna.word(item),
      at: itemAnchor(vienna, item),
      kind,
      name: name ?? kind,
      text: text ?? '',
      price: priceOf(item),
      state,
      owned: isBought(view.table, view.viewer, kind) ? t('web.vienna.bought') : undefined,
      left: item === HIRE ? t('web.vienna.left', { n: at(view.table.forSale, view.viewer) }) : undefined,
      label: withRule(`${say(vienna.phrases.item(item))}. ${text ?? ''}`, refusal),
    };
  });

/** How the viewer's agents would be paid as the answer stands: bribes first, then shillings, the rest go home. */
export const paydayRow = ({ view, picks, names }: Props): PaydayRow => {
  const { table, viewer } = view;
  const agents = agentsOf(table, viewer).filter(b => b !== at(table.figureAt, viewer)).length;
  const bribes = picks.draft?.chosen.length ?? 0;
  const shillings = Math.min(at(table.money, viewer), agents - bribes);
  const pay = (i: number): Pay => (i < bribes ? 'bribe' : i < bribes + shillings ? 'shilling' : 'home');
  return {
    seat: colourOf(viewer),
    name: names[viewer] ?? '',
    agents: Array.from({ length: agents }, (_, i) => pay(i)),
    label: t('web.vienna.payday', { bribes, shillings, home: agents - bribes - shillings }),
  };
};
