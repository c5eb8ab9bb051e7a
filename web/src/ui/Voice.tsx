import { useEffect } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { notice, spoken } from './voice.ts';
import { t } from './words.ts';

const LASTS = 9000;

function Toast({ text }: { text: string }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      notice.value = undefined;
    }, LASTS);
    return () => clearTimeout(timer);
  }, [text]);
  const dismiss = (): void => {
    notice.value = undefined;
  };
  return (
    <div class="toast">
      <span>{text}</span>
      <button
        type="button"
        class="button plain round toast-close"
        aria-label={t('web.close')}
        onClick={dismiss}
      >
        <Icon name="cross" size={16} />
      </button>
    </div>
  );
}

/** The live regions of the page. They are always there: one that appears with its text is not read out. */
export function Voice() {
  return (
    <>
      <p class="spoken" aria-live="polite">
        {spoken.value}
      </p>
      <div class="toasts" role="status">
        {notice.value !== undefined && <Toast text={notice.value} />}
      </div>
    </>
  );
}
