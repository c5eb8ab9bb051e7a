import { t } from '../ui/words.ts';

/** The way to others: a table of one's own, or one that is open. */
export function Friends() {
  return (
    <section class="panel friends" aria-labelledby="friends-title">
      <h2 id="friends-title">{t('web.friends')}</h2>
      <p class="row">
        <a class="button primary" href="#/tables/new">
          {t('web.friends.new')}
        </a>
        <a class="button" href="#/code">
          {t('web.friends.code')}
        </a>
        <a class="button" href="#/tables">
          {t('web.friends.tables')}
        </a>
      </p>
      <p class="quiet">{t('web.friends.note')}</p>
    </section>
  );
}
