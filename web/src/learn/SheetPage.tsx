import { Icon } from '../art/Icon.tsx';
import { BILLS, billOf, titleOf } from '../repertoire/bills.ts';
import '../guide/print.css';
import { CheatSheet } from '../table/CheatSheet.tsx';
import { say, t } from '../ui/words.ts';
import { hashOfLearning } from './places.ts';
import type { ShelfProps } from './shelves.ts';

/** The games, one of which is looked at. */
export function Games({ shelf, now }: { shelf: string; now: string }) {
  return (
    <p class="row sheet-games">
      {BILLS.map(bill => (
        <a
          key={bill.id}
          class={bill.id === now ? 'button small primary' : 'button small'}
          href={hashOfLearning([shelf, bill.id])}
          {...(bill.id === now && { 'aria-current': 'page' as const })}
        >
          {say(titleOf(bill))}
        </a>
      ))}
    </p>
  );
}

/** A game on one page, to be printed. */
export function Page({ path: [game = ''], around }: ShelfProps) {
  const bill = billOf(game) ?? BILLS[0];
  if (!bill) return null;
  return around(
    <section class="panel" aria-labelledby="sheet-title">
      <h2 id="sheet-title">
        {say(titleOf(bill))} · {t('learn.sheet')}
      </h2>
      <Games shelf="sheet" now={bill.id} />
      <CheatSheet game={bill.id} />
      <p class="row">
        <button type="button" class="button" onClick={() => print()}>
          <Icon name="export" size={16} /> {t('learn.sheet.print')}
        </button>
      </p>
    </section>,
  );
}
