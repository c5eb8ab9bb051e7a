/**
 * Every rule a refusal, a tie-break or an explanation can cite, and the ruling behind it (RULINGS.md).
 * The text of a rule stands in the words of the game.
 */
export const RULINGS = {
  'vienna.option.fullOnly': 'V-35',
  'vienna.assign.hand': 'V-12',
  'vienna.drawer.same': 'V-01',
  'vienna.ability.trigger': 'V-04',
  'vienna.ability.lasting': 'V-05',
  'vienna.agent.own': 'V-15',
  'vienna.agent.nobody': 'V-15',
  'vienna.agent.price': 'V-05',
  'vienna.agent.supply': 'V-15',
  'vienna.pay.kind': 'V-05',
  'vienna.bribe.shilling': 'V-16',
  'vienna.figure.locked': 'V-35',
  'vienna.figure.paid': 'V-35',
  'vienna.figure.price': 'V-37',
  'vienna.nomad.way': 'V-36',
  'vienna.order.flag': 'V-26',
  'vienna.order.condition': 'V-27',
  'vienna.order.slot': 'V-26',
  'vienna.order.either': 'V-26',
  'vienna.buy.agents': 'V-23',
  'vienna.buy.once': 'V-23',
  'vienna.buy.price': 'V-23',
  'vienna.deposit.room': 'V-25',
  'vienna.payday.shillings': 'V-67',
  'vienna.thirdMan.start': 'V-32',
  'vienna.thirdMan.way': 'V-33',
  'vienna.end.points': 'V-22',
  'vienna.tie.money': 'V-22',
  'vienna.tie.bribes': 'V-22',
  'vienna.tie.agents': 'V-22',
  'vienna.tie.order': 'V-22',
} as const;
export type Rule = keyof typeof RULINGS;

export const RULES = Object.keys(RULINGS) as readonly Rule[];
