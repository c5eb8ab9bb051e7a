import { useMemo } from 'preact/hooks';
import { FaultLine } from '../ui/FaultLine.tsx';
import { Later } from '../ui/Later.tsx';
import { Part } from '../ui/part.ts';
import { Loading, NotLoaded, Sign } from '../ui/Sign.tsx';
import { t } from '../ui/words.ts';
import { type Opened, isOpened, useDoor } from './open.ts';
import type { Tutor } from './party.ts';
import { Table } from './Table.tsx';

/** Whoever plays alone never sees one. */
const curtains = new Part(() => import('./Curtain.tsx'));

/** A game of this browser: the table, a curtain, or why there is none. */
export function TablePage({
  id,
  tutor,
}: {
  id: string;
  tutor?: ((opened: Opened) => Tutor | undefined) | undefined;
}) {
  const door = useDoor(id);
  const explains = useMemo(() => (isOpened(door) ? tutor?.(door) : undefined), [door, tutor]);
  if (door === undefined) return <Loading />;
  if (door === 'unloaded') return <NotLoaded />;
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
  if (view.value !== undefined)
    return <Table opened={explains ? { ...door, tutor: explains } : door} view={view.value} />;
  return <Later part={curtains}>{({ Curtain }) => <Curtain play={door.play} />}</Later>;
}
