import { FIRST, times } from '@kaffeehaus/kernel';
import { CARDS, mayorItem, players } from '@kaffeehaus/hamburg';
import { useMemo } from 'preact/hooks';
import { BoardView } from '../../hamburg/BoardView.tsx';
import { MayorCard } from '../../hamburg/draw/MayorCard.tsx';
import { TradeCard } from '../../hamburg/draw/TradeCard.tsx';
import { cardLabel, faceOf } from '../../hamburg/faces.ts';
import { HandView } from '../../hamburg/HandView.tsx';
import { mayorView } from '../../hamburg/mayors.ts';
import { Offer } from '../../hamburg/Offer.tsx';
import { OtherView } from '../../hamburg/OtherView.tsx';
import { StripView } from '../../hamburg/StripView.tsx';
import { type Scene, propsOf } from './game.ts';

const SCENES: readonly Scene[] = [
  { seats: 3, expansions: false, round: 7, why: 'hamburg.turn', seed: 'alster' },
  { seats: 5, expansions: true, round: 5, why: 'hamburg.action', seed: 'elbe' },
  { seats: 1, expansions: true, round: 8, why: 'hamburg.advance', seed: 'bille' },
  { seats: 2, expansions: true, round: 0, why: 'hamburg.mayor', seed: 'wandse' },
  { seats: 4, expansions: true, round: 2, why: 'hamburg.turn', seed: 'dove', full: true },
];

function Stage({ scene }: { scene: Scene }) {
  const props = useMemo(() => propsOf(scene), [scene]);
  const others = times(players(props.view.table) - 1, i => i + 1);
  return (
    <section class="room harbour-room" id={scene.seed}>
      <div class="harbour-others">
        {others.map(seat => (
          <OtherView key={seat} {...props} seat={seat} />
        ))}
      </div>
      <div class="harbour-stage">
        <BoardView {...props} />
      </div>
      <div class="harbour-rail">
        <div class="harbour-strip">
          <StripView {...props} lines={2} />
        </div>
        <Offer {...props} />
        <HandView {...props} />
      </div>
    </section>
  );
}

const IDLE = propsOf({ seats: 2, expansions: false, round: 0, why: 'hamburg.refill', seed: 'bille' });

function Cards() {
  return (
    <section class="room" id="cards">
      <h2>Cards and mayors</h2>
      <div class="read-row">
        {times(10, i => (
          <MayorCard key={i} mayor={mayorView(IDLE.picks, mayorItem(i + 1))} />
        ))}
      </div>
      <div class="read-row">
        {times(CARDS, i => FIRST + 1 + i).map(card => (
          <TradeCard key={card} id={String(card)} face={faceOf(card)} label={cardLabel(card)} />
        ))}
      </div>
    </section>
  );
}

/** Hamburg as it is drawn for real tables. */
export function HamburgRooms() {
  return (
    <>
      {SCENES.map(scene => (
        <Stage key={scene.seed} scene={scene} />
      ))}
      <Cards />
    </>
  );
}
