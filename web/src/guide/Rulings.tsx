import { rulings } from './brought.ts';
import { usePart } from '../ui/part.ts';
import { t } from '../ui/words.ts';

interface RulingsProps {
  readonly game: string;
  /** Which of them, once they are here. */
  of(all: ReadonlyMap<string, string>): readonly string[];
}

/** So few are opened at once. */
const FEW = 2;

/** How it was decided; decisions are kept in English, as the project's own notes. */
export function Rulings({ game, of }: RulingsProps) {
  const all = usePart(rulings(game));
  if (typeof all !== 'object') return null;
  const numbers = of(all);
  if (numbers.length === 0) return null;
  return (
    <section>
      <h3>{t('learn.rulings')}</h3>
      {numbers.map(number => (
        <details key={number} class="guide-ruling" open={numbers.length <= FEW}>
          <summary>{number}</summary>
          <p lang="en">{all.get(number)}</p>
        </details>
      ))}
    </section>
  );
}
