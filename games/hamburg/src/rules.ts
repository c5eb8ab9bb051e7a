/** Every rule a refusal, a tie-break or a warning can cite; its text stands in the words of the game. */
export const RULES = [
  'hamburg.pile.empty',
  'hamburg.reduce.none',
  'hamburg.wall.order',
  'hamburg.wall.complete',
  'hamburg.wall.price',
  'hamburg.plot.worker',
  'hamburg.build.plot',
  'hamburg.build.price',
  'hamburg.build.recoloured',
  'hamburg.recolour.worker',
  'hamburg.exchange.toll',
  'hamburg.building.used',
  'hamburg.building.fee',
  'hamburg.building.duty',
  'hamburg.building.phase',
  'hamburg.plot.full',
  'hamburg.square.dice',
  'hamburg.square.price',
  'hamburg.ship.idle',
  'hamburg.ship.worker',
  'hamburg.ship.effect',
  'hamburg.worker.none',
  'hamburg.tie.money',
  'hamburg.expansions.exchangeAndClerics',
] as const;
export type Rule = (typeof RULES)[number];

/** What a table is warned of before it begins: allowed, but not recommended by the rulebook. */
export const warning = (expansions: readonly string[]): Rule | undefined =>
  expansions.includes('exchange') && expansions.includes('clerics')
    ? 'hamburg.expansions.exchangeAndClerics'
    : undefined;
