import { type Item, at, bit } from '@kaffeehaus/kernel';
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
  price,
  squareItem,
  vienna,
} from '@kaffeehaus/vienna';
import { useState } from 'preact/hooks';
import { list, say, t } from '../app/words.ts';
import type { DrawProps } from '../table/gameview.ts';
import { isPhone } from '../table/phone.ts';
import { changesOf } from './changes.ts';
import { colourOf } from './colours.ts';
import { Board } from './draw/Board.tsx';
import type { BuildingView } from './draw/Building.tsx';
import type { SquareView } from './draw/Square.tsx';

const seatsOn = (s: Vienna, b: number): number[] =>
  Array.from({ length: s.seats }, (_, seat) => seat).filter(seat => (at(s.agents, b) & bit(seat)) !== 0);

/** What an agent costs the viewer here, while one may be placed; or the rule against it. */
const offer = ({ view, picks }: DrawProps<Vienna>, b: number, item: Item): string | undefined => {
  const state = picks.state(item);
  const refusal = state === 'refused' ? picks.why(item) : undefined;
  if (refusal) return say({ key: refusal.rule, args: refusal.args });
  if (view.ask?.why !== 'vienna.agent' || state === 'idle') return undefined;
  const n = price(view.table, view.viewer, b);
  return say({ key: 'vienna.label.price', args: { bribe: at(BRIBES, at(BUILDINGS, b).colour), n } });
};

const buildingLabel = (props: DrawProps<Vienna>, b: number): string => {
  const { view, names } = props;
  const { name, colour } = at(BUILDINGS, b);
  const seats = seatsOn(view.table, b);
  const what = say({
    key: 'vienna.label.building',
    args: {
      building: name,
      colour: at(COLOURS, colour),
      flag: at(FLAGS, at(view.table.flags, b)),
      n: seats.length,
      agents: list(seats.map(seat => names[seat] ?? '')),
      thirdMan: view.table.thirdMan === b ? 'here' : 'away',
    },
  });
  const more = offer(props, b, buildingItem(b));
  return more === undefined ? what : `${what}. ${more}`;
};

const squareLabel = (s: Vienna, q: number): string => {
  const { number, value } = at(SQUARES, q);
  const kind = at(s.squares, q);
  return kind < 0
    ? say({ key: 'vienna.label.square.empty', args: { square: number } })
    : say({ key: 'vienna.label.square', args: { square: number, value, dossier: at(DOSSIERS, kind) } });
};

const buildings = (props: DrawProps<Vienna>, changed: ReadonlySet<Item>): BuildingView[] =>
  BUILDINGS.map(({ name, x, y, colour, seal, letter }, b) => {
    const item = buildingItem(b);
    const { table } = props.view;
    return {
      id: vienna.word(item),
      name,
      x,
      y,
      colour: at(COLOURS, colour),
      flag: at(FLAGS, at(table.flags, b)),
      seal: at(SEALS, seal),
      letter,
      agents: seatsOn(table, b).map(colourOf),
      thirdMan: table.thirdMan === b,
      state: props.picks.state(item),
      changed: changed.has(item),
      label: buildingLabel(props, b),
    };
  });

const squares = ({ view, picks }: DrawProps<Vienna>, changed: ReadonlySet<Item>): SquareView[] =>
  SQUARES.map(({ x, y, value, buildings: around }, q) => {
    const item = squareItem(q);
    const kind = at(view.table.squares, q);
    return {
      id: vienna.word(item),
      x,
      y,
      value,
      tile: kind < 0 ? null : at(DOSSIERS, kind),
      buildings: around.map(b => vienna.word(buildingItem(b))),
      state: picks.state(item),
      changed: changed.has(item),
      label: squareLabel(view.table, q),
    };
  });

/** The city: buildings, squares, agents. */
export function BoardView(props: DrawProps<Vienna>) {
  const [zoomed, setZoomed] = useState(false);
  const { items } = changesOf(props.view);
  const chosen = props.picks.draft?.chosen[0];
  const pick = (id: string): void => {
    const item = vienna.item(id);
    if (item !== undefined) props.picks.press(item);
  };
  return (
    <Board
      buildings={buildings(props, items)}
      squares={squares(props, items)}
      mode="intro"
      label={say({ key: 'vienna.label.board', args: {} })}
      onPick={pick}
      zoomed={zoomed && isPhone.value}
      zoom={isPhone.value ? { label: t('web.zoom'), onToggle: () => setZoomed(!zoomed) } : undefined}
      focus={chosen === undefined ? undefined : vienna.word(chosen)}
    />
  );
}
