import type { Entry, Section } from './book/guide.ts';
import type { Texts } from './book/texts.ts';
import type { GameBrought } from './game.ts';
import { Back } from './Back.tsx';
import { printAll, useWhole } from './paper.ts';
import { Picture, Symbols } from './Picture.tsx';
import { SearchBox } from './SearchBox.tsx';
import { textOf, titleOf } from './told.ts';
import { titleOf as gameTitle } from '../repertoire/bills.ts';
import { cardAddress, ruleAddress } from '../ui/addresses.ts';
import { say, t } from '../ui/words.ts';

interface BookProps {
  readonly game: GameBrought;
  readonly texts: Texts;
}

function Rule({ game, texts, entry }: BookProps & { entry: Entry }) {
  return (
    <li class="guide-rule">
      <h4>
        <a href={ruleAddress(`${game.bill.id}.${entry.id}`)}>{titleOf(texts, entry)}</a>
      </h4>
      <p>{textOf(texts, game.bill.id, entry)}</p>
    </li>
  );
}

/** One drawing for a section: that of its first rule that has one. */
function Part({ game, texts, section }: BookProps & { section: Section }) {
  const drawn = section.entries.find(({ played }) => played.length > 0);
  return (
    <section class="guide-section" id={`section-${section.id}`}>
      <h3>{texts.sections[section.id]}</h3>
      <div class="guide-columns">
        <ul class="guide-rules">
          {section.entries.map(entry => (
            <Rule key={entry.id} game={game} texts={texts} entry={entry} />
          ))}
        </ul>
        {drawn && <Picture game={game} entry={drawn} />}
      </div>
    </section>
  );
}

/** Where the sections begin. A link would change the address, which is that of the page. */
function Jumps({ game, texts }: BookProps) {
  const jump = (id: string): void => {
    const heading = document.querySelector<HTMLElement>(`#section-${id} > h3`);
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <nav class="guide-jumps" aria-label={t('learn.contents')}>
      {game.guide.sections.map(({ id }) => (
        <button key={id} type="button" class="button small" onClick={() => jump(id)}>
          {texts.sections[id]}
        </button>
      ))}
    </nav>
  );
}

/** All rules of a game, in the order of play. */
export function Contents({ game, texts, missing }: BookProps & { missing: string }) {
  const { bill, guide } = game;
  useWhole();
  return (
    <article class="guide">
      <Symbols game={game} />
      <header class="guide-head">
        <Back />
        <h2>{t('learn.rules.of', { game: say(gameTitle(bill)) })}</h2>
        <p class="guide-links">
          <a class="button small" href={cardAddress(bill.id)}>
            {t('learn.cards')}
          </a>
          <button type="button" class="button small" onClick={printAll}>
            {t('learn.print')}
          </button>
        </p>
      </header>
      {missing !== '' && <p class="trouble">{t('learn.rules.missing')}</p>}
      <SearchBox game={game} texts={texts} />
      <Jumps game={game} texts={texts} />
      {guide.sections.map(section => (
        <Part key={section.id} game={game} texts={texts} section={section} />
      ))}
    </article>
  );
}
