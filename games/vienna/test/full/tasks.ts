/** The sixty orders, restated: flag, what must be shown, shillings and points. Shares nothing with the game's table. */
import { at } from '@kaffeehaus/kernel';
import { HOUSES } from '../glossary.ts';
import { BRIBES, DOSSIERS } from '../scene.ts';
import type { Bribe, Dossier } from '../scene.ts';
import { SEALED, SEALS } from './glossary.ts';
import type { Seal } from './glossary.ts';
import type { Flag, Office } from './office.ts';

const TABLE = `
S-01 france  nobility religion                   3 0
S-02 austria religion administration             3 0
S-03 ussr    administration culture              3 0
S-04 uk      culture science                     3 0
S-05 usa     science nobility                    3 0
A-01 france  chocolate wine magazine             2 1
A-02 france  tobacco magazine coffee             0 4
A-03 austria wine tobacco coffee                 2 1
A-04 austria magazine coffee chocolate           0 4
A-05 ussr    tobacco magazine chocolate          2 1
A-06 ussr    coffee chocolate wine               0 4
A-07 uk      magazine coffee wine                2 1
A-08 uk      chocolate wine tobacco              0 4
A-09 usa     coffee chocolate tobacco            2 1
A-10 usa     wine tobacco magazine               0 4
A-11 france  wine tobacco magazine coffee        3 1
A-12 austria chocolate tobacco magazine coffee   3 1
A-13 ussr    chocolate wine magazine coffee      3 1
A-14 uk      chocolate wine tobacco coffee       3 1
A-15 usa     chocolate wine tobacco magazine     3 1
A-16 france  nobility nobility                   2 2
A-17 austria religion religion                   2 2
A-18 ussr    administration administration       2 2
A-19 uk      culture culture                     2 2
A-20 usa     science science                     2 2
A-21 france  A                                   3 0
A-22 france  B                                   1 3
A-23 austria C                                   3 0
A-24 austria D                                   1 3
A-25 ussr    E                                   3 0
A-26 ussr    F                                   1 3
A-27 uk      G                                   3 0
A-28 uk      H                                   1 3
A-29 usa     K                                   3 0
A-30 usa     L                                   1 3
B-01 france  briefcase flask                     1 5
B-02 france  briefcase slide                     3 2
B-03 austria flask slide                         1 5
B-04 austria flask microfilm                     3 2
B-05 ussr    slide microfilm                     1 5
B-06 ussr    slide pistol                        3 2
B-07 uk      microfilm pistol                    1 5
B-08 uk      briefcase microfilm                 3 2
B-09 usa     briefcase pistol                    1 5
B-10 usa     flask pistol                        3 2
B-11 france  briefcase slide                     4 1
B-12 france  briefcase flask microfilm           0 8
B-13 austria flask microfilm                     4 1
B-14 austria flask slide pistol                  0 8
B-15 ussr    slide pistol                        4 1
B-16 ussr    briefcase slide microfilm           0 8
B-17 uk      briefcase microfilm                 4 1
B-18 uk      flask microfilm pistol              0 8
B-19 usa     flask pistol                        4 1
B-20 usa     briefcase slide pistol              0 8
B-21 france  nobility nobility administration    3 5
B-22 austria religion religion culture           3 5
B-23 ussr    administration administration science 3 5
B-24 uk      culture culture nobility            3 5
B-25 usa     science science religion            3 5
`;

/** The ten buildings with a house letter. */
export const LETTERS: { readonly [letter: string]: string } = {
  A: 'universitaet',
  B: 'hofburg',
  C: 'technische-hochschule',
  D: 'votivkirche',
  E: 'palais-liechtenstein',
  F: 'regierungsgebaeude-stubenring',
  G: 'kunsthistorisches-museum',
  H: 'minoritenkirche',
  K: 'theater-an-der-wien',
  L: 'postsparkasse',
};

export interface Task {
  readonly id: string;
  readonly flag: Flag;
  readonly needs: readonly string[];
  readonly shillings: number;
  readonly points: number;
}

export const TASKS: readonly Task[] = TABLE.trim()
  .split('\n')
  .map(row => {
    const words = row.split(/ +/);
    return {
      id: at(words, 0),
      flag: at(words, 1) as Flag,
      needs: words.slice(2, -2),
      shillings: Number(words.at(-2)),
      points: Number(words.at(-1)),
    };
  });

/** The kind of condition a list of needs is, told by its first word. */
export const kindOf = ([first = '']: readonly string[]): 'seals' | 'bribes' | 'dossiers' | 'house' => {
  if ((SEALS as readonly string[]).includes(first)) return 'seals';
  if ((BRIBES as readonly string[]).includes(first)) return 'bribes';
  return (DOSSIERS as readonly string[]).includes(first) ? 'dossiers' : 'house';
};

const tally = <K extends string>(words: readonly string[]): { [kind in K]?: number } => {
  const counts: { [kind: string]: number } = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts as { [kind in K]?: number };
};

/** Buildings for these seals, each seal on as many as it is named, none of them `besides`. */
const buildingsFor = (seals: readonly Seal[], besides: string): string[] => {
  const taken: string[] = [besides];
  for (const seal of seals) taken.push(SEALED[seal].find(house => !taken.includes(house)) ?? '');
  return taken.slice(1);
};

/** What somebody has who enters `to` and shows exactly these: agents elsewhere, dossiers, or bribes left after paying. */
export const showing = (needs: readonly string[], to: string, price: readonly Bribe[]): Office => {
  const bribes = tally<Bribe>([...price, ...(kindOf(needs) === 'bribes' ? needs : [])]);
  if (kindOf(needs) === 'seals') return { bribes, dossiers: {}, agents: buildingsFor(needs as Seal[], to) };
  if (kindOf(needs) === 'house') return { bribes, dossiers: {}, agents: needs.map(x => LETTERS[x] ?? '') };
  const dossiers = tally<Dossier>(kindOf(needs) === 'dossiers' ? needs : []);
  return { bribes, dossiers };
};

/** The six buildings each bribe opens. */
const OPENS: { readonly [bribe in Bribe]: readonly string[] } = {
  chocolate: [
    'staatsoper',
    'hofburg',
    'ballhausplatz',
    'akademie-der-wissenschaften',
    'peterskirche',
    'theater-an-der-wien',
  ],
  wine: [
    'stephansdom',
    'urania-sternwarte',
    'karlskirche',
    'albertina',
    'kunsthistorisches-museum',
    'postsparkasse',
  ],
  tobacco: [
    'naturhistorisches-museum',
    'parlament',
    'technische-hochschule',
    'secession',
    'palais-liechtenstein',
    'ruprechtskirche',
  ],
  magazine: [
    'universitaet',
    'justizpalast',
    'burgtheater',
    'schloss-belvedere',
    'palais-schwarzenberg',
    'minoritenkirche',
  ],
  coffee: [
    'rathaus',
    'schloss-schoenbrunn',
    'votivkirche',
    'musikverein',
    'regierungsgebaeude-stubenring',
    'josephinum',
  ],
};
const bribeFor = (house: string): Bribe => {
  const found = BRIBES.find(bribe => OPENS[bribe].includes(house));
  if (found === undefined) throw new Error(`nothing opens ${house}`);
  return found;
};

/** A building of the flag whose seal and letter the needs do not name, and its price. */
export const targetFor = (flag: Flag, needs: readonly string[]): { to: string; price: Bribe[] } => {
  const named = (house: string): boolean =>
    needs.some(need => LETTERS[need] === house || (SEALED[need as Seal] ?? []).includes(house));
  const to = HOUSES[flag].find(house => !named(house)) ?? '';
  return { to, price: [bribeFor(to), bribeFor(to)] };
};

/** A building of the flag that one of these bribes opens. */
export const payableWith = (flag: Flag, bribes: readonly string[]): { to: string; bribe: Bribe } => {
  const to = HOUSES[flag].find(house => bribes.includes(bribeFor(house))) ?? '';
  return { to, bribe: bribeFor(to) };
};
