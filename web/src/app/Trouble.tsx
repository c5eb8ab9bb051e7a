import { Unloaded } from '../ui/Unloaded.tsx';
import type { Beginning } from './beginning.ts';

/** Why a game did not begin. */
export function Trouble({ now }: { now: Beginning }) {
  if (now === 'unloaded') return <Unloaded />;
  if (typeof now !== 'object') return null;
  return (
    <p class="trouble" role="alert">
      {now.trouble}
    </p>
  );
}
