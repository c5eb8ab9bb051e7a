import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { type Entry, citedIn, entriesOf } from './book/guide.ts';
import type { Texts } from './book/texts.ts';
import { Back } from './Back.tsx';
import { examples } from './brought.ts';
import type { GameBrought } from './game.ts';
import { Neighbours } from './Neighbours.tsx';
import { Picture, Symbols } from './Picture.tsx';
import { Rulings } from './Rulings.tsx';
import { SearchBox } from './SearchBox.tsx';
import { textOf, titleOf } from './told.ts';
import { CardLinks } from './CardLinks.tsx';
import { titleOf as gameTitle } from '../repertoire/bills.ts';
import { lessonAddress, ruleAddress } from '../ui/addresses.ts';
import { usePart } from '../ui/part.ts';
import { hasText, say, t, wantWords } from '../ui/words.ts';

interface EntryProps {
  readonly game: GameBrought;
  readonly texts: Texts;
  readonly entry: Entry;
}

/** Examples that say themselves that they are about the same rulings come after those that were chosen. */
const useExamples = ({ game, entry }: EntryProps): readonly string[] => {
  const all = usePart(examples(game.bill.id));
  if (all === undefined || all === 'unloaded') return entry.played;
  const others = [...all.texts].flatMap(([name, text]) =>
    citedIn(text).some(ruling => entry.rulings.includes(ruling)) ? [name] : [],
  );
  return [...new Set([...entry.played, ...others])];
};

function Played(props: EntryProps) {
  const { game, entry } = props;
  const names = useExamples(props);
  if (names.length === 0 && entry.tried === undefined) return null;
  const address = (name: string): string => `${ruleAddress(`${game.bill.id}.${entry.id}`)}/${name}`;
  return (
    <p class="guide-played">
      {names.map((name, i) => (
        <a key={name} class={i === 0 ? 'button primary' : 'button small'} href={address(name)}>
          {i === 0 ? (
            <>
              <Icon name="play" size={16} /> {t('learn.played')}
            </>
          ) : (
            t('learn.example', { n: i + 1 })
          )}
        </a>
      ))}
      {entry.tried !== undefined && (
        <a class="button small" href={lessonAddress(`${game.bill.id}-${entry.tried}`)}>
          <Icon name="learn" size={16} /> {t('learn.tryIt')}
        </a>
      )}
    </p>
  );
}

/** What a question says about itself when it leads here. */
function Asked({ game, entry }: EntryProps) {
  useEffect(() => void wantWords(game.bill.id).catch(() => undefined), [game.bill.id]);
  const helps = entry.asked.map(why => `${game.bill.id}.help.${why}`).filter(hasText);
  if (helps.length === 0) return null;
  return (
    <section>
      <h3>{t('learn.asked')}</h3>
      <ul class="guide-asked">
        {helps.map(key => (
          <li key={key}>{say({ key, args: {} })}</li>
        ))}
      </ul>
    </section>
  );
}

/** One rule with all that belongs to it. */
export function EntryPage(props: EntryProps) {
  const { game, texts, entry } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const near = (by: number) => {
    const all = entriesOf(game.guide);
    const other = all[all.indexOf(entry) + by];
    return other && { title: titleOf(texts, other), address: ruleAddress(`${game.bill.id}.${other.id}`) };
  };
  const section = game.guide.sections.find(({ entries }) => entries.includes(entry));
  useEffect(() => {
    document.title = titleOf(texts, entry);
    title.current?.focus({ preventScroll: true });
  }, [entry]);
  return (
    <article class="guide guide-entry">
      <Symbols game={game} />
      <Back />
      <nav class="guide-crumbs" aria-label={t('learn.crumbs')}>
        <a href={`#/rules/${game.bill.id}`}>{t('learn.rules.of', { game: say(gameTitle(game.bill)) })}</a>
        <span>{section && texts.sections[section.id]}</span>
      </nav>
      <SearchBox game={game} texts={texts} />
      <div class="guide-columns">
        <div>
          <h2 ref={title} tabIndex={-1}>
            {titleOf(texts, entry)}
          </h2>
          <p class="guide-text">{textOf(texts, game.bill.id, entry)}</p>
          <Played {...props} />
          <Asked {...props} />
          <Rulings game={game.bill.id} of={() => entry.rulings} />
          {entry.cards.length > 0 && (
            <section>
              <h3>{t('learn.changes')}</h3>
              <CardLinks game={game} cards={entry.cards} />
            </section>
          )}
        </div>
        <Picture game={game} entry={entry} />
      </div>
      <Neighbours before={near(-1)} after={near(1)} />
    </article>
  );
}
