import { useEffect, useState } from 'preact/hooks';
import type { Entry } from './book/guide.ts';
import type { Texts } from './book/texts.ts';
import { examples } from './brought.ts';
import type { Reel } from './examples/reel.ts';
import { type GameBrought, useGame } from './game.ts';
import { looking } from './looking.ts';
import { textOf, titleOf } from './told.ts';
import type { GameView } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import { Layout, layoutClass } from '../table/Layout.tsx';
import { linesOf } from '../table/lines.ts';
import { ruleAddress } from '../ui/addresses.ts';
import { usePart } from '../ui/part.ts';
import { Loading, NotLoaded } from '../ui/Sign.tsx';
import { announce } from '../ui/voice.ts';
import { say, t } from '../ui/words.ts';

interface ExampleProps {
  readonly game: GameBrought;
  readonly texts: Texts;
  readonly entry: Entry;
  readonly name: string;
}

/** What happened since the moment before, in words. */
const toldIn = (gameView: GameView, view: View, names: readonly string[]): readonly string[] =>
  linesOf(gameView.game, view, view.since).map(line => say(line.phrase, names));

interface StepsProps {
  readonly at: number;
  readonly of: number;
  readonly onStep: (to: number) => void;
}

function Steps({ at, of, onStep }: StepsProps) {
  return (
    <div class="prompt-actions example-steps">
      <button type="button" class="button" aria-disabled={at === 0} onClick={() => onStep(at - 1)}>
        ◀ <span class="spoken">{t('learn.moment.back')}</span>
      </button>
      <span class="num">{t('learn.moment', { n: at + 1, of })}</span>
      <button
        type="button"
        class="button primary"
        aria-disabled={at === of - 1}
        onClick={() => onStep(at + 1)}
      >
        {t('learn.moment.next')} ▶
      </button>
    </div>
  );
}

/** ← and → go through the example, wherever the focus is. */
const useArrows = (at: number, onStep: (to: number) => void): void =>
  useEffect(() => {
    const heard = ({ key, target }: KeyboardEvent): void => {
      if (target instanceof Element && target.closest('input, select, textarea')) return;
      if (key === 'ArrowRight') onStep(at + 1);
      if (key === 'ArrowLeft') onStep(at - 1);
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, [at]);

function Shown({ game, texts, entry, gameView, reel }: ExampleProps & { gameView: GameView; reel: Reel }) {
  const [at, setAt] = useState(0);
  const { views, names } = reel;
  const view = views[at];
  const step = (to: number): void => {
    const next = views[to];
    if (!next) return;
    setAt(to);
    announce(toldIn(gameView, next, names).join(' '));
  };
  useArrows(at, step);
  if (!view) return null;
  const told = at === 0 ? [] : toldIn(gameView, view, names);
  return (
    <div class={`table example of-${game.bill.id} ${layoutClass(gameView)} has-few`}>
      <gameView.Sprite />
      <header class="example-head">
        <a class="button small plain" href={ruleAddress(`${game.bill.id}.${entry.id}`)}>
          ← {t('learn.moment.close')}
        </a>
        <h1>{titleOf(texts, entry)}</h1>
      </header>
      <div class="table-room">
        <Layout
          draw={{ view, picks: looking(view), names }}
          gameView={gameView}
          question={
            <section class="prompt is-mine" aria-label={t('learn.played')}>
              <h2 class="prompt-text">
                {at === 0 ? t('learn.given') : t('learn.moment', { n: at + 1, of: views.length })}
              </h2>
              <p class="prompt-hint">{textOf(texts, game.bill.id, entry)}</p>
              <ul class="example-told">
                {told.map((line, i) => (
                  <li key={i}>{line}</li>
                ))}
              </ul>
              <Steps at={at} of={views.length} onStep={step} />
            </section>
          }
          hint={null}
        />
      </div>
    </div>
  );
}

/** A worked example on the table itself, step by step: nobody can press anything wrong. */
export function Example(props: ExampleProps) {
  const all = usePart(examples(props.game.bill.id));
  const gameView = useGame(props.game);
  if (all === 'unloaded') return <NotLoaded />;
  if (all === undefined || !gameView) return <Loading />;
  const reel = all.reel(props.name);
  return reel ? <Shown key={props.name} {...props} gameView={gameView} reel={reel} /> : <NotLoaded />;
}
