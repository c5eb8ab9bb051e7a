/** How sure a share can be. */

/** Of normal errors 19 in 20 lie within so many deviations. */
export const DEVIATIONS = 1.96;

export type Interval = readonly [low: number, high: number];

/** The interval after Wilson, of 95 % unless told, of a share seen as `won` of `n`; half wins count half. */
export const wilson = (won: number, n: number, deviations = DEVIATIONS): Interval => {
  if (n === 0) return [0, 1];
  const share = won / n;
  const z = (deviations * deviations) / n;
  const middle = (share + z / 2) / (1 + z);
  const margin = (deviations * Math.sqrt((share * (1 - share)) / n + z / (4 * n))) / (1 + z);
  return [Math.max(0, middle - margin), Math.min(1, middle + margin)];
};

/** Shares somebody bets on, between the one that is claimed and 1. */
const BETS = 64;

/**
 * The evidence against a share being at most `target`: by how much somebody's stake has grown who bet, fairly if it were
 * just that, on higher shares. However often one looks, if the claim is true it comes to x in one of x cases at most
 * (Ville); half wins count half.
 */
const evidenceAbove = (won: number, n: number, target: number): number => {
  let sum = 0;
  for (let i = 0; i < BETS; i++) {
    const bet = target + ((1 - target) * (i + 0.5)) / BETS;
    sum += Math.exp(won * Math.log(bet / target) + (n - won) * Math.log((1 - bet) / (1 - target)));
  }
  return sum / BETS;
};

/**
 * On which side of its target a share lies, if so many games tell. It may be asked after every game, of so many shares:
 * of all verdicts together every one is right 19 times in 20.
 */
export const sideOf = (
  won: number,
  n: number,
  target: number,
  shares: number,
): 'above' | 'below' | undefined => {
  const enough = shares / 0.05;
  if (evidenceAbove(won, n, target) >= enough) return 'above';
  return evidenceAbove(n - won, n, 1 - target) >= enough ? 'below' : undefined;
};
