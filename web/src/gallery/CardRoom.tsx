import { Card } from '../vienna/draw/Card.tsx';
import { british, foreign, slide, violet, wine } from './samples.ts';

const nothing = () => undefined;

export function CardRoom() {
  return (
    <section class="room">
      <h2>Cards</h2>
      <div class="cards">
        <Card id="1" face={wine} label="003" />
        <Card id="2" face={violet} label="026" state="offered" onPick={nothing} />
        <Card id="3" face={british} label="042" state="selected" onPick={nothing} />
        <Card id="4" face={slide} label="071" state="refused" onPick={nothing} />
        <Card id="5" face={foreign} label="086" part="info" />
        <Card id="6" face={null} label="face down" />
      </div>
    </section>
  );
}
