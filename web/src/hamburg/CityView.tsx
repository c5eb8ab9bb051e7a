import type { Hamburg } from '@kaffeehaus/hamburg';
import { t } from '../ui/words.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { diceOf, hallOf, pilesOf, windowsOf } from './city.ts';
import { Church } from './draw/Church.tsx';
import { Dice } from './draw/Dice.tsx';
import { Exchange } from './draw/Exchange.tsx';
import { Piles } from './draw/Piles.tsx';
import { TownHall } from './draw/TownHall.tsx';
import { pressBy } from './spots.ts';
import { exchangeOf } from './tiles.ts';
import './hamburg.css';

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
