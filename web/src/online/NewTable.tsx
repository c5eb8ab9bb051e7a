import { useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { BILLS, billOf, titleOf } from '../repertoire/bills.ts';
import { settle } from '../repertoire/OptionStrips.tsx';
import { Strip } from '../ui/Strip.tsx';
import { say, t } from '../ui/words.ts';
import { Choosing } from './Choosing.tsx';
import { type Choices, tableOf, usualChoices } from './choices.ts';
import { useDeed } from './deed.ts';
import { http, introduce } from './house.ts';
import { NameField, useName } from './Named.tsx';
import { goTo } from './places.ts';
import { rangeOf } from './seats.ts';

/** A table for friends: one press makes it, whatever else is chosen can be changed while one waits. */
export function NewTable({ game }: { game: string | undefined }) {
  const first = billOf(game) ?? BILLS[0];
  const [choices, setChoices] = useState<Choices | undefined>(first && usualChoices(first));
  const { name, setName, tidy, isNeeded, isEnough } = useName();
  const { isBusy, trouble, perform } = useDeed();
  if (!choices) return null;
  const { bill, seats, options } = choices;
  const open = async (): Promise<void> => {
    if (isNeeded) await introduce(tidy);
    const { id } = await http.open(tableOf(choices));
    goTo({ at: 'online', id });
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    void perform(open);
  };
  return (
    <form class="new-table" onSubmit={submit} aria-labelledby="new-table-title">
      <h2 id="new-table-title">{t('online.new')}</h2>
      <Strip
        legend={t('online.game')}
        value={bill.id}
        options={BILLS.map(one => ({ value: one.id, label: say(titleOf(one)) }))}
        onChange={id => setChoices(usualChoices(billOf(id) ?? bill))}
      />
      <Strip
        legend={t('web.new.seats')}
        value={seats}
        options={rangeOf(bill.seats).map(n => ({ value: n, label: String(n) }))}
        onChange={n => setChoices({ ...choices, seats: n, options: settle(bill, options, n) })}
      />
      {isNeeded && <NameField name={name} onName={setName} />}
      <p class="actions">
        <button type="submit" class="button primary" disabled={isBusy || (isNeeded && !isEnough)}>
          <Icon name="check" size={18} /> {t('online.new.open')}
        </button>
        <a class="button plain" href="#/tables">
          {t('common.cancel')}
        </a>
      </p>
      {trouble !== undefined && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <details class="more" open={matchMedia('(min-width: 700px)').matches}>
        <summary>{t('online.new.more')}</summary>
        <div class="new-game">
          <Choosing choices={choices} onChange={setChoices} />
        </div>
      </details>
    </form>
  );
}
