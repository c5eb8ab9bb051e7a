import { times } from '@kaffeehaus/kernel';
import { type Hamburg, players } from '@kaffeehaus/hamburg';
import { t } from '../app/words.ts';
import type { DrawProps } from '../table/gameview.ts';
import { displayView } from './displays.ts';
import { Display } from './draw/Display.tsx';

/** The displays of the others, each a strip that opens; TOM's among them. */
export function OthersView(props: DrawProps<Hamburg>) {
  const { viewer, table: s } = props.view;
  const n = players(s);
  const from = viewer < s.seats ? viewer + 1 : 0;
  return (
    <div class="others">
      <h2 class="spoken">{t('web.hamburg.others')}</h2>
      {times(n, i => (from + i) % n)
        .filter(seat => seat !== viewer)
        .map(seat => (
          <Display key={seat} {...displayView(props, seat)} />
        ))}
    </div>
  );
}
