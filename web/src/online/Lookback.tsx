import { useMemo } from 'preact/hooks';
import type { Moment } from '../repertoire/moments.ts';
import { Replay } from '../replay/Replay.tsx';
import type { Shown } from '../replay/shown.ts';
import { Loading, Sign } from '../ui/Sign.tsx';
import { t } from '../ui/words.ts';

export interface LookbackProps {
  /** Nothing as long as it is on its way. */
  shown: Shown | undefined;
  /** Why it cannot be had. */
  trouble: string | undefined;
  moment: Moment;
  isReviewed?: boolean;
}

/** A game of the house that is asked for, and then looked at from a moment on. */
export function Lookback({ shown, trouble, moment, isReviewed = false }: LookbackProps) {
  // The same moment, however often the address is read.
  const at = useMemo(() => moment, [JSON.stringify(moment)]);
  if (trouble !== undefined)
    return (
      <Sign>
        <h1>{t('web.replay')}</h1>
        <p role="alert">{trouble}</p>
      </Sign>
    );
  return shown ? <Replay shown={shown} moment={at} isReviewed={isReviewed} /> : <Loading />;
}
