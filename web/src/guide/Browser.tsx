import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Back } from './Back.tsx';
import { labs } from './brought.ts';
import { Search } from './book/search.ts';
import type { GameBrought } from './game.ts';
import { type Lab, figureOf } from './lab.ts';
import { type Facet, type Piece, type Stock, chosenOf } from './stock/stock.ts';
import { titleOf } from '../repertoire/bills.ts';
import { cardAddress } from '../ui/addresses.ts';
import { usePart } from '../ui/part.ts';
import { tableSeen } from '../ui/whence.ts';
import { say, spokenLang, t } from '../ui/words.ts';

interface BrowserProps {
  readonly game: GameBrought;
  readonly stock: Stock;
  readonly pieces: readonly Piece[];
}

type Chosen = ReadonlyMap<string, string>;

/** So many are drawn at first, and so many more whenever the end comes near. */
const DRAWN = 36;

function Choice({
  facet,
  chosen,
  onChoose,
}: {
  facet: Facet;
  chosen: Chosen;
  onChoose: (value: string) => void;
}) {
  return (
    <label>
      <span>{facet.label}</span>
      <select
        class="input"
        value={chosen.get(facet.id) ?? ''}
        onChange={event => onChoose(event.currentTarget.value)}
      >
        <option value="">{t('learn.facet.all')}</option>
        {facet.values.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

export function PieceLink({ game, piece }: { game: GameBrought; piece: Piece }) {
  return (
    <li class={`piece is-${piece.kind}`}>
      <a href={cardAddress(game.bill.id, piece.word)}>
        <span class="piece-drawn" aria-hidden="true" inert>
          <piece.Draw />
        </span>
        <span class="piece-title">{piece.title}</span>
      </a>
    </li>
  );
}

/** The list grows while it is scrolled. */
function Pieces({ game, pieces }: { game: GameBrought; pieces: readonly Piece[] }) {
  const end = useRef<HTMLLIElement>(null);
  const [drawn, setDrawn] = useState(DRAWN);
  useEffect(() => setDrawn(DRAWN), [pieces]);
  useEffect(() => {
    if (!end.current) return undefined;
    const watch = new IntersectionObserver(
      seen => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setDrawn(n => n + DRAWN);
      },
      { rootMargin: '600px' },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [pieces, drawn]);
  return (
    <ul class={`pieces of-${game.bill.id}`}>
      {pieces.slice(0, drawn).map(piece => (
        <PieceLink key={piece.word} game={game} piece={piece} />
      ))}
      {drawn < pieces.length && <li class="pieces-end" ref={end} aria-hidden="true" />}
    </ul>
  );
}

const useText = (pieces: readonly Piece[]): ((asked: string) => readonly Piece[]) => {
  const lang = spokenLang();
  const search = useMemo(
    () =>
      new Search(
        lang,
        pieces.map(({ word, title, text }) => ({ id: word, title, text })),
        {},
      ),
    [pieces, lang],
  );
  return asked => {
    if (asked.trim() === '') return pieces;
    const found = search.find(asked, pieces.length).map(({ id }) => id);
    return found.flatMap(id => pieces.find(({ word }) => word === id) ?? []);
  };
};

const bestFirst = (pieces: readonly Piece[], lab: Lab | undefined): readonly Piece[] => {
  const lead = ({ word }: Piece): number => (lab && figureOf(lab, word)?.[0]) ?? -Infinity;
  return [...pieces].sort((a, b) => lead(b) - lead(a));
};

/** Everything of a game, drawn as at the table, by whatever it is told apart by. */
export function Browser({ game, stock, pieces }: BrowserProps) {
  const { id } = game.bill;
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [asked, setAsked] = useState('');
  const [isSeen, setSeen] = useState(false);
  const [isByLab, setByLab] = useState(false);
  const lab = usePart(labs(id));
  const byText = useText(pieces);
  const known = tableSeen(id);
  const shown = useMemo(() => {
    const found = chosenOf(byText(asked), chosen);
    const here = isSeen && known ? found.filter(({ card }) => card !== undefined && known.has(card)) : found;
    return isByLab && typeof lab === 'object' ? bestFirst(here, lab) : here;
  }, [pieces, chosen, asked, isSeen, isByLab, lab]);
  const choose = (facet: string, value: string): void =>
    setChosen(
      new Map([...chosen].filter(([other]) => other !== facet).concat(value === '' ? [] : [[facet, value]])),
    );
  return (
    <article class="guide cards-page">
      <Back />
      <h2>{t('learn.cards.of', { game: say(titleOf(game.bill)) })}</h2>
      <form class="cards-filters" onSubmit={event => event.preventDefault()}>
        <label>
          <span>{t('learn.cards.text')}</span>
          <input
            class="input"
            type="search"
            value={asked}
            onInput={event => setAsked(event.currentTarget.value)}
          />
        </label>
        {stock.facets().map(facet => (
          <Choice key={facet.id} facet={facet} chosen={chosen} onChoose={value => choose(facet.id, value)} />
        ))}
        <label class="cards-check">
          <input type="checkbox" checked={isByLab} onChange={() => setByLab(!isByLab)} />
          <span>{t('learn.cards.byLab')}</span>
        </label>
        {known && (
          <label class="cards-check">
            <input type="checkbox" checked={isSeen} onChange={() => setSeen(!isSeen)} />
            <span>{t('learn.cards.seen')}</span>
          </label>
        )}
      </form>
      <p class="cards-count" role="status">
        {t('learn.cards.shown', { n: shown.length, of: pieces.length })}
      </p>
      <Pieces game={game} pieces={shown} />
    </article>
  );
}
