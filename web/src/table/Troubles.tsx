import { FaultLine } from '../ui/FaultLine.tsx';
import { t } from '../ui/words.ts';
import { download, fileName } from '../store/file.ts';
import type { Keeper } from '../store/keeper.ts';
import type { Party } from './party.ts';

/** The rules failed, or the game can no longer be kept as it should; what to do about it. */
export function Troubles({ keeper, play }: { keeper: Keeper | undefined; play: Party }) {
  const trouble = keeper?.trouble.value;
  const broken = play.broken.value;
  if (broken)
    return (
      <div class="trouble table-trouble" role="alert">
        <FaultLine fault={broken} />
      </div>
    );
  if (trouble !== 'gone' && trouble !== 'unkept') return null;
  const save = (): void => download(fileName(play.game.id, new Date()), play.kept);
  return (
    <div class="trouble table-trouble" role="alert">
      <p>{t(`web.trouble.${trouble}`)}</p>
      <button type="button" class="button small" onClick={trouble === 'gone' ? () => keeper?.again() : save}>
        {trouble === 'gone' ? t('web.trouble.again') : t('web.export.secret')}
      </button>
    </div>
  );
}
