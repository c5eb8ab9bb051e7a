/** Two questions that a player takes for one: what belongs to the second while the first is open, and the other way. */
import type { Answer, Ask, Item } from '@kaffeehaus/kernel';
import { computed } from '@preact/signals';
import type { Chain, Manners } from '../seat/gameview.ts';
import type { Habits } from './habits.ts';
import type { Begun, Note } from './kept.ts';
import type { Outlook } from './outlook.ts';
import type { Playing } from './playing.ts';

export class Linking {
  readonly #play: Playing;
  readonly #habits: Habits;
  readonly #manners: Manners;
  readonly #outlook: Outlook;
  readonly #begun: Note<Begun>;

  constructor(play: Playing, habits: Habits, manners: Manners, outlook: Outlook, begun: Note<Begun>) {
    this.#play = play;
    this.#habits = habits;
    this.#manners = manners;
    this.#outlook = outlook;
    this.#begun = begun;
  }

  /** The two questions that begin with the open one. */
  readonly chain = computed((): Chain | undefined => {
    const why = this.#play.view.value?.ask?.why;
    if (this.#habits.confirms() || this.#begun.value) return undefined;
    return this.#manners.chains?.find(({ first }) => first === why);
  });

  /** What the next question would be answered by, whichever way this one is; once it is put, other ways to begin. */
  readonly following = computed((): ReadonlySet<Item> => {
    const [chain, ask] = [this.chain.value, this.#play.view.value?.ask];
    if (this.#begun.value) return new Set(ask?.of);
    if (!ask || chain?.either !== true) return new Set();
    for (const item of ask.of) {
      const next = this.next([[item]]);
      if (next) return new Set(next.of);
    }
    return new Set();
  });

  /** The second question of the chain, if these answers lead to it. */
  next(answers: readonly Answer[]): Ask | undefined {
    const chain = this.chain.value;
    const ask = chain && answers.length === 1 ? this.#outlook.viewAfter(answers)?.ask : undefined;
    return ask?.why === chain?.then ? ask : undefined;
  }

  /** The answers with the one that follows them, if that is known: what is held, or what goes without saying. */
  rest(answers: readonly Answer[], held: Item | undefined): readonly Answer[] {
    const next = this.next(answers);
    if (!next) return answers;
    const then = held !== undefined && next.of.includes(held) ? held : this.chain.value?.usual?.(next);
    return then === undefined ? answers : [...answers, [then]];
  }
}
