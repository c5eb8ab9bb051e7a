import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type GameBrought, gameHere, useGame } from './game.ts';
import type { Entry, Shown } from './book/guide.ts';
import { examples } from './brought.ts';
import type { Reel } from './examples/reel.ts';
import { looking } from './looking.ts';
import { isWhole } from './paper.ts';
import type { DrawProps, GameView } from '../seat/gameview.ts';
import { usePart } from '../ui/part.ts';

/** Somewhat before it is scrolled into view. */
const NEAR = '300px';

const useNear = () => {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current || isNear) return undefined;
    const watch = new IntersectionObserver(
      seen => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [isNear]);
  return { box, isNear };
};

/** What shows a rule, as a phone would show it: there the parts of a table stand by themselves. */
const drawerOf = (view: GameView, shown: Shown): ((props: DrawProps) => VNode | null) | undefined => {
  const [desk, city] = view.phone.board ? [view.Desk, view.Board] : view.phone.tabs.map(({ Draw }) => Draw);
  return { board: city, hand: view.Hand, desk, common: view.Common?.Draw ?? city }[shown];
};

interface DrawingProps {
  readonly gameView: GameView;
  readonly reel: Reel;
  readonly shown: Shown;
}

function Drawing({ gameView, reel, shown }: DrawingProps) {
  // Where somebody is asked, what can be done is seen as well.
  const view = reel.views.find(({ ask }) => ask) ?? reel.views[0];
  const Draw = drawerOf(gameView, shown);
  if (!view || !Draw) return null;
  return <Draw view={view} picks={looking(view)} names={reel.names} />;
}

function Given({ game, entry }: { game: GameBrought; entry: Entry }) {
  const all = usePart(examples(game.bill.id));
  const gameView = useGame(game);
  const [name = ''] = entry.played;
  if (!gameView || all === undefined || all === 'unloaded') return null;
  const reel = all.reel(name);
  return reel ? <Drawing gameView={gameView} reel={reel} shown={entry.shown} /> : null;
}

/** The symbols of the game, once for all drawings of a page. */
export function Symbols({ game }: { game: GameBrought }) {
  const gameView = gameHere(game);
  return gameView ? <gameView.Sprite /> : null;
}

/** A small drawing of how an example begins. The text says the same: nobody misses it who cannot see it. */
export function Picture({ game, entry }: { game: GameBrought; entry: Entry }) {
  const { box, isNear } = useNear();
  if (entry.played.length === 0) return null;
  return (
    <div
      class={`guide-picture table-picture of-${game.bill.id} is-${entry.shown}`}
      ref={box}
      aria-hidden="true"
      inert
    >
      {(isNear || isWhole.value) && <Given game={game} entry={entry} />}
    </div>
  );
}
