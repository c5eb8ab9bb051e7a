import { type Vienna, vienna, whyOf } from '@kaffeehaus/vienna';
import { say, t } from '../ui/words.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { deskOf } from './desk.ts';
import { Desk } from './draw/Desk.tsx';
import { Payday } from './draw/Payday.tsx';
import { Shop } from './draw/Shop.tsx';
import { label } from './label.ts';
import { goods, paydayRow } from './money.ts';

/** The shop while something may be bought, the pay envelopes while agents are paid. */
function Occasion(props: DrawProps<Vienna>) {
  const why = props.view.ask && whyOf(props.view.ask);
  const press = (id: string): void => {
    const item = vienna.item(id);
    if (item !== undefined) props.picks.press(item);
  };
  if (why === 'vienna.buy') return <Shop title={label('goods')} goods={goods(props)} onPick={press} />;
  if (why !== 'vienna.payday') return null;
  return <Payday title={say({ key: 'vienna.phase', args: { phase: 'payday' } })} rows={[paydayRow(props)]} />;
}

/** All that lies before the viewer. */
export function DeskView(props: DrawProps<Vienna>) {
  const { viewer, table } = props.view;
  if (viewer >= table.seats) return <p class="quiet">{t('web.table.watching')}</p>;
  return (
    <div class="own">
      <Occasion {...props} />
      <Desk {...deskOf(props, viewer, false)} />
    </div>
  );
}
