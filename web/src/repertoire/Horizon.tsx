import type { Playbill } from '../seat/playbill.ts';
import { usePart } from '../ui/part.ts';

/** The horizon of a game, only to be looked at: one that does not come is no trouble. */
export function Horizon({ bill: { id, skyline } }: { bill: Playbill }) {
  const part = usePart(skyline);
  return (
    <div class={`of-${id}`}>
      <div class="poster">{typeof part === 'object' && <part.Skyline />}</div>
    </div>
  );
}
