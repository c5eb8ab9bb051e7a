import { Desk, type DeskProps } from '../vienna/draw/Desk.tsx';
import { BRIBES, INFOS, british, counters, foreign, slide, violet, wine } from './samples.ts';

export const mine: DeskProps = {
  seat: 'green',
  name: 'Anna Schmidt',
  crest: 'starts the round',
  turn: 'Your turn: action III',
  points: { kind: 'star', count: 87, label: '87 points' },
  agents: { kind: 'agent', count: 3, label: '3 agents' },
  bribes: counters(BRIBES, [2, 0, 1, 4, 1]).map((c, i) =>
    i === 3 ? { ...c, state: 'offered' as const } : c,
  ),
  tiles: counters(INFOS, [1, 2, 0, 1, 3]),
  drawers: [
    { id: 'd1', label: 'Drawer 1', card: violet, state: 'offered' },
    { id: 'd2', label: 'Drawer 2', card: british, state: 'refused' },
    { id: 'd3', label: 'Drawer 3', card: null, state: 'offered' },
  ],
  assigned: [
    { id: 'I', label: 'Action I', card: wine, action: 'I' },
    { id: 'II', label: 'Action II', card: slide, action: 'II' },
    { id: 'IV', label: 'Action IV', card: foreign, action: 'IV' },
  ],
  captions: { bribes: 'Bribes', tiles: 'Information', drawers: 'Drawers', assigned: 'This round' },
  onPick: () => undefined,
};

const theirs = (seat: DeskProps['seat'], name: string): DeskProps => ({
  ...mine,
  seat,
  name,
  crest: seat === 'red' ? 'starts' : undefined,
  turn: seat === 'red' ? 'Action III' : undefined,
  bribes: counters(BRIBES, [2, 0, 1, 4, 1]),
  drawers: [
    { id: 'd1', label: 'Drawer 1', card: slide },
    { id: 'd2', label: 'Drawer 2', card: violet },
    { id: 'd3', label: 'Drawer 3', card: null },
  ],
  assigned: [
    { id: 'I', label: 'Action I', card: null, action: 'I' },
    { id: 'II', label: 'Action II', card: 'hidden', action: 'II' },
    { id: 'IV', label: 'Action IV', card: 'hidden', action: 'IV' },
  ],
});

export function DeskRoom() {
  return (
    <section class="room">
      <h2>Desks</h2>
      <div class="desks">
        <Desk {...mine} />
        <div class="others">
          <Desk {...theirs('red', 'Ferdinand von Langenegg')} />
          <Desk {...theirs('blue', 'Robot 2')} />
          <Desk {...theirs('yellow', 'Jo')} />
        </div>
      </div>
    </section>
  );
}
