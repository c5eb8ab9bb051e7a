import { useEffect, useRef } from 'preact/hooks';
import { Back } from './Back.tsx';
import { labs, useTexts } from './brought.ts';
import { rulingsOn } from './book/rulings.ts';
import type { GameBrought } from './game.ts';
import { type Figure, type Lab, figureOf, isSure } from './lab.ts';
import { Neighbours } from './Neighbours.tsx';
import { relatedRules } from './related.ts';
import { Rulings } from './Rulings.tsx';
import type { Piece } from './stock/stock.ts';
import { textOf, titleOf } from './told.ts';
import { titleOf as gameTitle } from '../repertoire/bills.ts';
import { cardAddress, ruleAddress } from '../ui/addresses.ts';
import { usePart } from '../ui/part.ts';
import { decimal, say, t } from '../ui/words.ts';

interface PieceProps {
  readonly game: GameBrought;
  readonly piece: Piece;
}

/** What games of bots say of it, with how sure that is. */
function FromLab({ game, pieces, piece }: PieceProps & { pieces: readonly Piece[] }) {
  const lab = usePart(labs(game.bill.id));
  if (typeof lab !== 'object') return null;
  // Some kinds are not weighed at all: everybody has them.
  const isWeighed = pieces.some(({ kind, word }) => kind === piece.kind && figureOf(lab, word));
  if (!isWeighed) return null;
  const figure = figureOf(lab, piece.word);
  return (
    <section>
      <h3>{t('learn.lab')}</h3>
      {figure ? (
        <Figures lab={lab} figure={figure} />
      ) : (
        <p class="quiet">{t('learn.lab.none', { games: lab.games })}</p>
      )}
    </section>
  );
}

function Figures({ lab, figure }: { lab: Lab; figure: Figure }) {
  const [lead, low, high] = figure;
  return (
    <>
      <p>
        {t('learn.lab.lead', {
          lead: decimal(lead),
          low: decimal(low),
          high: decimal(high),
          games: lab.games,
        })}
      </p>
      <p class="quiet">{isSure(figure) ? t('learn.lab.cause') : t('learn.lab.chance')}</p>
    </>
  );
}

function Rules({ game, piece }: PieceProps) {
  const texts = useTexts(game.bill.id);
  if (typeof texts !== 'object') return null;
  return (
    <ul class="guide-rules">
      {relatedRules(game.guide, piece).map(entry => (
        <li key={entry.id} class="guide-rule">
          <h4>
            <a href={ruleAddress(`${game.bill.id}.${entry.id}`)}>{titleOf(texts, entry)}</a>
          </h4>
          <p>{textOf(texts, game.bill.id, entry)}</p>
        </li>
      ))}
    </ul>
  );
}

/** One card or thing: what it says, which rules it touches, how it did. */
export function PiecePage(props: PieceProps & { pieces: readonly Piece[] }) {
  const { game, pieces, piece } = props;
  const near = (by: number) => {
    const other = pieces[pieces.indexOf(piece) + by];
    return other && { title: other.title, address: cardAddress(game.bill.id, other.word) };
  };
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = piece.title;
    title.current?.focus({ preventScroll: true });
  }, [piece]);
  return (
    <article class="guide piece-page">
      <Back />
      <nav class="guide-crumbs" aria-label={t('learn.crumbs')}>
        <a href={cardAddress(game.bill.id)}>{t('learn.cards.of', { game: say(gameTitle(game.bill)) })}</a>
        <a href={`#/rules/${game.bill.id}`}>{t('learn.rules')}</a>
      </nav>
      <div class={`piece-large of-${game.bill.id} is-${piece.kind}`} inert aria-hidden="true">
        <piece.Draw />
      </div>
      <div>
        <h2 ref={title} tabIndex={-1}>
          {piece.title}
        </h2>
        <p class="guide-text">{piece.text}</p>
        <FromLab game={game} pieces={pieces} piece={piece} />
        <h3>{t('learn.rules')}</h3>
        <Rules game={game} piece={piece} />
        <Rulings game={game.bill.id} of={all => rulingsOn(all, piece.word)} />
      </div>
      <Neighbours before={near(-1)} after={near(1)} />
    </article>
  );
}
