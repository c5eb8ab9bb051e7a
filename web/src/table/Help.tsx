import { Dialog } from '../art/Dialog.tsx';
import { cardAddress } from '../ui/addresses.ts';
import { hasText, say, t, useRules } from '../ui/words.ts';
import { titleOf } from '../repertoire/bills.ts';
import { prefs } from '../ui/prefs.ts';
import type { GameView } from '../seat/gameview.ts';
import { KEYS, type KeyName } from './keys.ts';

const NAMES = Object.keys(KEYS) as readonly KeyName[];

function Keys() {
  return (
    <dl class="keys">
      <div>
        <dt>
          <kbd>Tab</kbd>
        </dt>
        <dd>{t('web.keys.tab')}</dd>
      </div>
      <div>
        <dt>
          <kbd>←</kbd> <kbd>↑</kbd> <kbd>→</kbd> <kbd>↓</kbd>
        </dt>
        <dd>{t('web.keys.arrows')}</dd>
      </div>
      <div>
        <dt>
          <kbd>Enter</kbd>
        </dt>
        <dd>{t('web.keys.enter')}</dd>
      </div>
      {NAMES.map(name => (
        <div key={name}>
          <dt>
            <kbd>{KEYS[name] === 'Escape' ? 'Esc' : KEYS[name]}</kbd>
          </dt>
          <dd>{t(`web.keys.${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How the game goes, how the page is used, and which keys do what. */
export function Help({ gameView, onClose }: { gameView: GameView; onClose: () => void }) {
  useRules(gameView.game.id);
  return (
    <Dialog title={t('web.help')} onClose={onClose}>
      <h3>{say(titleOf(gameView.game))}</h3>
      {gameView.rules
        .filter(rule => hasText(rule.key))
        .map(rule => (
          <p key={rule.key}>{say(rule)}</p>
        ))}
      <p>
        <a href={`#/rules/${gameView.game.id}`}>{t('web.menu.rules')}</a>{' '}
        <a href={cardAddress(gameView.game.id)}>{t('web.menu.cards')}</a>
      </p>
      <h3>{t('web.help.page')}</h3>
      <p>{t('web.help.play')}</p>
      <p>{t('web.help.why')}</p>
      <p>{t('web.help.undo')}</p>
      <h3>{t('web.help.keys')}</h3>
      {!prefs.value.keys && <p class="quiet">{t('web.help.keys.off')}</p>}
      <Keys />
      <div class="actions">
        <button type="button" class="button primary" onClick={onClose}>
          {t('web.close')}
        </button>
      </div>
    </Dialog>
  );
}
