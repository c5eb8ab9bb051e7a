import { Dossier, type DossierProps } from '../../estoril/draw/Dossier.tsx';
import { Hand } from '../../estoril/draw/Hand.tsx';
import { MissionCard, type MissionView } from '../../estoril/draw/MissionCard.tsx';
import { PlaceGrid } from '../../estoril/draw/PlaceGrid.tsx';
import { TurnChoice } from '../../estoril/draw/TurnChoice.tsx';
import { useState } from 'preact/hooks';
import { character, places } from './table.ts';

const nothing = () => undefined;

const HAND = (['Eagle', 'Samovar', 'Paprika', 'Chessboard', 'Wheel', 'Winter'] as const).map((name, i) => ({
  id: name,
  tile: { face: character(name) },
  label: name,
  state: i === 1 ? ('selected' as const) : i === 4 ? ('refused' as const) : ('offered' as const),
}));

const TAKEN = [
  { id: 'Ledger', tile: { face: character('Ledger') }, label: 'Ledger', state: 'idle' as const },
  {
    id: 'Needle',
    tile: { face: character('Needle', 1) },
    label: 'Needle',
    state: 'idle' as const,
    changed: true,
  },
];

const MISSIONS: readonly MissionView[] = [
  {
    id: 'M12',
    signs: ['assassin'],
    title: 'Kalte Hände',
    text: 'Pistolen auf der Hand',
    points: 6,
    standing: [
      { seat: 'red', count: 3, leads: true },
      { seat: 'yellow', count: 2, leads: false },
      { seat: 'blue', count: 0, leads: false },
    ],
    label: 'M12',
  },
  {
    id: 'M07',
    signs: ['nation-ES', 'nation-FR', 'nation-IT', 'nation-HU', 'nation-SU', 'nation-YU'],
    title: 'Völkerverständigung',
    text: 'Personen anderer Nationen: Spanien, Frankreich, Italien, Ungarn, Sowjetunion, Jugoslawien',
    points: 6,
    standing: [
      { seat: 'yellow', count: 2, leads: true },
      { seat: 'red', count: 2, leads: true },
    ],
    label: 'M07',
  },
  {
    id: 'M04',
    signs: ['woman'],
    title: 'Damenprogramm',
    text: 'Frauen auf der Hand',
    points: 6,
    label: 'M04',
  },
  {
    id: 'M14',
    signs: ['nation-GB'],
    title: 'Tea at five',
    text: 'British persons in hand',
    points: 6,
    label: 'M14',
  },
];

const known = (name: string, seat = -1, placed = false) => ({
  id: name,
  face: character(name, seat),
  label: name,
  placed,
});

const dossier: DossierProps = {
  seat: 'red',
  name: 'Ferdinand von Langenegg',
  turn: 'legt eine Person aus',
  first: 'Startspieler',
  stones: { left: 2, all: 4, label: '2 of 4 stones left' },
  hand: { count: 5, label: '5 in hand' },
  pool: {
    caption: 'Gehört Ferdinand',
    tiles: [
      known('Needle', 1),
      known('Swan', 1),
      known('Cipher', 1, true),
      known('Bulldog', -1, true),
      known('Winter'),
      known('Metro'),
      known('Martini'),
    ],
  },
  discards: { caption: 'Abgelegt', label: '2 discards', tiles: [known('Anchor', 1), known('Rooster', 1)] },
  points: { count: 12, label: '12 points' },
};

export function EstorilRooms() {
  const [picked, setPicked] = useState('…');
  return (
    <>
      <section class="room">
        <h2>Places</h2>
        <p class="quiet">picked: {picked}</p>
        <div class="stage-sample">
          <PlaceGrid
            label="Estoril"
            places={places}
            round={{ now: 2, last: 4, label: 'Round 2 of 4' }}
            stack={{ count: 15, label: '15 tiles in the stack' }}
            onPick={setPicked}
          />
        </div>
        <TurnChoice
          label="Turn the beach"
          onPick={setPicked}
          turns={[
            { id: 't0', cells: ['I', null, 'II', 'III'], state: 'offered', label: 'not turned' },
            { id: 't1', cells: ['II', 'I', 'III', null], state: 'selected', label: 'a quarter' },
            { id: 't2', cells: ['III', 'II', null, 'I'], state: 'offered', label: 'a half' },
            { id: 't3', cells: [null, 'III', 'I', 'II'], state: 'offered', label: 'three quarters' },
          ]}
        />
      </section>
      <section class="room">
        <h2>Hand</h2>
        <Hand
          caption="Deine Hand"
          tiles={HAND}
          taken={{ caption: 'Erst in der nächsten Runde', tiles: TAKEN }}
          onPick={nothing}
        />
      </section>
      <section class="room">
        <h2>Missions</h2>
        <div class="missions-sample">
          {MISSIONS.map(m => (
            <MissionCard key={m.id} mission={m} />
          ))}
        </div>
      </section>
      <section class="room">
        <h2>Dossiers</h2>
        <div class="desks">
          <Dossier {...dossier} />
          <div class="others">
            <Dossier {...dossier} seat="blue" name="Robot 2" turn={undefined} first={undefined} folded />
            <Dossier
              {...dossier}
              seat="green"
              name="Jo"
              turn={undefined}
              first={undefined}
              points={undefined}
              folded
            />
          </div>
        </div>
      </section>
    </>
  );
}
