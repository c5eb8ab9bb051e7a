/** Known mistakes of beginners: whoever makes one again is told before it counts, once a game, and may press on. */
import type { Game, Phrase } from '@kaffeehaus/kernel';
import { signal } from '@preact/signals';
import type { View } from '../seat/view.ts';
import { Part } from '../ui/part.ts';
import { noteMistake } from './coaching.ts';
import type { Given, Mistake } from './mistakes/mistake.ts';

export interface Tip {
  readonly id: string;
  readonly text: Phrase;
}

const MISTAKES: { readonly [game: string]: Part<{ readonly MISTAKES: readonly Mistake[] }> } = {
  vienna: new Part(() => import('./mistakes/vienna.ts')),
  hamburg: new Part(() => import('./mistakes/hamburg.ts')),
  estoril: new Part(() => import('./mistakes/estoril.ts')),
};

/** Made once it is nobody's habit. */
const AGAIN = 2;

export class Watchful {
  /** What is said now. */
  readonly tip = signal<Tip | undefined>(undefined);
  readonly #isOn: () => boolean;
  readonly #said = new Set<string>();
  #mistakes: readonly Mistake[] = [];

  constructor(isOn: () => boolean) {
    this.#isOn = isOn;
  }

  /** Brings what is known of a game; without it nothing is missed but a word. */
  async bring({ id }: Pick<Game, 'id'>): Promise<void> {
    const known = await MISTAKES[id]?.bring().catch(() => undefined);
    this.#mistakes = known?.MISTAKES ?? [];
  }

  /** Whether an answer is held back, this once. */
  objects(view: View | undefined, given: readonly Given[]): boolean {
    this.tip.value = undefined;
    if (!view || !this.#isOn()) return false;
    const made = this.#mistakes.find(({ id, isMade }) => !this.#said.has(id) && isMade(view, given));
    if (!made || noteMistake(made.id) < AGAIN) return false;
    this.#said.add(made.id);
    this.tip.value = { id: made.id, text: { key: `learn.mistake.${made.id}`, args: {} } };
    return true;
  }

  hush(): void {
    this.tip.value = undefined;
  }
}
