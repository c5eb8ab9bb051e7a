/** Numbers the page shows beside what can be chosen: they are what choosing it brings. */
import { type Answer, type Ask, apply, askOf, at, deedsOf as deedsIn, score, upTo } from '@kaffeehaus/kernel';
import {
  ACTIONS,
  BUILD,
  COLOURS,
  EXPANSIONS,
  type Hamburg,
  MARK,
  type Told,
  actionItem,
  asideOf,
  hamburg,
  workersOf,
} from '@kaffeehaus/hamburg';
import {
  BRIBES,
  DOSSIERS,
  OPEN_ORDERS,
  type Vienna,
  bribesOf,
  fares,
  indexOf,
  order,
  vienna,
} from '@kaffeehaus/vienna';
import { expect, test, vi } from 'vitest';

// All files of tests share their modules: whoever loads what speaks must bring the words.
vi.mock('../src/ui/words.ts', async () => (await import('./speaking.ts')).speaking);
vi.mock('../src/ui/phone.ts', () => ({ isPhone: { value: false } }));

import { deedsOf, playedBy } from '../src/hamburg/deeds.ts';
import { inHand } from '../src/hamburg/faces.ts';
import { momentOf } from '../src/hamburg/now.ts';
import { hamburgView } from '../src/hamburg/view.ts';
import { draftOf } from '../src/seat/draft.ts';
import type { DrawProps } from '../src/seat/gameview.ts';
import { IDLE, type Picks } from '../src/seat/picks.ts';
import { buildings } from '../src/vienna/BoardView.tsx';
import { paydayRow } from '../src/vienna/money.ts';
import { openOrders } from '../src/vienna/orders.ts';
import { viennaView } from '../src/vienna/view.ts';
import { type Moment, played, seen } from './played.ts';

/** Somebody who is about to give this answer. */
const picksOf = (ask: Ask, answer: Answer): Picks => ({
  ...IDLE,
  ask,
  draft: draftOf(ask, answer),
  state: item => (ask.of.includes(item) ? 'offered' : 'idle'),
});

const fullGame = function* () {
  for (const seed of ['prater', 'naschmarkt', 'graben'])
    for (const feldFigures of [false, true]) yield* played(vienna, { version: 'full', feldFigures }, 3, seed);
};

/** The page of whoever answers, just before. */
const propsBefore = ({ before, ask, answer, events, since }: Moment<Vienna>): DrawProps<Vienna> => ({
  view: seen(vienna, before, events.slice(0, since), since, ask.seat),
  picks: picksOf(ask, answer),
  names: [],
});

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

test('Vienna, payday: bribes first, then shillings, and whom nobody pays goes home', () => {
  const seenHow = new Set<string>();
  for (const moment of fullGame()) {
    const { before, after, ask } = moment;
    if (ask.why !== 'vienna.payday') continue;
    const { agents } = paydayRow(propsBefore(moment));
    const count = (how: string): number => agents.filter(pay => pay === how).length;
    expect([...agents].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))).toEqual(agents);
    expect(count('bribe')).toBe(sum(bribesOf(before, ask.seat)) - sum(bribesOf(after, ask.seat)));
    expect(count('shilling')).toBe(at(before.money, ask.seat) - at(after.money, ask.seat));
    const dismissed = askOf(after, ask.seat);
    if (dismissed?.why === 'vienna.dismiss.payday') expect(count('home')).toBe(dismissed.min);
    for (const how of agents) seenHow.add(how);
  }
  expect(seenHow.size).toBeGreaterThan(1);
});
const ORDER = ['bribe', 'shilling', 'home'];

test('Vienna, orders: the down payment shown is the one received, and the signs are what is needed', () => {
  let accepted = 0;
  for (const moment of fullGame()) {
    const { before, after, ask, answer } = moment;
    if (ask.why !== 'vienna.orders') continue;
    const open = openOrders(propsBefore(moment));
    const slot = OPEN_ORDERS.findIndex(zone => at(before.zones, zone)[0] === answer[0]);
    if (slot < 0 || askOf(after, ask.seat)?.why === 'vienna.deposit') continue;
    accepted++;
    expect(at(open, slot).price).toBe(at(after.money, ask.seat) - at(before.money, ask.seat));
  }
  expect(accepted).toBeGreaterThan(3);
});

/** What the page says of a building's price, for an agent and for the figure. */
const PRICE = {
  agent: /An agent costs (?:nothing|(\d+) \w+) here/,
  figure: /Your Stefan Feld agent costs (?:nothing|(\d+) \w+) here/,
};

test('Vienna, agents: the price beside a building is paid by whoever goes', () => {
  const checked = { agent: 0, figure: 0 };
  let shown: { readonly label: string; readonly bribes: number } | undefined;
  for (const moment of fullGame()) {
    const { before, after, ask, answer, events, since } = moment;
    if (ask.why === 'vienna.agent') {
      const label = buildings(propsBefore(moment), new Set()).find(
        ({ id }) => vienna.item(id) === answer[0],
      )?.label;
      shown = label === undefined ? undefined : { label, bribes: sum(bribesOf(before, ask.seat)) };
    }
    const sent = deedsIn(events.slice(since)).find(({ e }) => e === 'placed' || e === 'placedFigure');
    if (sent === undefined || shown === undefined) continue;
    const who = sent.e === 'placedFigure' ? 'figure' : 'agent';
    const said = PRICE[who].exec(shown.label) ?? PRICE.agent.exec(shown.label);
    const pay = askOf(after, ask.seat);
    const paid = pay?.why === 'vienna.pay' ? pay.min : shown.bribes - sum(bribesOf(after, ask.seat));
    expect(said, shown.label).not.toBeNull();
    expect(Number(said?.[1] ?? 0), shown.label).toBe(paid);
    checked[who]++;
    shown = undefined;
  }
  expect(checked.agent).toBeGreaterThan(50);
  expect(checked.figure).toBeGreaterThan(5);
});

test('Vienna, agents: wherever the figure pays otherwise, both prices stand beside the building', () => {
  const found = new Set<string>();
  for (const moment of fullGame()) {
    const { before, ask } = moment;
    if (ask.why !== 'vienna.agent') continue;
    for (const { id, label } of buildings(propsBefore(moment), new Set())) {
      const item = vienna.item(id) ?? -1;
      if (!ask.of.includes(item)) continue;
      const told = fares(before, ask.seat, indexOf(item));
      const price = (figure: boolean): number | undefined => told.find(fare => fare.figure === figure)?.n;
      const said = (how: RegExp): number | undefined => {
        const match = how.exec(label);
        return match ? Number(match[1] ?? 0) : undefined;
      };
      expect([said(PRICE.agent), said(PRICE.figure)], label).toEqual([price(false), price(true)]);
      found.add(told.map(({ figure }) => (figure ? 'figure' : 'agent')).join(' '));
    }
  }
  expect(found).toEqual(new Set(['agent', 'figure', 'agent figure']));
});

test('Vienna, figures: the label of a building says whose figure stands there', () => {
  let stood = 0;
  for (const moment of fullGame()) {
    const props = { ...propsBefore(moment), names: ['Anna', 'Jan', 'Katrin'] };
    if (moment.ask.why !== 'vienna.origin') continue;
    buildings(props, new Set()).forEach(({ label }, b) =>
      props.names.forEach((name, seat) => {
        const here = at(moment.before.figureAt, seat) === b;
        expect(label.includes(`${name} (Stefan Feld agent)`)).toBe(here);
        if (here) stood++;
      }),
    );
  }
  expect(stood).toBeGreaterThan(0);
});

test('Vienna, orders: as many signs of each kind as the order asks for', () => {
  const kinds = new Set<string>();
  for (const moment of fullGame())
    for (const { order: shown, id } of openOrders(propsBefore(moment))) {
      if (shown === null) continue;
      const { condition } = order(vienna.item(id) ?? 0);
      const names =
        condition.type === 'bribes' ? BRIBES : condition.type === 'dossiers' ? DOSSIERS : undefined;
      names?.forEach((name, kind) =>
        expect(shown.needs.filter(({ icon }) => icon === name)).toHaveLength(at(condition.need, kind)),
      );
      expect(shown.needs).toHaveLength(sum(condition.need));
      kinds.add(condition.type);
    }
  expect([...kinds]).toEqual(expect.arrayContaining(['bribes', 'dossiers']));
});

test('Vienna: the worth of a dossier on the score sheet is the one it is counted with', () => {
  let counted = 0;
  for (const { after } of fullGame()) {
    if (after.wait.length > 0) continue;
    vienna.audit(after).forEach((sheet, seat) => {
      DOSSIERS.forEach((dossier, kind) => {
        const value = Number(viennaView.note(after, dossier)?.args['value']);
        const points = score(sheet.filter(({ source }) => source === dossier));
        expect(points).toBe(value * at(at(after.dossiers, seat), kind));
        counted += points;
      });
    });
  }
  expect(counted).toBeGreaterThan(0);
});

/** What the seat has of this sign. */
const heldOf = (s: Hamburg, seat: number, icon: string): number =>
  icon === 'mark'
    ? at(s.money, seat)
    : workersOf(
        s,
        seat,
        COLOURS.findIndex(colour => icon === `worker-${colour}`),
      );

test('Hamburg: an action brings and costs what its signs say', () => {
  const checked = new Map<string, number>();
  for (const seed of ['alster', 'elbe', 'bille', 'wandse'])
    for (const { before: s, ask, events, since } of played(hamburg, {}, 2, seed)) {
      const { seat } = ask;
      const mine = playedBy(s, seat);
      if (ask.why !== 'hamburg.action' || mine === undefined) continue;
      const view = seen(hamburg, s, events.slice(0, since), since, seat);
      expect(hamburgView.phase(view)).toEqual({ key: 'web.hamburg.laps', args: { n: s.laps } });
      const deeds = deedsOf({ view, picks: picksOf(ask, []), names: [] }, mine);
      for (const action of upTo(ACTIONS.length)) {
        // What is erected may bring something of its own.
        if (action === BUILD || !ask.of.includes(actionItem(action))) continue;
        const after = hamburg.clone(s);
        apply(hamburg, after, seat, [actionItem(action)]);
        for (const { icon = '', text = '' } of at(deeds, action).signs) {
          if (icon !== 'mark' && !icon.startsWith('worker-')) continue;
          // A question in between, or a gift on the way, leaves more to come.
          const brought = heldOf(after, seat, icon) - heldOf(s, seat, icon);
          if (askOf(after, seat)?.seat === seat && brought === 0) continue;
          expect(brought, `${at(ACTIONS, action)} ${icon}`).toBe(0 + Number(text.replace('−', '-')));
          checked.set(at(ACTIONS, action), (checked.get(at(ACTIONS, action)) ?? 0) + 1);
        }
      }
    }
  expect([...checked.keys()]).toEqual(expect.arrayContaining(['money', 'workers', 'wall']));
});

/** The Mark paid for the card with the answer. */
const paidFor = ({ events, since }: Moment<Hamburg>): number => {
  const told = deedsIn(events.slice(since)).find(
    deed => deed.e === 'counted' && deed['what'] === MARK && deed['why'] === 'build',
  ) as Told<'counted'> | undefined;
  return told === undefined ? 0 : -told.n;
};

test('Hamburg: a card in the hand shows what is paid for it', () => {
  let built = 0;
  for (const seed of ['alster', 'elbe', 'bille', 'fleet'])
    for (const moment of played(hamburg, { expansions: [...EXPANSIONS] }, 3, seed)) {
      const { before, after, ask, answer } = moment;
      const now = momentOf(before)?.step;
      const card = asideOf(before, ask.seat);
      if (now?.do !== 'basic' || !now.hand || answer[0] !== actionItem(BUILD) || card === undefined) continue;
      // Nothing is paid yet while a place is still to be chosen.
      if (askOf(after, ask.seat)?.why === 'hamburg.place') continue;
      expect(inHand(before, ask.seat, card).face.price).toBe(paidFor(moment));
      built++;
    }
  expect(built).toBeGreaterThan(5);
});
