import { useMemo, useState } from 'preact/hooks';
import { type Found, Search } from './book/search.ts';
import type { Texts } from './book/texts.ts';
import { useEveryday } from './brought.ts';
import type { GameBrought } from './game.ts';
import type { Piece } from './stock/stock.ts';
import { textOf, titleOf } from './told.ts';
import { useStock } from './named.ts';
import { cardAddress, ruleAddress } from '../ui/addresses.ts';
import { spokenLang, t } from '../ui/words.ts';

interface SearchProps {
  readonly game: GameBrought;
  readonly texts: Texts;
}

const SHOWN = 8;
/** Before the names of cards, so that no card is taken for a rule. */
const CARD = 'card:';
const NONE: readonly Piece[] = [];

const useSearch = ({ game, texts }: SearchProps, isWanted: boolean): Search | undefined => {
  const everyday = useEveryday();
  const brought = useStock(game.bill.id, isWanted);
  const cards = typeof brought === 'object' ? brought.pieces : NONE;
  const lang = spokenLang();
  return useMemo(() => {
    if (!isWanted) return undefined;
    const rules: Found[] = game.guide.sections.flatMap(({ id, entries }) =>
      entries.map(entry => ({
        id: entry.id,
        title: titleOf(texts, entry),
        text: textOf(texts, game.bill.id, entry),
        section: texts.sections[id] ?? '',
      })),
    );
    const named = cards.map(({ word, title, text }) => ({ id: CARD + word, title, text, minor: true }));
    return new Search(lang, [...rules, ...named], typeof everyday === 'object' ? everyday : {});
  }, [isWanted, game, texts, everyday, cards, lang]);
};

function Hit({ game, found }: { game: GameBrought; found: Found }) {
  const isCard = found.id.startsWith(CARD);
  const address = isCard
    ? cardAddress(game.bill.id, found.id.slice(CARD.length))
    : ruleAddress(`${game.bill.id}.${found.id}`);
  return (
    <li>
      <a href={address}>
        <b>{found.title}</b> {isCard && <span class="guide-kind">{t('learn.card')}</span>}
        <span class="quiet">{found.text}</span>
      </a>
    </li>
  );
}

/** Asks in the reader's own words; what is found stands below while it is typed. */
export function SearchBox(props: SearchProps) {
  const { game } = props;
  const [asked, setAsked] = useState('');
  const [isWanted, setWanted] = useState(false);
  const search = useSearch(props, isWanted);
  const question = asked.trim();
  const found = question === '' ? [] : (search?.find(question, SHOWN) ?? []);
  return (
    <search class="guide-search">
      <label>
        <span>{t('learn.search')}</span>
        <input
          class="input"
          type="search"
          value={asked}
          placeholder={t('learn.search.hint')}
          autocomplete="off"
          onFocus={() => setWanted(true)}
          onInput={event => {
            setWanted(true);
            setAsked(event.currentTarget.value);
          }}
        />
      </label>
      <p class="spoken" role="status">
        {question !== '' && t('learn.search.found', { n: found.length })}
      </p>
      {found.length > 0 && (
        <ol class="guide-hits">
          {found.map(one => (
            <Hit key={one.id} game={game} found={one} />
          ))}
        </ol>
      )}
      {question !== '' && search && found.length === 0 && <p class="quiet">{t('learn.search.none')}</p>}
    </search>
  );
}
