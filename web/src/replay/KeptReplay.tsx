import { Fault, at } from '@kaffeehaus/kernel';
import { useEffect, useState } from 'preact/hooks';
import { shelf } from '../repertoire/games.ts';
import { type Moment, hashOfReplay } from '../repertoire/moments.ts';
import { bringFor } from '../repertoire/revisions.ts';
import type { Kept } from '../store/kept.ts';
import { readKept } from '../store/reader.ts';
import { FaultLine } from '../ui/FaultLine.tsx';
import { Loading, NotLoaded, Sign } from '../ui/Sign.tsx';
import { t } from '../ui/words.ts';
import { Replay } from './Replay.tsx';
import type { Shown } from './shown.ts';

type Found = Shown | Fault | 'missing' | 'unloaded';

const find = async (id: string, entry: unknown): Promise<Found> => {
  if (entry === undefined) return 'missing';
  const views = await bringFor((entry as Partial<Kept>).record).catch(() => undefined);
  if (!views) return 'unloaded';
  const { game, kept } = readKept(
    entry,
    views.map(view => view.game),
  );
  return {
    gameView: at(
      views.filter(view => view.game === game),
      0,
    ),
    record: kept.record,
    sitters: kept.sitters,
    colours: kept.colours,
    address: (moment, isReviewed) => hashOfReplay(id, moment, isReviewed),
    isPublic: false,
    table: `#/table/${id}`,
  };
};

/** The game as it lay on the shelf when somebody came to look. */
const useShown = (id: string): Found | undefined => {
  const [found, setFound] = useState<Found | undefined>();
  const on = shelf.value;
  useEffect(() => {
    if (!on) return;
    on.get(id)
      .then(entry => find(id, entry))
      .catch((error: unknown) => {
        if (error instanceof Fault) return error;
        throw error;
      })
      .then(setFound, () => setFound('unloaded'));
  }, [id, on]);
  return found;
};

export interface KeptReplayProps {
  id: string;
  moment: Moment;
  isReviewed: boolean;
}

/** A game that is kept in this browser, looked at. */
export function KeptReplay({ id, moment, isReviewed }: KeptReplayProps) {
  const shown = useShown(id);
  if (shown === undefined) return <Loading />;
  if (shown === 'unloaded') return <NotLoaded />;
  if (shown === 'missing')
    return (
      <Sign>
        <h1>{t('web.table.missing')}</h1>
        <p>{t('web.table.missing.text')}</p>
      </Sign>
    );
  if (shown instanceof Fault)
    return (
      <Sign>
        <h1>{t('web.kept.broken')}</h1>
        <FaultLine fault={shown} />
      </Sign>
    );
  return <Replay {...{ shown, moment, isReviewed }} />;
}
