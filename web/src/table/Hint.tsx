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

/** A hint, over the desk: never over the hand, the own numbers or the board. */
export function Hint(props: PromptProps) {
  const { view, counsel } = props;
  if (!view.ask || counsel.said === undefined) return null;
  return (
    <div class="slip part-hint">
      <Counselled {...props} ask={view.ask} />
    </div>
  );
}
