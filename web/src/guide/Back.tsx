import { whence } from '../ui/whence.ts';
import { t } from '../ui/words.ts';

/** To the table that was left to read something up. */
export function Back() {
  const table = whence.value?.address;
  if (table === undefined) return null;
  return (
    <a class="button small primary guide-back" href={table}>
      {t('learn.back')}
    </a>
  );
}
