/** One player's desk, ready to draw; the viewer's own can be pressed. */
import { FIRST, type Card, type Item, type Seat, at, score } from '@kaffeehaus/kernel';
import {
  BRIBES,
  DOSSIERS,
  PLANS,
  SUPPLY,
  type Vienna,
  bribeItem,
  cardIn,
  drawer,
  drawerItem,
  drawersOf,
  pairItem,
  plan,
  vienna,
} from '@kaffeehaus/vienna';
import { say, t } from '../ui/words.ts';
import { countIn } from '../seat/draft.ts';
import { withRule } from '../seat/why.ts';
import { anchor } from '../art/anchor.ts';
import type { Action } from '../art/kinds.ts';
import { itemAnchor } from '../seat/anchor.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { pressing } from '../seat/pressing.ts';
import { type Changes, changesOf, onDesk } from './changes.ts';
import { colourOf } from '../ui/colours.ts';
import type { CounterView } from './draw/Counter.tsx';
import type { DeskProps } from './draw/Desk.tsx';
import type { SlotView } from './draw/Slot.tsx';
import { cardLabel, faceOf } from './faces.ts';
import { label } from './label.ts';
import { coinChoice, figureOf, till } from './money.ts';
import { deskOrders } from './orders.ts';

type Props = DrawProps<Vienna>;

export const PLAN_ACTIONS: readonly Action[] = ['I', 'II', 'IV'];

/** What pressing a bribe means now: taking two, or one; nothing if it means nothing. */
const bribeChoice = (picks: Props['picks'], kind: number): Item | undefined =>
  [pairItem(kind), bribeItem(kind)].find(item => picks.state(item) !== 'idle');

/** What pressing a bribe does, in words and as a small sign; nothing if it does nothing. */
const bribeOffer = (
  { picks }: Props,
  kind: number,
  item: Item,
  has: string,
): Pick<CounterView, 'label' | 'more'> => {
  const bribe = at(BRIBES, kind);
  if (picks.ask?.shape === 'bag') {
    const n = picks.draft ? countIn(picks.draft, item) : 0;
    return { label: t('web.vienna.pay', { has, n }), ...(n > 0 && { more: `−${n}` }) };
  }
  const pair = item === pairItem(kind);
  const what = say({ key: 'vienna.bribes', args: { bribe, n: pair ? 2 : 1 } });
  return { label: t('web.vienna.take', { what, has }), more: pair ? '+2' : '+' };
};

const bribes = (props: Props, seat: Seat, own: boolean, { desks }: Changes): CounterView[] =>
  BRIBES.map((bribe, kind) => {
    const count = at(at(props.view.table.bribes, seat), kind);
    const item = own ? bribeChoice(props.picks, kind) : undefined;
    const has = say({ key: 'vienna.bribes', args: { bribe, n: count } });
    return {
      kind: bribe,
      at: anchor('count', seat, bribe),
      count,
      label: has,
      state: item === undefined ? 'idle' : props.picks.state(item),
      changed: desks.has(onDesk(seat, bribe)),
      ...(item !== undefined && bribeOffer(props, kind, item, has)),
    };
  });

const tiles = ({ view }: Props, seat: Seat): CounterView[] =>
  DOSSIERS.map((dossier, kind) => {
    const count = at(at(view.table.dossiers, seat), kind);
    return {
      kind: dossier,
      at: anchor('count', seat, dossier),
      count,
      label: say({ key: 'vienna.dossiers', args: { dossier, n: count } }),
    };
  });

const drawerLabel = (i: number, card: Card | undefined): string =>
  card === undefined
    ? label('drawer.empty', { drawer: i + 1 })
    : t('web.vienna.drawer', { drawer: i + 1, ability: say(vienna.phrases.card(card)) });

/** A drawer is pressed as itself, or as the card in it. */
const drawerChoice = ({ picks }: Props, i: number, card: Card | undefined): Item =>
  card !== undefined && picks.state(card) !== 'idle' ? card : drawerItem(i);

const drawers = (props: Props, seat: Seat, own: boolean, { desks }: Changes): SlotView[] =>
  Array.from({ length: drawersOf(props.view.table, seat) }, (_, i) => {
    const card = cardIn(props.view.table, drawer(seat, i));
    const item = drawerChoice(props, i, card);
    const state = own ? props.picks.state(item) : 'idle';
    const refusal = state === 'refused' ? props.picks.why(item) : undefined;
    const what = drawerLabel(i, card);
    return {
      id: vienna.word(item),
      at: card === undefined ? anchor('drawer', seat, i) : itemAnchor(vienna, card),
      label: withRule(what, refusal),
      card: card === undefined ? null : faceOf(card),
      state,
      changed: desks.has(onDesk(seat, String(drawerItem(i)))),
    };
  });

const planLabel = (action: Action, card: Card | undefined): string => {
  if (card === undefined) return label('plan.empty', { action });
  if (card < FIRST) return label('plan.back', { action });
  return `${label('plan', { action })}. ${cardLabel(card)}`;
};

/** While cards are assigned a place shows the draft; else what lies there. */
const places = ({ view, picks }: Props, seat: Seat, own: boolean): (SlotView & { action: Action })[] =>
  Array.from({ length: PLANS }, (_, i) => {
    const drafted = own && picks.ask?.shape === 'arrangement';
    const card = drafted ? picks.draft?.places[i] : cardIn(view.table, plan(seat, i));
    const action = at(PLAN_ACTIONS, i);
    return {
      id: `place-${i}`,
      at: card === undefined || card < FIRST ? anchor('plan', seat, action) : itemAnchor(vienna, card),
      label: planLabel(action, card),
      card: card === undefined ? null : card < FIRST ? 'hidden' : faceOf(card),
      action,
      state: drafted ? picks.placeState(i) : 'idle',
      ...(drafted && { place: i, item: card }),
    };
  });

/** What an id of the desk stands for now. */
const itemOf = (picks: Props['picks'], id: string): Item | undefined => {
  if (id === 'agent') return SUPPLY;
  if (id === 'shilling') return coinChoice({ picks });
  const kind = BRIBES.findIndex(bribe => bribe === id);
  return kind < 0 ? vienna.item(id) : bribeChoice(picks, kind);
};

/** Where the viewer's cards of the round lie, or are being laid. */
export const planOf = (props: Props): (SlotView & { action: Action })[] =>
  places(props, props.view.viewer, true);

export const pressBy = pressing((picks, id) => {
  const [, place] = /^place-(\d)$/.exec(id) ?? [];
  if (place !== undefined) return picks.pressPlace(Number(place));
  const item = itemOf(picks, id);
  if (item !== undefined) picks.press(item);
});

/** Short words under the name of whoever is asked. */
const turnOf = ({ view }: Props, seat: Seat): string | undefined => {
  if (!view.turn.includes(seat)) return undefined;
  return seat === view.viewer ? t('web.turn.yours') : t('web.turn.theirs');
};

export const deskOf = (props: Props, seat: Seat): DeskProps => {
  const { view, names } = props;
  const own = seat === view.viewer;
  const changes = changesOf(view);
  const points = score(at(vienna.audit(view.table), seat));
  const supply = at(view.table.supply, seat);
  return {
    seat: colourOf(seat),
    name: names[seat] ?? '',
    crest: view.table.crest === seat ? label('crest', { who: names[seat] ?? '' }) : undefined,
    turn: turnOf(props, seat),
    points: {
      kind: 'star',
      at: anchor('points', seat),
      count: points,
      label: t('common.points', { n: points }),
    },
    agents: {
      kind: 'agent',
      at: anchor('agent', seat, 'supply'),
      count: supply,
      label: label('supply', { n: supply }),
      state: own ? props.picks.state(SUPPLY) : 'idle',
    },
    bribes: bribes(props, seat, own, changes),
    tiles: tiles(props, seat),
    drawers: drawers(props, seat, own, changes),
    assigned: places(props, seat, own),
    captions: {
      bribes: label('bribes'),
      tiles: label('dossiers'),
      drawers: label('drawers'),
      assigned: t('web.vienna.assigned'),
      till: t('web.vienna.till'),
      orders: label('orders'),
    },
    ...(view.table.full && {
      till: till(props, seat, own),
      orders: deskOrders(props, seat, own),
      figure: figureOf(props, seat, own),
    }),
    onPick: own ? pressBy(props.picks) : undefined,
  };
};
