/** Every rule a refusal, a tie-break or an explanation can cite; its text stands in the words of the game. */
export const RULES = [
  'vienna.drawer.same',
  'vienna.agent.own',
  'vienna.agent.price',
  'vienna.agent.supply',
  'vienna.thirdMan.start',
  'vienna.thirdMan.way',
  'vienna.end.points',
  'vienna.tie.bribes',
  'vienna.tie.agents',
  'vienna.tie.order',
] as const;
