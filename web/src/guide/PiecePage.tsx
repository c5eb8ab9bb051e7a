import { useEffect, useRef } from 'preact/hooks';
import { Back } from './Back.tsx';
import { labs, rulings, useTexts } from './brought.ts';
import { type Entry, entriesOf } from './book/guide.ts';
import { rulingsOn } from './book/rulings.ts';
import type { GameBrought } from './game.ts';
import { figureOf, isSure } from './lab.ts';
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
function FromLab({ game, piece }: PieceProps) {
  const lab = usePart(labs(game.bill.id));
  if (typeof lab !== 'object') return null;
  const figure = figureOf(lab, piece.word);
  if (!figure) return <p class="quiet">{t('learn.lab.none', { games: lab.games })}</p>;
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

/** Kinds of pieces that one rule is about. */
const KINDS: { readonly [game: string]: { readonly [kind: string]: readonly string[] } } = {
  vienna: { card: ['round.assign', 'drawer.insert'], order: ['order.flag', 'order.condition'] },
  hamburg: {
    building: ['build.plot', 'build.price'],
    zoo: ['zoo'],
    park: ['park', 'park.income'],
    mayor: ['mayor'],
    ship: ['ship.worker', 'ship.idle'],
    exchange: ['exchange.pointer'],
    cleric: ['cleric.tile'],
  },
  estoril: { character: ['tile'], mission: ['mission.share'], place: ['settle.order'] },
};

/** The rules it changes, then those about its kind; of places and characters also what they are called after. */
const rulesOf = ({ game: { guide }, piece }: PieceProps): readonly Entry[] => {
  const entries = entriesOf(guide);
  const named = new Set([
    ...entries.flatMap(({ id, cards }) => (cards.includes(piece.word) ? [id] : [])),
    `place.${piece.word}`,
    ...(piece.has['symbol'] ?? []).flatMap(symbol => [symbol, `${symbol}.place`, `${symbol}.adjacent`]),
    ...(piece.has['when'] ?? []).map(when => SIGN_OF[when] ?? ''),
    ...(KINDS[guide.game]?.[piece.kind] ?? []),
  ]);
  return [...named].flatMap(id => entries.find(entry => entry.id === id) ?? []);
};

const SIGN_OF: { readonly [when: string]: string } = {
  lightning: 'sign.lightning',
  I: 'sign.one',
  II: 'sign.two',
  III: 'sign.three',
  always: 'sign.always',
  laurel: 'sign.laurel',
};

function Rules(props: PieceProps) {
  const { game } = props;
  const texts = useTexts(game.bill.id);
  if (typeof texts !== 'object') return null;
  return (
    <ul class="guide-rules">
      {rulesOf(props).map(entry => (
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

function Rulings({ game, piece }: PieceProps) {
  const all = usePart(rulings(game.bill.id));
  const named = typeof all === 'object' ? rulingsOn(all, piece.word) : [];
  if (typeof all !== 'object' || named.length === 0) return null;
  return (
    <section>
      <h3>{t('learn.rulings')}</h3>
      {named.map(number => (
        <details key={number} class="guide-ruling" open={named.length < 3}>
          <summary>{number}</summary>
          <p lang="en">{all.get(number)}</p>
        </details>
      ))}
    </section>
  );
}

function Beside({ game, pieces, piece }: PieceProps & { pieces: readonly Piece[] }) {
  const here = pieces.indexOf(piece);
  const [before, after] = [pieces[here - 1], pieces[here + 1]];
  return (
    <nav class="guide-beside" aria-label={t('learn.contents')}>
      {before && (
        <a href={cardAddress(game.bill.id, before.word)} rel="prev">
          <span class="quiet">{t('learn.before')}</span> {before.title}
        </a>
      )}
      {after && (
        <a href={cardAddress(game.bill.id, after.word)} rel="next">
          <span class="quiet">{t('learn.after')}</span> {after.title}
        </a>
      )}
    </nav>
  );
}

/** One card or thing: what it says, which rules it touches, how it did. */
export function PiecePage(props: PieceProps & { pieces: readonly Piece[] }) {
  const { game, piece } = props;
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
        <h3>{t('learn.lab')}</h3>
        <FromLab game={game} piece={piece} />
        <h3>{t('learn.rules')}</h3>
        <Rules game={game} piece={piece} />
        <Rulings game={game} piece={piece} />
      </div>
      <Beside {...props} />
    </article>
  );
}
