import type { ComponentChildren } from 'preact';
import { FaultLine } from '../ui/FaultLine.tsx';
import { Unloaded } from '../ui/Unloaded.tsx';
import { t } from '../ui/words.ts';
import { Icon } from '../art/Icon.tsx';
import { Curtain } from './Curtain.tsx';
import { isOpened, useDoor } from './open.ts';
import { Table } from './Table.tsx';

function Sign({ children }: { children: ComponentChildren }) {
  return (
    <main class="sign panel">
      {children}
      <a class="button primary" href="#/">
        {t('web.table.lobby')}
      </a>
    </main>
  );
}

/** Said only to those who would otherwise wait before an empty page. */
function Loading() {
  return (
    <main class="sign" aria-busy="true">
      <p class="loading quiet" role="status">
        <Icon name="cup" size={36} /> {t('web.loading')}
      </p>
    </main>
  );
}

/** A game of this browser: the table, a curtain, or why there is none. */
export function TablePage({ id }: { id: string }) {
  const door = useDoor(id);
  if (door === undefined) return <Loading />;
  if (door === 'unloaded')
    return (
      <Sign>
        <h1>Kaffeehaus</h1>
        <Unloaded />
      </Sign>
    );
  if (door === 'missing')
    return (
      <Sign>
        <h1>{t('web.table.missing')}</h1>
        <p>{t('web.table.missing.text')}</p>
      </Sign>
    );
  if (!isOpened(door))
    return (
      <Sign>
        <h1>{t('web.kept.broken')}</h1>
        <FaultLine fault={door} />
      </Sign>
    );
  const { view } = door.play;
  return view.value === undefined ? <Curtain play={door.play} /> : <Table opened={door} view={view.value} />;
}
