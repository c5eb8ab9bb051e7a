import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import type { View } from '../seat/view.ts';
import { Later } from '../ui/Later.tsx';
import { Part } from '../ui/part.ts';
import { announce } from '../ui/voice.ts';
import { t } from '../ui/words.ts';
import { Eyes } from './Eyes.tsx';
import { stepBy } from './keys.ts';
import { saidText, whereText } from './said.ts';
import type { Screening } from './screening.ts';
import type { Player } from './player.ts';
import type { Shown } from './shown.ts';
import { Line, Transport } from './Transport.tsx';

const forks = new Part(() => import('./Fork.tsx'));
const shares = new Part(() => import('./Share.tsx'));

export interface ReelProps {
  shown: Shown;
  screening: Screening;
  player: Player;
}

/** Steps by keys; tells where one is; and the address follows. */
export const useReel = ({ shown, screening, player }: ReelProps, isReviewed: boolean): void => {
  const n = screening.n.value;
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => stepBy(event, screening, player);
    addEventListener('keydown', heard, true);
    return () => {
      removeEventListener('keydown', heard, true);
      player.close();
    };
  }, [screening]);
  useEffect(() => {
    history.replaceState(history.state, '', shown.address({ n }, isReviewed));
    if (screening.went !== 0 && !player.playing.peek())
      announce([saidText(screening, shown.gameView), whereText(screening)].join('. '));
  }, [n, isReviewed]);
};

/** What can be done with a moment. */
export function Deeds({ shown, screening, isReviewed }: ReelProps & { isReviewed: boolean }) {
  const [open, setOpen] = useState<'fork' | 'share' | undefined>();
  const close = (): void => setOpen(undefined);
  const { over, n } = screening;
  return (
    <div class="reel-deeds">
      {over && (
        <button type="button" class="button small" onClick={() => setOpen('fork')}>
          <Icon name="play" size={14} /> <span>{t('replay.fork')}</span>
        </button>
      )}
      <button type="button" class="button small" onClick={() => setOpen('share')}>
        <Icon name="export" size={14} /> <span>{t('replay.share')}</span>
      </button>
      {!over && shown.table !== undefined && (
        <a class="button small" href={shown.table}>
          <Icon name="play" size={14} /> <span>{t('replay.table')}</span>
        </a>
      )}
      {over && (
        <a class="button small" href={shown.address({ n: n.value }, !isReviewed)}>
          <Icon name={isReviewed ? 'replay' : 'zoom-in'} size={14} />{' '}
          <span>{isReviewed ? t('replay.watch') : t('replay.review')}</span>
        </a>
      )}
      {open === 'fork' && (
        <Later part={forks}>{({ Fork }) => <Fork {...{ shown, screening }} onClose={close} />}</Later>
      )}
      {open === 'share' && (
        <Later part={shares}>{({ Share }) => <Share {...{ shown, screening }} onClose={close} />}</Later>
      )}
    </div>
  );
}

/** Stands where the question would: where one is, what was answered, and how to go on. */
export function Reel(props: ReelProps & { view: View }) {
  const { shown, screening } = props;
  return (
    <section class="prompt reel" aria-label={t('replay.title')}>
      <h2 class="reel-said" title={saidText(screening, shown.gameView)}>
        {saidText(screening, shown.gameView)}
      </h2>
      <p class="reel-where num">{whereText(screening)}</p>
      <Line {...props} />
      <Transport {...props} />
      <div class="reel-foot">
        <Eyes screening={screening} />
        <Deeds {...props} isReviewed={false} />
      </div>
    </section>
  );
}
