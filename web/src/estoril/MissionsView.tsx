import type { Estoril } from '@kaffeehaus/estoril';
import type { DrawProps } from '../seat/gameview.ts';
import { MissionCard } from './draw/MissionCard.tsx';
import { missionView } from './missions.ts';

/** The four missions of the game. */
export function MissionsView(props: DrawProps<Estoril>) {
  return (
    <div class="missions">
      {props.view.table.missions.map(m => (
        <MissionCard key={m} mission={missionView(props, m)} />
      ))}
    </div>
  );
}
