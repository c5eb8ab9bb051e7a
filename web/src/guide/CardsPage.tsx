import type { ComponentChildren, VNode } from 'preact';
import { Browser } from './Browser.tsx';
import { GameChoice } from './GameChoice.tsx';
import { type GameBrought, gameOf } from './game.ts';
import { useStock } from './named.ts';
import { PiecePage } from './PiecePage.tsx';
import { cardAddress } from '../ui/addresses.ts';
import { Unloaded } from '../ui/Unloaded.tsx';
import { t, useRules } from '../ui/words.ts';
import './guide.css';
import './cards.css';
import './print.css';

interface PageProps {
  readonly path: readonly string[];
  readonly around: (children: ComponentChildren) => VNode;
}

function Shelf({ game, word, around }: { game: GameBrought; word: string | undefined } & PageProps) {
  useRules(game.bill.id);
  const brought = useStock(game.bill.id);
  if (brought === 'unloaded') return around(<Unloaded />);
  if (brought === undefined) return around(<p aria-busy="true" />);
  const { stock } = brought;
  // A table knows its cards by number.
  const piece = brought.pieces.find(one => one.word === word || String(one.card) === word);
  return around(
    <>
      <stock.Sprite />
      {piece ? (
        <PiecePage key={piece.word} game={game} pieces={brought.pieces} piece={piece} />
      ) : (
        <Browser game={game} stock={stock} pieces={brought.pieces} />
      )}
    </>,
  );
}

/** Cards and things: of which game, all of one, or one. */
export function Page({ path, around }: PageProps) {
  const [id, word] = path;
  const game = gameOf(id);
  if (!game) return around(<GameChoice title={t('learn.cards')} address={of => cardAddress(of)} />);
  return <Shelf key={game.bill.id} game={game} word={word} path={path} around={around} />;
}
