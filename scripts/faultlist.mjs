// @ts-check
// The faults that `npm run faults` plants: where, what stands there, what is put instead, and who ought to notice.

const KERNEL = ['kernel'];
const VIENNA = ['games/vienna cards.test rulings.test'];

/** @type {readonly import('./faults.mjs').Fault[]} */
export const FAULTS = [
  {
    name: 'a wrong count of answers',
    file: 'kernel/src/choice.ts',
    find: 'for (let i = 0; i < k; i++) ways *= n - i;',
    put: 'for (let i = 0; i < k; i++) ways *= n;',
    checks: KERNEL,
  },
  {
    name: 'an ability that cannot be declined',
    file: 'games/vienna/src/turn.ts',
    find: "may(me, 'vienna.ability', distinct(cards))",
    put: "one(me, 'vienna.ability', distinct(cards))",
    checks: VIENNA,
  },
  {
    name: 'a bonus that sets off another',
    file: 'games/vienna/src/turn.ts',
    find: "if (act.heard) act.tell({ e: 'took', seat: act.me, bribe: kind, n, card: -1 });",
    put: "setOff(act, 'bribe', kind);",
    checks: VIENNA,
  },
  {
    name: 'a leak: hidden cards stay in the view',
    file: 'kernel/src/veil.ts',
    find: 'cards[i] = ~back;',
    put: '',
    checks: KERNEL,
  },
  {
    name: 'a leak: places in a hand are told apart by who knows their cards',
    file: 'kernel/src/veil.ts',
    find: 'lengthen(cell, stretch);',
    put: 'stretches.add(cell, stretch);',
    checks: KERNEL,
  },
  {
    name: 'a leak: a moved card is told to all',
    file: 'kernel/src/play.ts',
    find: 'const sees = at(this.s.sees, from) | at(this.s.sees, to);',
    put: 'const sees = 255;',
    checks: KERNEL,
  },
  {
    name: 'a leak: sealed answers are shown',
    file: 'kernel/src/hide.ts',
    find: 'if (given[i] !== null) given[i] = NOTHING;',
    put: '',
    checks: KERNEL,
  },
  {
    name: 'a secret question that is answered for the player',
    file: 'kernel/src/play.ts',
    find: 'const answer = n === 1 && !ask.secret ?',
    put: 'const answer = n === 1 ?',
    checks: KERNEL,
  },
  {
    name: 'a peek that does not seal undo',
    file: 'kernel/src/play.ts',
    find: 'peek(zone: number, index: number, viewer: Seat): void {\n    this.seal();',
    put: 'peek(zone: number, index: number, viewer: Seat): void {',
    checks: KERNEL,
  },
  {
    name: 'a biased shuffle',
    file: 'kernel/src/random.ts',
    find: 'const j = below(chance, i + 1);',
    put: 'const j = below(chance, list.length);',
    checks: KERNEL,
  },
  {
    name: 'numbers folded instead of thrown away',
    file: 'kernel/src/random.ts',
    find: 'if (x - rest <= ALL - row) return',
    put: 'return',
    checks: KERNEL,
  },
  {
    name: 'a wrong tie-break',
    file: 'games/vienna/src/scoring.ts',
    find: 'const INTRO = [POINTS, BRIBES_HELD, AGENTS, ORDER];',
    put: 'const INTRO = [POINTS, AGENTS, BRIBES_HELD, ORDER];',
    checks: VIENNA,
  },
  {
    name: 'a wrong price',
    file: 'games/vienna/src/agents.ts',
    find: 'return n < 0 ? 0 : n;',
    put: 'return n;',
    checks: VIENNA,
  },
  {
    name: 'an investigator who moves twice in a round',
    file: 'games/vienna/src/turn.ts',
    find: 'if (s.alerted !== 0 || s.ending !== 0',
    put: 'if (s.ending !== 0',
    checks: VIENNA,
  },
  {
    name: 'a list shared by clones',
    file: 'games/vienna/src/state.ts',
    find: 'tracks: s.tracks.slice(),',
    put: 'tracks: s.tracks,',
    checks: ['games/vienna laws.test'],
  },
  {
    name: 'a swallowed error: a damaged record replays as far as it goes',
    file: 'kernel/src/record.ts',
    find: 'if (error instanceof Fault) throw damagedAnswer(i + 1, text, error.message);',
    put: 'if (error instanceof Fault) break;',
    checks: KERNEL,
  },
  {
    name: 'a missing translation',
    file: 'games/vienna/words/nl.json',
    find: '  "vienna.log.home": "{who} neemt een agent terug van {building}.",\n',
    put: '',
    checks: ['words'],
  },
  {
    name: 'a text that never mentions its number',
    file: 'games/vienna/words/fr.json',
    find: '{n, number}',
    put: '',
    checks: ['words'],
  },
  {
    name: 'a dead button',
    file: 'web/src/table/Head.tsx',
    find: 'onClick={props.onMenu}',
    put: 'onClick={() => {}}',
    checks: ['journeys'],
  },
  {
    name: 'a page drawn from the whole table',
    file: 'web/src/table/view.ts',
    find: 'table: mask(game, session.table, viewer),',
    put: 'table: session.table,',
    checks: ['web', 'journeys'],
  },
];
