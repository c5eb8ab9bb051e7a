import { SIDES_SAMPLE } from './exchange.ts';
import { Church } from '../../hamburg/draw/Church.tsx';
import { Deeds, type DeedView } from '../../hamburg/draw/Deeds.tsx';
import { Dice } from '../../hamburg/draw/Dice.tsx';
import { Display } from '../../hamburg/draw/Display.tsx';
import { Exchange } from '../../hamburg/draw/Exchange.tsx';
import { MayorCard } from '../../hamburg/draw/MayorCard.tsx';
import { Piles } from '../../hamburg/draw/Piles.tsx';
import { TownHall } from '../../hamburg/draw/TownHall.tsx';
import { TradeCard } from '../../hamburg/draw/TradeCard.tsx';
import { TradeHand } from '../../hamburg/draw/TradeHand.tsx';
import { card } from './faces.ts';
import { dice, display, piles, steps, windows } from './table.ts';

const nothing = () => undefined;

const HAND = [213, 36, 96, 172, 11, 248, 270];
const STATES = ['offered', 'selected', 'offered', 'refused', 'offered', 'idle', 'idle'] as const;

const DEEDS: readonly DeedView[] = [
  {
    id: 'workers',
    deed: 'workers',
    name: '3 Arbeiter nehmen',
    signs: [{ icon: 'worker-violet', colour: 'violet', text: '+3' }],
    state: 'offered',
    label: 'workers',
  },
  {
    id: 'money',
    deed: 'money',
    name: 'Geld nehmen',
    signs: [{ icon: 'mark', text: '+5' }],
    state: 'offered',
    label: 'money',
  },
  {
    id: 'reduce',
    deed: 'reduce',
    name: 'Gefahr senken',
    signs: [{ icon: 'star', text: '+1' }],
    state: 'refused',
    label: 'reduce',
  },
  {
    id: 'wall',
    deed: 'wall',
    name: 'Mauer bauen',
    signs: [{ icon: 'mark', text: '−2' }],
    state: 'offered',
    label: 'wall',
  },
  {
    id: 'plot',
    deed: 'plot',
    name: 'Grundstück erschließen',
    signs: [{ icon: 'worker-violet', colour: 'violet', text: '−1' }],
    state: 'selected',
    label: 'plot',
  },
  {
    id: 'build',
    deed: 'build',
    name: 'Gebäude errichten',
    signs: [{ icon: 'mark', text: '−6' }],
    state: 'offered',
    label: 'build',
  },
];

const MAYORS = [
  {
    id: 'mayor-01',
    number: '01',
    name: 'Carl Friedrich Petersen',
    money: 10,
    workers: 2,
    signs: [{ icon: 'hand', text: '7' }],
    text: 'Deine Hand fasst 7 Karten.',
    label: 'mayor 01',
    state: 'offered',
  },
  {
    id: 'mayor-02',
    number: '02',
    name: 'Carl Friedrich Petersen',
    money: 10,
    workers: 0,
    signs: [{ icon: 'fire' }, { text: ':' }, { icon: 'worker', text: '+1' }],
    text: 'Steigt eine deiner Gefahren, nimm 1 Arbeiter ihrer Farbe.',
    label: 'mayor 02',
    state: 'selected',
  },
] as const;

function Table() {
  return (
    <section class="room">
      <h2>City</h2>
      <div class="city-sample">
        <Dice label="Dice" dice={dice} onPick={nothing} />
        <TownHall label="Town-hall square" steps={steps} beyond={4} />
        <Church label="Church" windows={windows} onPick={nothing} />
        <Piles {...piles} onPick={nothing} />
        <Exchange
          title="Börse"
          sides={SIDES_SAMPLE}
          pointer={2}
          left={7}
          text="Arbeiter nehmen: 1 Arbeiter mehr."
        />
        <div class="mayors-sample">
          {MAYORS.map(mayor => (
            <MayorCard key={mayor.id} mayor={mayor} onPick={nothing} />
          ))}
        </div>
      </div>
    </section>
  );
}

export function HamburgRooms() {
  return (
    <>
      <section class="room">
        <h2>Hand</h2>
        <TradeHand
          caption="Deine Hand"
          cards={HAND.map((n, i) => ({
            id: String(n),
            face: card(n),
            label: `card ${n}`,
            state: STATES[i] ?? 'idle',
          }))}
          aside={{ caption: 'Gezogen', card: { id: '60', face: card(60), label: 'card 60' } }}
          onPick={nothing}
        />
        <div class="signs-sample">
          {(['violet', 'orange', 'grey', 'pink', 'brown'] as const).map(colour => (
            <TradeCard key={colour} id={colour} face={colour} label={`plot, ${colour}`} size="built" />
          ))}
        </div>
        <Deeds label="Actions" deeds={DEEDS} onPick={nothing} />
      </section>
      <section class="room">
        <h2>Displays</h2>
        <div class="desks">
          <Display {...display} />
          <div class="others">
            <Display
              {...display}
              seat="red"
              name="Ferdinand von Langenegg"
              turn={undefined}
              mayor={undefined}
              as="other"
            />
            <Display
              {...display}
              seat="blue"
              name="Robot 2"
              turn={undefined}
              first={undefined}
              mayor={undefined}
              as="other"
            />
            <Display
              {...display}
              seat="yellow"
              name="Jo"
              turn={undefined}
              first={undefined}
              mayor={undefined}
              as="other"
            />
            <Display
              {...display}
              seat="white"
              name="TOM"
              turn={undefined}
              first={undefined}
              mayor={undefined}
              as="other"
            />
          </div>
        </div>
      </section>
      <Table />
      <section class="room">
        <h2>All cards</h2>
        <div class="signs-sample">
          {Array.from({ length: 280 }, (_, i) => (
            <TradeCard key={i} id={String(i)} face={card(i + 1)} label={`card ${i + 1}`} size="built" />
          ))}
        </div>
      </section>
    </>
  );
}
