/** What a guide is made of: sections in the order of play, and in each the rules that belong there. */

/** The part of a table that shows a rule best. */
export type Shown = 'board' | 'hand' | 'desk' | 'common';

/** One rule. Its title and text stand in `texts`; where it is a rule that refuses, the text is the game's own. */
export interface Entry {
  /** Its name in addresses and texts, and behind the game's name the one that refusals cite. Never given to another. */
  readonly id: string;
  /** Numbers of RULINGS.md. */
  readonly rulings: readonly string[];
  /** Files of `scenarios/<game>`: the first is drawn, all can be played. Others cite one of the rulings. */
  readonly played: readonly string[];
  /** Questions whose help leads here, without the name of the game. */
  readonly asked: readonly string[];
  /** Cards that change it, as records call them. */
  readonly cards: readonly string[];
  readonly shown: Shown;
  /** The lesson in which it is tried, if there is one, without the name of the game: `first/9` begins at a step. */
  readonly tried: string | undefined;
}

export interface Section {
  readonly id: string;
  readonly entries: readonly Entry[];
}

export interface Guide {
  readonly game: string;
  readonly sections: readonly Section[];
}

/** Lists of words, with blanks between them; of cards also ranges: `036-045`. */
export interface Row {
  readonly rulings?: string;
  readonly played?: string;
  readonly asked?: string;
  readonly cards?: string;
  readonly shown?: Shown;
  readonly tried?: string;
}

const list = (text = ''): readonly string[] => text.split(' ').filter(word => word !== '');

const cardsIn = (word: string): readonly string[] => {
  const [, from, to] = /^(\d{3})-(\d{3})$/.exec(word) ?? [];
  if (from === undefined || to === undefined) return [word];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) =>
    String(Number(from) + i).padStart(from.length, '0'),
  );
};

export const section = (id: string, rows: { readonly [id: string]: Row }): Section => ({
  id,
  entries: Object.entries(rows).map(([name, row]) => ({
    id: name,
    rulings: list(row.rulings),
    played: list(row.played),
    asked: list(row.asked),
    cards: list(row.cards).flatMap(cardsIn),
    shown: row.shown ?? 'board',
    tried: row.tried,
  })),
});

export const entriesOf = (guide: Guide): readonly Entry[] => guide.sections.flatMap(({ entries }) => entries);

export const entryOf = (guide: Guide, id: string): Entry | undefined =>
  entriesOf(guide).find(entry => entry.id === id);

/** Where a question is explained. */
export const askedAt = (guide: Guide, why: string): Entry | undefined =>
  entriesOf(guide).find(({ asked }) => asked.includes(why.replace(/^\w+\./, '')));

/** A worked example says itself which rulings it is about. */
export const citedIn = (scenario: string): readonly string[] => {
  const [source = ''] = /^source\s.*(?:\n\s+.*)*/m.exec(scenario) ?? [];
  return source.match(/\b[A-Z]-\d{2}\b/g) ?? [];
};
