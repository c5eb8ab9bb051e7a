import { t } from '../ui/words.ts';

interface Neighbour {
  readonly title: string;
  readonly address: string;
}

/** What stands before and after. */
export function Neighbours({
  before,
  after,
}: {
  before: Neighbour | undefined;
  after: Neighbour | undefined;
}) {
  return (
    <nav class="guide-beside" aria-label={t('learn.contents')}>
      {before && (
        <a href={before.address} rel="prev">
          <span class="quiet">{t('learn.before')}</span> {before.title}
        </a>
      )}
      {after && (
        <a href={after.address} rel="next">
          <span class="quiet">{t('learn.after')}</span> {after.title}
        </a>
      )}
    </nav>
  );
}
