/** Where rules and cards are read up, as links: whoever draws one needs nothing of what is found there. */

/** A rule as refusals cite it: `vienna.agent.price`. */
export const ruleAddress = (rule: string): string => `#/rules/${rule.replace('.', '/')}`;

/** The rule that a question is about, by its name: `vienna.assign`. */
export const questionAddress = (why: string): string => `#/rules/${why.replace('.', '/at.')}`;

/** A lesson by its name; `vienna-first/9` begins at its ninth step. */
export const lessonAddress = (lesson: string): string => `#/learn/lesson/${lesson}`;

/** A card by its word in records, or all of them. */
export const cardAddress = (game: string, card?: string): string =>
  ['#/cards', game, ...(card === undefined ? [] : [card])].join('/');
