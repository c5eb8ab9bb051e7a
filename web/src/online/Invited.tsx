import { say, t } from '../ui/words.ts';
import { titleOf } from '../repertoire/bills.ts';
import { useAsked } from './asked.ts';
import { useDeed } from './deed.ts';
import { http, meet } from './house.ts';
import { hashOfPlace } from './places.ts';
import { Row } from './Tables.tsx';

/** Tables to which somebody has asked one by name. */
export function Invited() {
  const { value, again } = useAsked(async () =>
    (await meet()) ? (await http.invitations()).invitations : [],
  );
  const { isBusy, trouble, perform } = useDeed();
  const decline = (table: string): void =>
    void perform(async () => {
      await http.decline(table);
      await again();
    });
  if (value === undefined || value.length === 0) return null;
  return (
    <section class="table-list" aria-labelledby="invited-title">
      <h2 id="invited-title">{t('online.invited')}</h2>
      {trouble !== undefined && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <ul>
        {value.map(({ table, invite }) => (
          <Row
            key={table.id}
            table={table}
            label={t('online.sit')}
            href={hashOfPlace({ at: 'online', id: table.id, invite })}
            primary
          >
            <button
              type="button"
              class="button small"
              disabled={isBusy}
              aria-label={t('online.invited.no', { table: say(titleOf({ id: table.game })) })}
              onClick={() => decline(table.id)}
            >
              {t('online.invited.no.short')}
            </button>
          </Row>
        ))}
      </ul>
    </section>
  );
}
