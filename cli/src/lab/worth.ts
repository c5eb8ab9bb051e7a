/**
 * What it is worth to have something: those who had it against those who had it not, each compared with nobody but
 * players of the same level in the same place of the turn order, at tables of the same size.
 */
import { at, times } from '@kaffeehaus/kernel';
import type { Item } from '@kaffeehaus/kernel';
import { leadOf, placeOf } from './figures.ts';
import { Moments, compare } from './moments.ts';
import type { Difference } from './moments.ts';
import type { Observation } from './observe.ts';

export interface Worth {
  readonly item: Item;
  readonly owners: number;
  /** In how many of a hundred cases a player had it. */
  readonly share: number;
  readonly lead: Difference;
  readonly wins: Difference;
}

/** Fewer owners say nothing. */
const ENOUGH = 30;
/** Leads and wins of the players of one kind. */
class Players {
  readonly lead = new Moments();
  readonly wins = new Moments();

  add(lead: number, won: number): void {
    this.lead.add(lead);
    this.wins.add(won);
  }
}

class Ledger {
  readonly all = new Map<string, Players>();
  readonly owners = new Map<Item, Map<string, Players>>();
  players = 0;

  note(game: Observation, subject: number, kindOf: (item: Item) => Item): void {
    const { seats, level } = game.trial;
    times(seats, seat => {
      const kind = `${level} ${seats} ${placeOf(game, seat)}`;
      const lead = leadOf(game, seat);
      const won = at(game.wins, seat);
      this.players++;
      entry(this.all, kind).add(lead, won);
      for (const item of new Set(at(at(game.had, subject), seat).map(kindOf))) {
        let kinds = this.owners.get(item);
        if (kinds === undefined) this.owners.set(item, (kinds = new Map<string, Players>()));
        entry(kinds, kind).add(lead, won);
      }
    });
  }

  worthOf(item: Item): Worth | undefined {
    const kinds = [...(this.owners.get(item) ?? [])];
    const owners = kinds.reduce((sum, [, { lead }]) => sum + lead.n, 0);
    const pairs = kinds.flatMap(([kind, own]) => {
      const all = entry(this.all, kind);
      return own.lead.n > 1 && all.lead.n - own.lead.n > 1 ? [{ own, all }] : [];
    });
    if (owners < ENOUGH || pairs.length === 0) return undefined;
    return {
      item,
      owners,
      share: owners / this.players,
      lead: compare(pairs.map(({ own, all }) => [own.lead, all.lead.without(own.lead)])),
      wins: compare(pairs.map(({ own, all }) => [own.wins, all.wins.without(own.wins)])),
    };
  }
}

const entry = (kinds: Map<string, Players>, kind: string): Players => {
  let found = kinds.get(kind);
  if (found === undefined) kinds.set(kind, (found = new Players()));
  return found;
};

/** What the things of a subject are worth, best first. Things of one kind are one thing. */
export const worthOf = (
  list: readonly Observation[],
  subject: number,
  kindOf: (item: Item) => Item = item => item,
): readonly Worth[] => {
  const ledger = new Ledger();
  for (const game of list) ledger.note(game, subject, kindOf);
  return [...ledger.owners.keys()]
    .flatMap(item => ledger.worthOf(item) ?? [])
    .sort((a, b) => b.lead.mean - a.lead.mean || a.item - b.item);
};
