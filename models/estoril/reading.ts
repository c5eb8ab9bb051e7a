/** The engine's cards, deeds and luck, read in the model's words. */
import { FIRST, at, deedsOf, expected, refusalOf, times } from '@kaffeehaus/kernel';
import type { Card, Deed } from '@kaffeehaus/kernel';
import { PARTS, PLACES, STACK, estoril, rewardZone, slotName, taken } from '@kaffeehaus/estoril';
import type { Estoril } from '@kaffeehaus/estoril';
import { differences } from '../lockstep.ts';
import type { World } from '../lockstep.ts';
import { BACK } from './facts.ts';
import type { Oracle, Said } from './oracle.ts';

export const name = (card: Card): string => (card < FIRST ? BACK : estoril.word(card));
export const cardsIn = (s: Estoril, zone: number): string[] => at(s.zones, zone).map(name);
export const placeName = (place: number): string => at(PLACES, place).word;
export const topFirst = (s: Estoril): string[] => cardsIn(s, STACK).reverse();

/** How the numbers of a deed are read, by field. */
const NUMBERS: { readonly [field: string]: (n: number) => string | undefined } = {
  card: name,
  old: name,
  at: item => estoril.word(item),
  place: placeName,
  slot: slotName,
  from: slotName,
  tie: slot => (slot < 0 ? undefined : slotName(slot)),
};
const LISTS: { readonly [field: string]: (list: readonly number[]) => readonly unknown[] } = {
  grid: places => places.map(placeName),
  parts: list => list.map((n, i) => (i % PARTS === 0 ? slotName(n) : n)),
};

const readField = (field: string, value: Deed[string]): unknown => {
  if (typeof value === 'number') return NUMBERS[field] === undefined ? value : NUMBERS[field](value);
  if (typeof value === 'object') return LISTS[field]?.(value) ?? value;
  // Where points come from is told by a key.
  return field === 'why' ? value?.replace(/^.*\./, '') : value;
};

const saidIn = (deed: Deed): Said => ({
  ...Object.fromEntries(Object.entries(deed).map(([field, value]) => [field, readField(field, value)])),
  e: deed.e,
});

/** Luck, as it lies on the engine's table. */
export class EngineOracle implements Oracle {
  private readonly world: World<Estoril>;

  constructor(world: World<Estoril>) {
    this.world = world;
  }

  starters(): readonly (readonly string[])[] {
    const { s } = this.world;
    return times(s.seats, seat => cardsIn(s, taken(seat)));
  }

  missions(): readonly number[] {
    return this.world.s.missions;
  }

  first(): number {
    return this.world.s.first;
  }

  stack(): readonly string[] {
    const { s } = this.world;
    const laid = PLACES.flatMap((_, place) => cardsIn(s, rewardZone(place)));
    return [...laid, ...topFirst(s)];
  }

  grid(): readonly string[] {
    return this.world.s.grid.map(placeName);
  }

  turned(): readonly number[] {
    return this.world.s.turned;
  }

  dice(slot: string): readonly [number, number] {
    const rolled = deedsOf(this.world.events)
      .map(saidIn)
      .find(said => said.e === 'rolled' && said['slot'] === slot);
    return [Number(rolled?.['first']), Number(rolled?.['second'])];
  }

  reasons(seat: number): ReadonlyMap<string, string> {
    const { s } = this.world;
    const offered = s.wait.find(ask => ask.seat === seat)?.of ?? [];
    const refused = expected(estoril, s, seat).filter(item => !offered.includes(item));
    return new Map(
      refused.map(item => {
        const rule = refusalOf(estoril, s, seat, item)?.rule ?? 'nothing';
        return [estoril.word(item), rule.replace('estoril.', '')];
      }),
    );
  }

  check(said: readonly Said[]): void {
    const told = deedsOf(this.world.events).map(saidIn);
    const found = differences(said, told);
    if (found.length > 0) throw new Error(`told (model, engine)\n  ${found.join('\n  ')}`);
  }
}
