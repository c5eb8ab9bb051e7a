import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { hush } from '../ui/voice.ts';
import { list, t } from '../ui/words.ts';
import type { Play } from './play.ts';

/** Between two people at one screen: nothing of the table is left in the page until the next one says who they are. */
export function Curtain({ play }: { play: Play }) {
  const { next, back } = play.curtain.value ?? { next: [], back: [] };
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    hush();
    title.current?.focus();
  }, []);
  const nameOf = (seat: number): string => play.names[seat] ?? t('common.seat', { seat: seat + 1 });
  return (
    <main class="curtain full">
      <p class="caption curtain-caption">{t('web.curtain.caption')}</p>
      <h1 ref={title} tabIndex={-1}>
        {t('web.curtain.pass', { who: list(next.map(nameOf), 'or') })}
      </h1>
      <p>{t('web.curtain.text')}</p>
      <div class="curtain-people">
        {next.map(seat => (
          <button key={seat} type="button" class="button" onClick={() => play.enter(seat)}>
            <Icon name="eye" size={18} /> {t('web.curtain.am', { who: nameOf(seat) })}
          </button>
        ))}
      </div>
      {back.length > 0 && (
        <div class="curtain-back">
          {back.map(seat => (
            <button key={seat} type="button" class="button small" onClick={() => play.enter(seat)}>
              <Icon name="undo" size={14} /> {t('web.curtain.back', { who: nameOf(seat) })}
            </button>
          ))}
        </div>
      )}
      <a class="curtain-lobby" href="#/">
        {t('web.table.lobby')}
      </a>
    </main>
  );
}
