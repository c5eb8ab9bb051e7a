import { Dialog } from '../art/Dialog.tsx';
import { titleOf } from '../repertoire/bills.ts';
import { Later } from '../ui/Later.tsx';
import { Part } from '../ui/part.ts';
import { hasText, say, t, wantWords } from '../ui/words.ts';
import './cheatsheet.css';

/** Before the first colon of a line stands what it is about. */
const TERM = /^(.+?)\s?: (.+)$/;

/** A whole game on one page. */
export function CheatSheet({ game }: { game: string }) {
  const key = `learn.sheet.${game}`;
  if (!hasText(key)) return null;
  return (
    <dl class="cheat-sheet">
      {say({ key, args: {} })
        .split('\n')
        .map(line => {
          const [, term = line, text = ''] = TERM.exec(line) ?? [];
          return (
            <div key={line}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          );
        })}
    </dl>
  );
}

const words = new Part(() => wantWords('learn').then(() => true));

/** The cheat sheet over its table. */
export function CheatSheetDialog({ game, onClose }: { game: string; onClose: () => void }) {
  return (
    <Later part={words}>
      {() => (
        <Dialog
          title={`${say(titleOf({ id: game }))} · ${t('learn.sheet')}`}
          wide
          onClose={onClose}
          foot={
            <button type="button" class="button primary" onClick={onClose}>
              {t('web.close')}
            </button>
          }
        >
          <CheatSheet game={game} />
        </Dialog>
      )}
    </Later>
  );
}
