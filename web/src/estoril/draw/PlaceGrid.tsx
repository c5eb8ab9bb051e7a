import { Icon } from '../../art/Icon.tsx';
import { useLit } from '../../art/lit.ts';
import { Place, type PlaceView } from './Place.tsx';
import './places.css';

export interface PlaceGridProps {
  /** Name of the whole table. */
  label: string;
  /** The six places by position: two rows of three. */
  places: readonly PlaceView[];
  /** The round on the folder's tab, and how many there are. */
  round: { now: number; last: number; label: string };
  /** Tiles left in the stack. */
  stack: { count: number; label: string };
  /** Called with the id of a slot or reward whose state is not `idle`. */
  onPick?: ((id: string) => void) | undefined;
}

function Tab({ round, stack }: Pick<PlaceGridProps, 'round' | 'stack'>) {
  return (
    <p class="places-tab">
      <span class="places-rounds" role="img" aria-label={round.label}>
        {Array.from({ length: round.last }, (_, i) => (
          <b key={i} class={i + 1 === round.now ? 'is-now' : i + 1 < round.now ? 'is-past' : ''}>
            {i + 1}
          </b>
        ))}
      </span>
      <span class="places-stack num" role="img" aria-label={stack.label} data-at="stack">
        <Icon name="card" size={16} />
        {stack.count}
      </span>
    </p>
  );
}

/** The table: six places, each of two by two cells, so that slots touch across the borders. */
export function PlaceGrid({ label, places, round, stack, onPick }: PlaceGridProps) {
  const lit = useLit();
  return (
    <section class="places" aria-label={label}>
      <Tab round={round} stack={stack} />
      <ol class="place-grid" {...lit.listen}>
        {places.map(place => (
          <Place key={place.locality} place={place} lit={lit.id} onPick={onPick} />
        ))}
      </ol>
    </section>
  );
}
