/** What is printed on the tiles of Estoril, once more: characters, places, missions. */

export interface Character {
  readonly word: string;
  readonly nation: string;
  readonly strength: number;
  readonly points: number;
  readonly isWoman: boolean;
  readonly isStarter: boolean;
  readonly symbols: readonly string[];
}

/** Code name, nation, strength, points, sex, symbols. Every seat has these six. */
const STARTERS = `
  needle   US 0 1 F assassin
  swan     GB 1 1 F seducer
  rooster  PT 0 1 M nationalist
  umbrella PT 1 1 M diplomat
  cipher   DE 1 1 M conspirator
  anchor   PT 2 1 M`;

const RECRUITS = `
  mastiff     PT 2 2 M assassin
  passport    PT 3 3 M diplomat
  banner      PT 1 4 M nationalist
  nightingale PT 4 1 F seducer
  ledger      PT 4 1 M conspirator
  matinee     US 1 3 M assassin
  attache     US 2 4 M diplomat
  clipper     US 3 2 F nationalist
  orchid      US 2 3 F seducer
  switchboard GB 1 4 F conspirator
  bulldog     GB 4 2 M diplomat
  curtain     GB 2 3 M nationalist
  martini     GB 3 2 M seducer
  chessboard  IT 5 1 M
  eagle       DE 4 1 M nationalist
  lorelei     DE 1 4 F seducer
  castle      DE 2 3 M conspirator
  thorn       DE 1 3 F assassin
  threshold   YU 3 1 M conspirator conspirator
  winter      SU 1 1 M assassin assassin
  samovar     SU 0 2 M assassin diplomat
  siesta      ES 2 3 M diplomat diplomat
  metro       FR 0 2 M assassin conspirator
  aviator     FR 2 2 M seducer conspirator
  paprika     HU 1 3 F seducer seducer
  wheel       ES 3 4 M
  professor   PT 2 1 M nationalist nationalist`;

const charactersIn = (rows: string, ending: string): readonly Character[] =>
  rows
    .trim()
    .split('\n')
    .map(row => {
      const [name = '', nation = '', strength, points, sex, ...symbols] = row.trim().split(/ +/);
      return {
        word: name + ending,
        nation,
        strength: Number(strength),
        points: Number(points),
        isWoman: sex === 'F',
        isStarter: ending !== '',
        symbols,
      };
    });

export const recruits = charactersIn(RECRUITS, '');
export const startersOf = (seat: number): readonly Character[] => charactersIn(STARTERS, `-${seat + 1}`);

export type Eye = 'here' | 'adjacent' | 'any';

export interface Slot {
  readonly word: string;
  readonly place: string;
  readonly numeral: number;
  /** Row and column on the tile before it is turned. */
  readonly quadrant: readonly [number, number];
  readonly isSecret: boolean;
  readonly eye: Eye | undefined;
}

export interface Place {
  readonly number: number;
  readonly word: string;
  readonly slots: readonly Slot[];
  readonly hasSecretReward: boolean;
}

/** By number: what lies face down (o open, s secret), numeral by numeral and the reward last; where the last slot looks. */
const PLACES = `
  church    sss o here
  palacio   oss s adjacent
  beach     ooo o adjacent
  atlantico oss s adjacent
  station   sss o here
  casino    sss s here
  boca      sos o adjacent
  post      ssss s any`;

const NUMERALS = ['I', 'II', 'III', 'IV'];
/** I lies top left, II below it, III beside that; only the post office has a slot where others have the reward. */
const QUADRANTS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

export const places: readonly Place[] = PLACES.trim()
  .split('\n')
  .map((row, i) => {
    const [word = '', kinds = '', reward, eye] = row.trim().split(/ +/);
    const slots = QUADRANTS.slice(0, kinds.length).map((quadrant, n) => ({
      word: `${word}-${NUMERALS[n]}`,
      place: word,
      numeral: n + 1,
      quadrant,
      isSecret: kinds[n] === 's',
      eye: n === kinds.length - 1 ? (eye as Eye) : undefined,
    }));
    return { number: i + 1, word, slots, hasSecretReward: reward === 's' };
  });

/** What the missions count, M01 to M14, in a hand with its discards. */
type Count = (hand: readonly Character[], discards: readonly Character[]) => number;

const nation =
  (...names: readonly string[]): Count =>
  hand =>
    hand.filter(tile => names.includes(tile.nation)).length;
const symbol =
  (name: string): Count =>
  hand =>
    hand.flatMap(tile => tile.symbols).filter(each => each === name).length;

export const missions: readonly Count[] = [
  nation('DE'),
  symbol('diplomat'),
  nation('US'),
  hand => hand.filter(tile => tile.isWoman).length,
  nation('PT'),
  symbol('conspirator'),
  nation('ES', 'FR', 'IT', 'HU', 'SU', 'YU'),
  (_, discards) => discards.length,
  symbol('nationalist'),
  symbol('seducer'),
  hand => hand.filter(tile => tile.isStarter).length,
  symbol('assassin'),
  hand => hand.reduce((sum, tile) => sum + tile.strength, 0),
  nation('GB'),
];
