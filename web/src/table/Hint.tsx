import type { Ask } from '@kaffeehaus/kernel';
import { Later } from '../ui/Later.tsx';
import { Part } from '../ui/part.ts';
import type { PromptProps } from './Prompt.tsx';

const counselling = new Part(() => import('../ask/CounselPart.tsx'));

function Counselled({ play, counsel, gameView, view, answering, ask }: PromptProps & { ask: Ask }) {
  return (
    <Later part={counselling}>
      {({ CounselPart }) => (
        <CounselPart {...{ counsel, gameView, view, ask, answering }} names={play.names} />
      )}
    </Later>
  );
}

/** On a phone the desk lies below the board: who asked for a hint is brought there. */
const bring = (slip: HTMLElement | null): void => slip?.scrollIntoView({ block: 'start' });

/** A hint, over the desk: never over the hand, the own numbers or the board. */
export function Hint(props: PromptProps) {
  const { view, counsel } = props;
  if (!view.ask || counsel.said === undefined) return null;
  return (
    <div class="slip part-hint" ref={bring}>
      <Counselled {...props} ask={view.ask} />
    </div>
  );
}
