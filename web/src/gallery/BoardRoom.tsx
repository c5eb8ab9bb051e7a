import { BUILDINGS, COLOURS, FLAGS, SEALS, SQUARES } from '@kaffeehaus/vienna';
import { sampleOrder } from './orders.ts';
import type { OpenOrder } from '../vienna/draw/Postcard.tsx';
import { useState } from 'preact/hooks';
import { anchor } from '../art/anchor.ts';
import type { DrawState, Info, SeatColour } from '../art/kinds.ts';
import { Board } from '../vienna/draw/Board.tsx';
import type { BuildingView } from '../vienna/draw/Building.tsx';
import type { SquareView } from '../vienna/draw/Square.tsx';

const INFOS: readonly Info[] = ['briefcase', 'flask', 'slide', 'microfilm', 'pistol'];
const EMPTY = ['s07', 's12', 's23', 's26', 's40', 's15'];
const AGENTS: Record<string, readonly SeatColour[]> = {
  b05: ['yellow', 'red'],
  b06: ['yellow'],
  b09: ['yellow', 'red', 'blue', 'green'],
  b13: ['blue', 'green'],
  b10: ['green'],
  b18: ['red', 'blue', 'green'],
  b22: ['yellow', 'red', 'blue', 'green'],
  b27: ['blue'],
  b30: ['red'],
  b16: ['red'],
};
const STATES: Record<string, DrawState> = {
  b02: 'offered',
  b09: 'offered',
  b15: 'offered',
  b23: 'offered',
  b27: 'offered',
  b01: 'refused',
  b05: 'refused',
  b18: 'refused',
  b17: 'selected',
  s20: 'offered',
  s34: 'selected',
};

const TOPIC = 'b12';

const FIGURES = [
  { seat: 'yellow', kind: 'marrakesh', at: 'b06' },
  { seat: 'blue', kind: 'hamburg', at: 'b13' },
  { seat: 'red', kind: 'newYork', at: 'b30' },
  { seat: 'green', kind: 'amsterdam', at: 'b22' },
] as const;

const ORDERS: readonly OpenOrder[] = [
  {
    id: 'A-21',
    slot: 'A1',
    price: 1,
    order: sampleOrder('A-22'),
    state: 'offered',
    label: 'Order A-22: house B',
  },
  { id: 'A-12', slot: 'A2', price: 1, order: sampleOrder('A-12'), state: 'idle', label: 'Order A-12' },
  { id: 'B-16', slot: 'B1', price: 2, order: sampleOrder('B-16'), state: 'refused', label: 'Order B-16' },
  { id: 'B-21', slot: 'B2', price: 2, order: sampleOrder('B-21'), state: 'idle', label: 'Order B-21' },
];

const building = (number: number) => `b${String(number).padStart(2, '0')}`;
const square = (number: number) => `s${String(number).padStart(2, '0')}`;

function buildingViews(): BuildingView[] {
  return BUILDINGS.map(({ number, name, x, y, letter, ...row }) => {
    const id = building(number);
    const colour = COLOURS[row.colour] ?? 'grey';
    const flag = FLAGS[row.flag] ?? 'austria';
    return {
      id,
      at: id,
      name,
      x,
      y,
      colour,
      flag,
      seal: SEALS[row.seal],
      letter,
      agents: (AGENTS[id] ?? []).map(seat => ({
        at: anchor('agent', seat, id),
        colour: seat,
        figure: FIGURES.find(f => f.at === id && f.seat === seat)?.kind,
        own: seat === 'red',
      })),
      topic: id === TOPIC,
      ghost: id === TOPIC ? { at: 'ghost', colour: 'red', own: true } : undefined,
      mark: id === 'b16' ? 'offered' : undefined,
      thirdMan: id === 'b22' || id === 'b20',
      state: STATES[id] ?? 'idle',
      changed: id === 'b30',
      label: `${name}, ${colour}, ${flag}`,
    };
  });
}

function squareViews(): SquareView[] {
  return SQUARES.map(({ number, x, y, buildings }, i) => {
    const id = square(number);
    const tile = EMPTY.includes(id) ? null : (INFOS[(i * 7) % 5] ?? null);
    return {
      id,
      at: id,
      x,
      y,
      value: buildings.length,
      tile,
      buildings: buildings.map(b => building(b + 1)),
      takenBy: tile === null && i % 2 ? 'blue' : undefined,
      state: STATES[id] ?? 'idle',
      label: `${id}, ${tile ?? 'empty'}`,
    };
  });
}

export function BoardRoom() {
  const [full, setFull] = useState(location.hash.includes('full'));
  const [zoomed, setZoomed] = useState(location.hash.includes('zoom'));
  const [picked, setPicked] = useState('…');
  return (
    <section class="room">
      <h2>Board</h2>
      <p class="row">
        <button type="button" class="button small" onClick={() => setFull(!full)}>
          {full ? 'full' : 'intro'}
        </button>
        <span class="quiet">picked: {picked}</span>
      </p>
      <Board
        buildings={buildingViews()}
        squares={squareViews()}
        mode={full ? 'full' : 'intro'}
        orders={ORDERS}
        mine="red"
        label="Board"
        onPick={setPicked}
        zoomed={zoomed}
        zoom={{ label: 'Zoom', onToggle: () => setZoomed(!zoomed) }}
        focus="b09"
      />
    </section>
  );
}
