import { Tracks } from '../vienna/draw/Tracks.tsx';
import { INFOS } from './samples.ts';

const ZONES = [1, 2, 3, 4, 5, 6].map(value => ({ value, length: value === 6 ? 1 : 4 }));
const PLACES = [3, 8, 0, 20, 13];

export function TrackRoom() {
  return (
    <section class="room">
      <h2>Tracks</h2>
      <Tracks
        label="Secret information"
        roof={'ABCDEFGHIJKL'.split('').map(letter => ({
          letter,
          end: letter === 'J',
          purchase: 'BCEIJ'.includes(letter),
          payday: 'GJ'.includes(letter),
        }))}
        investigator={4}
        investigatorLabel="Investigator on E of J"
        zones={ZONES}
        tracks={INFOS.map((info, i) => ({
          info,
          position: PLACES[i] ?? 0,
          state: i === 1 ? 'offered' : i === 3 ? 'refused' : i === 4 ? 'offered' : 'idle',
          label: `${info}, field ${PLACES[i]}`,
        }))}
        onPick={() => undefined}
      />
    </section>
  );
}
