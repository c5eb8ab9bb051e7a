/** What is said of a guide's rules, in one language: `texts/<game>/<lang>.json`. */
export interface Texts {
  readonly sections: { readonly [id: string]: string };
  /** Rules that refuse have their text in the words of the game, where refusals find it too. */
  readonly rules: { readonly [id: string]: { readonly title: string; readonly text?: string } };
}
