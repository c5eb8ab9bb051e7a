import type { Hamburg } from '@kaffeehaus/hamburg';
import { t } from '../ui/words.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { diceOf, hallOf, pilesOf, windowsOf } from './city.ts';
import { Church } from './draw/Church.tsx';
import { displayView } from './displays.ts';
import { Dice } from './draw/Dice.tsx';
import { Display } from './draw/Display.tsx';
import { Exchange } from './draw/Exchange.tsx';
import { Piles } from './draw/Piles.tsx';
import { TownHall } from './draw/TownHall.tsx';
import { pressBy } from './spots.ts';
import { exchangeOf } from './tiles.ts';
import './hamburg.css';

/** What lies before the viewer. */
export function QuarterView(props: DrawProps<Hamburg>) {
  const { viewer, table: s } = props.view;
  if (viewer >= s.seats) return <p class="quiet">{t('web.table.watching')}</p>;
  return <Display {...displayView(props, viewer)} />;
}

/** The city, and the viewer's own quarter of it. */
export function BoardView(props: DrawProps<Hamburg>) {
  return (
    <div class="stage">
      <CityView {...props} />
      <QuarterView {...props} />
    </div>
  );
}

/** The city between the players. */
export function CityView(props: DrawProps<Hamburg>) {
  const pick = pressBy(props.picks);
  const exchange = exchangeOf(props.view.table);
  return (
    <div class="city">
      <Dice label={t('web.hamburg.dice')} dice={diceOf(props)} onPick={pick} />
      <Piles {...pilesOf(props)} onPick={pick} />
      <TownHall {...hallOf(props)} />
      <Church label={t('web.hamburg.church')} windows={windowsOf(props)} onPick={pick} />
      {exchange && <Exchange {...exchange} />}
    </div>
  );
}
