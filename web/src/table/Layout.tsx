/**
 * Where the parts of a table lie. In the tree they stand in the order in which one asks for them: question, hand, board,
 * own numbers, desk, the others, what happened; the style sheets place them by the size of the window.
 */
import type { ComponentChildren } from 'preact';
import type { GameView } from '../seat/gameview.ts';
import { hasStrip, landscape, size } from '../ui/size.ts';
import {
  BoardPart,
  CommonPart,
  DeskPart,
  HandPart,
  OfferPart,
  OthersPart,
  type PartProps,
  StoryPart,
  StripPart,
} from './Parts.tsx';
import { Tabbed } from './Tabbed.tsx';

export interface LayoutProps extends PartProps {
  question: ComponentChildren;
  /** What a bot thinks of it, for whoever wants to know. */
  hint: ComponentChildren;
}

/** A square board held upright leaves a strip beside it. */
const hasRail = ({ shape }: GameView): boolean => size.value === 'M' && shape === 'square' && hasStrip.value;

/** A board between two rails. */
function Desktop({ question, hint, ...parts }: LayoutProps) {
  return (
    <>
      {question}
      <HandPart {...parts} />
      <BoardPart {...parts} />
      <StripPart {...parts} lines={2} />
      <DeskPart {...parts} />
      {hint}
      <div class="rail">
        <CommonPart {...parts} />
        <OthersPart {...parts} />
        <StoryPart {...parts} />
      </div>
    </>
  );
}

/** A board and one rail, at whose foot the rest lies under tabs. */
function Laptop({ question, hint, ...parts }: LayoutProps) {
  const { Common } = parts.gameView;
  return (
    <>
      {question}
      <HandPart {...parts} />
      <BoardPart {...parts} />
      <StripPart {...parts} lines={2} />
      <DeskPart {...parts} />
      {hint}
      <Tabbed {...parts} tabs={Common ? [Common] : []} />
    </>
  );
}

/** The board on top, with what everybody looks at beside it if there is room; the rest below in two columns. */
function Tablet({ question, hint, ...parts }: LayoutProps) {
  const { Common } = parts.gameView;
  return (
    <>
      {question}
      <div class="pair">
        <HandPart {...parts} />
        <DeskPart {...parts} />
      </div>
      {hint}
      <BoardPart {...parts} />
      <StripPart {...parts} lines={2} />
      {hasRail(parts.gameView) ? (
        <>
          <div class="rail">
            <CommonPart {...parts} />
            <OthersPart {...parts} />
          </div>
          <StoryPart {...parts} />
        </>
      ) : (
        <Tabbed {...parts} tabs={Common ? [Common] : []} />
      )}
    </>
  );
}

/** One part at a time under the board; what answers the question, what one owns and the question itself stay below. */
function Phone({ question, hint, ...parts }: LayoutProps) {
  const { draw, gameView } = parts;
  const { board, tabs, Line } = gameView.phone;
  const { ask } = draw.view;
  return (
    <>
      {question}
      <div class="dock">
        <OfferPart {...parts} />
        {ask && gameView.home(ask).hand && <HandPart {...parts} />}
      </div>
      <div class="stage-frame">
        {board && <BoardPart {...parts} />}
        {Line && <Line {...draw} />}
        <Tabbed {...parts} tabs={tabs} over={hint} />
      </div>
      <StripPart {...parts} lines={1} />
    </>
  );
}

const LAYOUTS = { S: Phone, M: Tablet, L2: Laptop, L3: Desktop } as const;

/** What the style sheets ask for. */
export const layoutClass = (gameView: GameView): string =>
  [
    `size-${size.value}`,
    `of-${gameView.shape}`,
    landscape.value ? 'is-landscape' : 'is-portrait',
    ...(gameView.phone.board ? [] : ['is-tabbed']),
    ...(hasRail(gameView) ? ['has-rail'] : []),
    ...(gameView.Desk ? ['has-desk'] : []),
  ].join(' ');

export function Layout(props: LayoutProps) {
  const Sized = LAYOUTS[size.value];
  return (
    <main class="table-main">
      <Sized {...props} />
    </main>
  );
}
