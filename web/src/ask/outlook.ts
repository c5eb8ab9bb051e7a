/** What answers would bring at the open question, as soon as what tells it is here. */
import type { Answer, Preview } from '@kaffeehaus/kernel';
import type { View } from '../seat/view.ts';
import { Part } from '../ui/part.ts';
import type * as Foresight from './foresight.ts';
import type { Playing } from './playing.ts';

/** Until it is here, whatever is chosen waits for its button. */
export const foresight = new Part(() => import('./foresight.ts'));

export class Outlook {
  readonly #play: Playing;
  readonly #turnsCards: boolean;

  constructor(play: Playing, turnsCards: boolean) {
    this.#play = play;
    this.#turnsCards = turnsCards;
  }

  foresee(answers: readonly Answer[]): Preview | undefined {
    return this.#from((sight, view) => sight.foresee(this.#play.game, view, answers));
  }

  /** The table with these answers given, if it is certain that the viewer is asked again. */
  viewAfter(answers: readonly Answer[]): View | undefined {
    return this.#from((sight, view) => sight.viewAfter(this.#play.game, view, answers));
  }

  weigh(ahead: Preview | undefined): Foresight.Weight | undefined {
    return ahead && this.#from(sight => sight.weightOf(ahead, this.#turnsCards));
  }

  #from<T>(told: (sight: typeof Foresight, view: View) => T): T | undefined {
    const [sight, view] = [foresight.now.value, this.#play.view.value];
    return typeof sight === 'object' && view?.ask ? told(sight, view) : undefined;
  }
}
