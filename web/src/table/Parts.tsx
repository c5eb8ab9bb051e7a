/** The parts of a table, each in its frame. Where they lie is told by `Layout.tsx` and its style sheets. */
import { times } from '@kaffeehaus/kernel';
import type { ComponentChildren } from 'preact';
import { BOARD } from '../seat/beat.ts';
import type { DrawProps, GameView } from '../seat/gameview.ts';
import { Later } from '../ui/Later.tsx';
import { Part } from '../ui/part.ts';
import { say, t } from '../ui/words.ts';
import type { Motion } from './motion.ts';
import type { Laid } from './open.ts';
import type { Beside } from './party.ts';
import { Story } from './Story.tsx';

export interface PartProps {
  draw: DrawProps;
  gameView: GameView;
  motion?: Motion | undefined;
  /** Somebody tells the game, step by step: nothing else holds it up. */
  isTold?: boolean;
  /** The address at which the moment can be looked at that something was told. */
  momentAt?: Laid['momentAt'];
  /** What besides is said at the table. */
  beside?: Beside | undefined;
}

interface FrameProps {
  id: string;
  label: string;
  children: ComponentChildren;
}

/** What does not fit is scrolled in its own frame, so the keyboard must get there. */
function Frame({ id, label, children }: FrameProps) {
  return (
    <section class={`part part-${id} frame`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** Whoever only watches owns nothing. */
const sits = ({ view }: DrawProps): boolean => view.viewer < view.table.seats;

/** Nobody needs it before a round is over. */
const summaries = new Part(() => import('./RoundSummary.tsx'));

/** What is told over the board. */
function SceneLayer({ draw, gameView, motion }: PartProps & { motion: Motion }) {
  const shown = motion.scene.value;
  if (!shown || !gameView.scene) return null;
  return (
    <Later part={gameView.scene}>
      {({ SceneView }) => (
        <SceneView
          key={shown.from}
          {...draw}
          {...shown}
          onStep={next => motion.step(next)}
          onRest={() => motion.rest()}
          onEnd={() => motion.closeScene()}
        />
      )}
    </Later>
  );
}

export function BoardPart({ draw, gameView, motion, isTold = false }: PartProps) {
  return (
    <section class={`part part-board is-${gameView.shape}`} aria-label={t('web.board')} data-at={BOARD}>
      <gameView.Board {...draw} />
      {motion && <SceneLayer draw={draw} gameView={gameView} motion={motion} />}
      {motion?.isReady.value === true && !isTold && (
        <Later part={summaries}>
          {({ RoundSummary }) => (
            <RoundSummary view={draw.view} gameView={gameView} names={draw.names} motion={motion} />
          )}
        </Later>
      )}
    </section>
  );
}

export function StripPart({ draw, gameView, lines }: PartProps & { lines: 1 | 2 }) {
  if (!sits(draw)) return null;
  return (
    <section class={`part part-strip seat-${gameView.colour(draw.view.viewer)}`} aria-label={t('web.strip')}>
      <gameView.Strip {...draw} lines={lines} />
    </section>
  );
}

export function HandPart({ draw, gameView }: PartProps) {
  if (!sits(draw)) return null;
  return (
    <Frame id="hand" label={t('web.hand')}>
      <gameView.Hand {...draw} />
    </Frame>
  );
}

export function OfferPart({ draw, gameView }: PartProps) {
  const { Offer } = gameView;
  return Offer ? (
    <div class="offer">
      <Offer {...draw} />
    </div>
  ) : null;
}

export function DeskPart(props: PartProps) {
  const { draw, gameView } = props;
  if (!sits(draw)) return <p class="part part-desk quiet">{t('web.table.watching')}</p>;
  return (
    <Frame id="desk" label={t('web.desk')}>
      <OfferPart {...props} />
      {gameView.Desk && <gameView.Desk {...draw} />}
    </Frame>
  );
}

export function CommonPart({ draw, gameView: { Common } }: PartProps) {
  if (!Common) return null;
  return (
    <Frame id="common" label={say(Common.title)}>
      <Common.Draw {...draw} />
    </Frame>
  );
}

/** Everybody but the viewer, beginning with whoever sits to the left. */
export function Others({ draw, gameView }: PartProps) {
  const { viewer, table } = draw.view;
  const n = gameView.points(table).length;
  const from = viewer < table.seats ? viewer + 1 : 0;
  const seats = times(n, i => (from + i) % n).filter(seat => seat !== viewer);
  return (
    <div class="others">
      {seats.map(seat => (
        <gameView.Other key={seat} {...draw} seat={seat} />
      ))}
    </div>
  );
}

export function OthersPart(props: PartProps) {
  return (
    <Frame id="others" label={t('web.others')}>
      <h2 class="caption">{t('web.others')}</h2>
      <Others {...props} />
    </Frame>
  );
}

export function StoryPart({ draw, gameView, beside, motion, momentAt }: PartProps) {
  return (
    <section class="part part-story" aria-label={t('web.log')}>
      <Story {...{ gameView, beside, motion, momentAt }} view={draw.view} names={draw.names} />
    </section>
  );
}
