import { type Item, type Seat, at } from '@kaffeehaus/kernel';
import {
  BRIBES,
  BUILDINGS,
  COLOURS,
  DOSSIERS,
  FLAGS,
  SEALS,
  SQUARES,
  type Vienna,
  buildingItem,
  fares,
  squareItem,
  vienna,
  whyOf,
} from '@kaffeehaus/vienna';
import { useState } from 'preact/hooks';
import { list, say, t } from '../ui/words.ts';
import { itemAnchor } from '../seat/anchor.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { isPhone } from '../ui/phone.ts';
import { agentsOn, ghostOn, markOn, seatsOn, takersOf, topicOf } from './agents.ts';
import { changesOf } from './changes.ts';
import { colourOf } from '../ui/colours.ts';
import { pressBy } from './desk.ts';
import { Board } from './draw/Board.tsx';
import type { BuildingView } from './draw/Building.tsx';
import type { SquareView } from './draw/Square.tsx';
import { label } from './label.ts';
import { openOrders } from './orders.ts';

/** What an agent costs the viewer here, while one may be placed; or the rule against it. */
const offer = ({ view, picks }: DrawProps<Vienna>, b: number, item: Item): string[] => {
  const state = picks.state(item);
  if (picks.follows?.(item) === true) return [t('web.vienna.move')];
  const refusal = state === 'refused' ? picks.why(item) : undefined;
  if (refusal) return [say({ key: refusal.rule, args: refusal.args })];
  if (!view.ask || whyOf(view.ask) !== 'vienna.agent' || state === 'idle') return [];
  const bribe = at(BRIBES, at(BUILDINGS, b).colour);
  return fares(view.table, view.viewer, b).map(({ figure, n }) =>
    label(`${figure ? 'price.figure' : 'price'}${n === 0 ? '.free' : ''}`, { bribe, n }),
  );
};

/** Whose agent stands there, and whether it is the figure. */
const agentOf = ({ view, names }: DrawProps<Vienna>, seat: number, b: number): string => {
  const who = names[seat] ?? '';
  return at(view.table.figureAt, seat) === b ? label('figure.of', { who }) : who;
};

/** Full version: the seal, and the house sign if there is one. */
const office = (s: Vienna, b: number): string[] => {
  const { seal, letter } = at(BUILDINGS, b);
  if (!s.full) return [];
  return [label('seal', { seal: at(SEALS, seal) }), ...(letter === '' ? [] : [label('house', { letter })])];
};

const buildingLabel = (props: DrawProps<Vienna>, b: number): string => {
  const { table } = props.view;
  const { name, colour } = at(BUILDINGS, b);
  const seats = seatsOn(table, b);
  const what = label('building', {
    building: name,
    colour: at(COLOURS, colour),
    flag: at(FLAGS, at(table.flags, b)),
    n: seats.length,
    agents: list(seats.map(seat => agentOf(props, seat, b))),
    thirdMan: table.thirdMan === b ? 'here' : 'away',
  });
  return [what, ...office(table, b), ...offer(props, b, buildingItem(b))].join('. ');
};

const squareLabel = ({ view, names }: DrawProps<Vienna>, q: number, taker: Seat | undefined): string => {
  const { number: square, value } = at(SQUARES, q);
  const kind = at(view.table.squares, q);
  if (kind >= 0) return label('square', { square, value, dossier: at(DOSSIERS, kind) });
  return taker === undefined
    ? label('square.empty', { square })
    : t('web.vienna.taken', { square, who: names[taker] ?? '' });
};

export const buildings = (props: DrawProps<Vienna>, changed: ReadonlySet<Item>): BuildingView[] =>
  BUILDINGS.map(({ name, x, y, colour, seal, letter }, b) => {
    const item = buildingItem(b);
    const { table } = props.view;
    return {
      id: vienna.word(item),
      at: itemAnchor(vienna, item),
      name,
      x,
      y,
      colour: at(COLOURS, colour),
      flag: at(FLAGS, at(table.flags, b)),
      seal: at(SEALS, seal),
      letter,
      agents: agentsOn(props.view, b),
      mark: markOn(props, item),
      topic: topicOf(props.view) === item,
      ghost: ghostOn(props, b),
      thirdMan: table.thirdMan === b,
      state: props.picks.state(item),
      changed: changed.has(item),
      label: buildingLabel(props, b),
    };
  });

const squares = (props: DrawProps<Vienna>, changed: ReadonlySet<Item>): SquareView[] => {
  const { view, picks } = props;
  const takers = takersOf(view);
  const ahead = picks.ahead?.table as Vienna | undefined;
  return SQUARES.map(({ x, y, value, buildings: around }, q) => {
    const item = squareItem(q);
    const kind = at(view.table.squares, q);
    const taker = takers.get(q);
    return {
      id: vienna.word(item),
      at: itemAnchor(vienna, item),
      x,
      y,
      value,
      tile: kind < 0 ? null : at(DOSSIERS, kind),
      buildings: around.map(b => vienna.word(buildingItem(b))),
      state: picks.state(item),
      changed: changed.has(item),
      takenBy: taker === undefined ? undefined : colourOf(taker),
      won: kind >= 0 && ahead !== undefined && at(ahead.squares, q) < 0,
      label: squareLabel(props, q, taker),
    };
  });
};

/** The city: buildings, squares, agents. */
export function BoardView(props: DrawProps<Vienna>) {
  const [zoomed, setZoomed] = useState(false);
  const { table, viewer } = props.view;
  const { items } = changesOf(props.view);
  const chosen = props.picks.draft?.chosen[0];
  return (
    <Board
      buildings={buildings(props, items)}
      squares={squares(props, items)}
      mode={table.full ? 'full' : 'intro'}
      orders={table.full ? openOrders(props) : undefined}
      mine={viewer < table.seats ? colourOf(viewer) : undefined}
      label={label('board')}
      onPick={pressBy(props.picks)}
      zoomed={zoomed && isPhone.value}
      zoom={isPhone.value ? { label: t('web.zoom'), onToggle: () => setZoomed(!zoomed) } : undefined}
      focus={chosen === undefined ? undefined : vienna.word(chosen)}
    />
  );
}
