/** Marrakesh, and both expansions together: V-17, V-25, V-32, V-36 to V-38. */
import { at } from '@kaffeehaus/kernel';
import { describe, expect } from 'vitest';
import { BUILDINGS } from '../../../src/index.ts';
import { TWO_EACH } from '../../glossary.ts';
import { agents, bribes, building, dossiers, points } from '../../scene.ts';
import type { Table } from '../../scene.ts';
import { cashBox, endOfRound, enter, line, money, office, orders, told } from '../office.ts';
import type { FullSetting, Office } from '../office.ts';
import { ruling } from './ruling.ts';

const options = { feldFigures: true };

/** Anna's figure stands on Musikverein (brown) and an agent on Justizpalast (orange), unless told. */
const anna = (setting: FullSetting = {}, holding: Office = {}): Table =>
  office({
    options,
    ...setting,
    holdings: [
      {
        ...TWO_EACH,
        dossiers: {},
        figure: 'marrakesh',
        figureOn: 'musikverein',
        agents: ['justizpalast'],
        ...holding,
      },
      ...(setting.holdings ?? []),
    ],
  });
const where = (t: Table): string => at(BUILDINGS, t.s.figureAt[0] ?? 0).word;
const WAYS = [
  'technische-hochschule',
  'ballhausplatz',
  'akademie-der-wissenschaften',
  'palais-liechtenstein',
];

describe('Marrakesh a: a shilling more for accepting', () => {
  ruling('V-36', '2 for an order of A, 3 for one of B, and for saving', () => {
    for (const [id, sum] of [
      ['A-07', 2],
      ['B-07', 3],
    ] as const) {
      const open = ['A-07', 'A-01', 'B-07', 'B-01'];
      const t = enter(anna({ open }, { figureOn: 'hofburg', agents: [] }), 'karlskirche').answer(0, id);
      expect([money(t, 0), orders(t, 0)]).toEqual([sum, [id]]);
      const saver = anna({ open }, { figureOn: 'hofburg', agents: [], desk: ['cashBox'] });
      enter(saver, 'karlskirche').answer(0, id).answer(0, `deposit-${sum}`);
      expect([cashBox(saver, 0), money(saver, 0)]).toEqual([sum, 0]);
    }
  });

  ruling('V-36', 'none for fulfilling', () => {
    const t = anna(
      {},
      { figureOn: 'hofburg', agents: [], dossiers: { microfilm: 1, briefcase: 1 }, orders: ['B-08'] },
    );
    expect(money(enter(t, 'karlskirche').answer(0, 'B-08'), 0)).toBe(3);
  });
});

describe('Marrakesh b: the figure may walk when another agent comes beside it', () => {
  const SQUARES = { 18: 'briefcase', 21: 'pistol' } as const;

  ruling('V-36', 'Anna: to any neighbour without an own agent, or not at all', () => {
    const t = enter(anna({ squares: SQUARES }), 'karlskirche');
    t.offers(0, 'vienna.nomad', WAYS).optional(0).refuses(0, 'justizpalast', 'vienna.agent.own');
    t.refuses(0, 'karlskirche', 'vienna.agent.own');
    expect([dossiers(t, 0), points(t, 0)]).toEqual([{}, 0]);
  });

  ruling('V-36, V-17', 'Anna: it walks to the violet building, the two is hers and the three is not', () => {
    const t = enter(anna({ squares: SQUARES }), 'karlskirche').answer(0, 'akademie-der-wissenschaften');
    expect([dossiers(t, 0), points(t, 0), where(t)]).toEqual([
      { pistol: 1 },
      2,
      'akademie-der-wissenschaften',
    ]);
    expect([agents(t, 0), bribes(t, 0)]).toEqual([
      [9, 12, 20],
      { chocolate: 2, tobacco: 2, magazine: 2, coffee: 2 },
    ]);
    expect(told(t, 'placed', 'paid', 'nomad', 'tile')).toEqual(['placed', 'paid', 'nomad', 'tile']);
  });

  ruling('V-36', 'Anna: it stays, and the three is hers', () => {
    const t = enter(anna({ squares: SQUARES }), 'karlskirche').answer(0);
    expect([dossiers(t, 0), points(t, 0), where(t)]).toEqual([{ briefcase: 1 }, 3, 'musikverein']);
  });

  ruling('V-36', 'not necessarily to a building beside the agent', () => {
    const t = enter(anna(), 'karlskirche').answer(0, 'ballhausplatz');
    expect([
      where(t),
      at(BUILDINGS, building('karlskirche')).neighbours.includes(building('ballhausplatz')),
    ]).toEqual(['ballhausplatz', false]);
  });

  ruling('V-36', 'an agent that moves there does, and the building it left is free', () => {
    const t = enter(anna(), 'karlskirche', 'justizpalast');
    t.offers(0, 'vienna.nomad', [...WAYS, 'justizpalast']).answer(0, 'justizpalast');
    expect(agents(t, 0)).toEqual([9, 12]);
  });

  ruling('V-36', 'not when the agent comes elsewhere, the figure itself goes, or it is in the supply', () => {
    expect(enter(anna(), 'postsparkasse').asked()).toEqual([]);
    expect(enter(anna(), 'karlskirche', 'musikverein').asked()).toEqual([]);
    const supply = office({ options, holdings: [{ ...TWO_EACH, figure: 'marrakesh' }] });
    expect(enter(supply, 'karlskirche').asked()).toEqual([]);
  });

  ruling('V-36', 'nor for another’s agent, nor the figure of another city', () => {
    const t = anna({ holdings: [{ ...TWO_EACH, figure: 'hamburg' }] });
    expect(t.say(1, { do: 'agent' }).answer(1, 'karlskirche').asked()).toEqual([]);
    expect(enter(anna({}, { figure: 'hamburg' }), 'karlskirche').asked()).toEqual([]);
  });

  ruling('V-36', 'hemmed in by own agents it is not asked', () => {
    const t = anna({}, { figureOn: 'parlament', agents: ['schloss-belvedere'] });
    expect(enter(t, 'urania-sternwarte').asked()).toEqual([]);
  });

  ruling('V-36', 'the step sets off no card and opens no orders', () => {
    // Akademie: violet, France, science, with a foreign agent
    const t = anna(
      { open: ['A-01', 'A-07', 'B-01', 'B-07'], holdings: [{ agents: ['akademie-der-wissenschaften'] }] },
      { drawers: [109, 46, 86], orders: ['B-02'], dossiers: { briefcase: 1, slide: 1 } },
    );
    enter(t, 'karlskirche').answer(0, 'akademie-der-wissenschaften');
    t.offers(0, 'vienna.orders', ['A-07', 'B-07']).refuses(0, 'B-02', 'vienna.order.flag');
    expect(points(t, 0)).toBe(0);
  });

  ruling('V-36', 'order conditions are judged after it', () => {
    // S-04, UK: culture (Musikverein, which it leaves) and science (Akademie, to which it goes)
    const held: Office = { orders: ['S-04'], agents: ['justizpalast'] };
    expect(enter(anna({}, held), 'karlskirche').answer(0, 'akademie-der-wissenschaften').asked()).toEqual([]);
    const both: Office = { orders: ['S-04'], agents: ['burgtheater'] };
    enter(anna({}, both), 'karlskirche')
      .answer(0, 'akademie-der-wissenschaften')
      .offers(0, 'vienna.orders', ['S-04']);
    expect(enter(anna({}, both), 'karlskirche').answer(0).asked()).toEqual([]);
  });
});

describe('tiles and the step', () => {
  const TILE_CARDS = [174, 171, 168];

  ruling('V-37', 'a square beside the placed agent sets off abilities, though the step closed it', () => {
    const t = enter(anna({ squares: { 21: 'pistol' } }, { drawers: TILE_CARDS }), 'karlskirche');
    t.answer(0, 'akademie-der-wissenschaften').offers(0, 'vienna.ability', ['168', '171', '174']);
  });

  /** Square 30 lies beside Akademie, Palais Liechtenstein and Kunsthistorisches Museum, not beside Karlskirche. */
  const beyond: Office = {
    agents: ['palais-liechtenstein', 'kunsthistorisches-museum'],
    drawers: [174, 172, 168],
  };

  ruling('V-37, V-17', 'one that only the step surrounds is taken and scored, and sets off nothing', () => {
    const t = enter(anna({ squares: { 30: 'pistol' } }, beyond), 'karlskirche').answer(
      0,
      'akademie-der-wissenschaften',
    );
    expect([dossiers(t, 0), points(t, 0), t.asked()]).toEqual([{ pistol: 1 }, 3, []]);
    expect(
      enter(anna({ squares: { 30: 'pistol' } }, beyond), 'karlskirche')
        .answer(0)
        .asked(),
    ).toEqual([]);
  });

  ruling('V-37', 'both at once: abilities for the one, not for the other', () => {
    const t = enter(anna({ squares: { 21: 'flask', 30: 'pistol' } }, beyond), 'karlskirche');
    t.answer(0, 'akademie-der-wissenschaften');
    expect([dossiers(t, 0), points(t, 0, 'squares')]).toEqual([{ flask: 1, pistol: 1 }, 5]);
    t.offers(0, 'vienna.ability', ['168', '174']).answer(0, '168').answer(0, '174').answer(0, 'wine');
    expect([t.asked(), points(t, 0, 'abilities')]).toEqual([[], 5]);
  });

  ruling('V-17', 'squares beside neither building are not looked at', () => {
    // all around square 37 already stand agents, but nobody comes there now
    const t = anna({ squares: { 37: 'flask' } }, { agents: ['kunsthistorisches-museum', 'josephinum'] });
    expect(dossiers(enter(t, 'karlskirche').answer(0, 'akademie-der-wissenschaften'), 0)).toEqual({});
  });
});

describe('with the third man', () => {
  const both = { feldFigures: true, thirdMan: true };

  ruling('V-38', 'he helps where the step came to, for a point less, and walks on', () => {
    const t = anna(
      { options: both, thirdMan: 'kunsthistorisches-museum', squares: { 30: 'pistol', 26: 'flask' } },
      { agents: ['palais-liechtenstein'], drawers: [174] },
    );
    enter(t, 'karlskirche').answer(0, 'akademie-der-wissenschaften');
    expect([dossiers(t, 0), points(t, 0)]).toEqual([{ pistol: 1 }, 2]);
    expect(t.s.thirdMan).not.toBe(building('kunsthistorisches-museum'));
  });

  ruling('V-38', 'he is no companion of a figure, no foreign agent and no own one', () => {
    const four = ['rathaus', 'secession', 'josephinum', 'parlament'];
    const t = office({
      options: both,
      thirdMan: 'albertina',
      holdings: [{ ...TWO_EACH, figure: 'hamburg', agents: four, drawers: [86, 121] }],
    });
    t.say(0, { do: 'agent' })
      .answer(0, 'albertina')
      .refuses(0, 'figure', 'vienna.figure.locked')
      .answer(0, 'supply');
    expect([t.asked(), bribes(t, 0).wine]).toEqual([[], undefined]);
  });

  ruling('V-38', 'a figure on his building makes him needless', () => {
    const t = anna(
      { options: both, thirdMan: 'schloss-schoenbrunn', squares: { 7: 'slide' } },
      { figure: 'hamburg', figureOn: 'schloss-schoenbrunn' },
    );
    expect([points(enter(t, 'stephansdom'), 0), t.s.thirdMan]).toEqual([2, building('schloss-schoenbrunn')]);
  });

  ruling('V-32', '171–173 see the printed number, 166–175 act as with any tile', () => {
    const helped = (square: 7 | 2 | 6, ...own: readonly string[]): Table =>
      enter(
        office({
          options: { thirdMan: true },
          thirdMan: square === 2 ? 'rathaus' : 'schloss-schoenbrunn',
          squares: { [square]: 'slide' },
          holdings: [
            { ...TWO_EACH, dossiers: {}, agents: own, drawers: [171, 172, 173, 170], desk: ['sideTable'] },
          ],
        }),
        'stephansdom',
      );
    const two = helped(7).offers(0, 'vienna.ability', ['170', '171']).answer(0, '171').answer(0, 'coffee');
    expect([points(two, 0), bribes(two, 0).coffee]).toEqual([1, 4]);
    const three = helped(2, 'universitaet').offers(0, 'vienna.ability', ['170', '172']).answer(0, '172');
    expect([points(three, 0), bribes(three.answer(0, 'coffee'), 0).coffee]).toEqual([2, 5]);
    const four = helped(6, 'staatsoper', 'universitaet').offers(0, 'vienna.ability', ['170', '173']);
    expect([points(four, 0), bribes(four.answer(0, '173').answer(0, 'coffee'), 0).coffee]).toEqual([3, 6]);
    expect(points(four.answer(0, '170'), 0)).toBe(8);
  });

  ruling('V-32', 'he walks on after the abilities and before the orders', () => {
    const t = office({
      options: { thirdMan: true },
      thirdMan: 'hofburg',
      squares: { 3: 'slide', 9: 'flask', 15: 'flask' },
      holdings: [{ bribes: { coffee: 2 }, dossiers: { flask: 1 }, drawers: [174], orders: ['B-03'] }],
    });
    enter(t, 'rathaus').answer(0, '174').answer(0, 'wine').answer(0, 'B-03');
    expect(told(t, 'tile', 'ability', 'thirdMan', 'fulfilled')).toEqual([
      'tile',
      'ability',
      'thirdMan',
      'fulfilled',
    ]);
  });

  ruling('V-32', 'he counts for no order, no majority and no payday', () => {
    const t = office({
      options: { thirdMan: true },
      thirdMan: 'hofburg',
      holdings: [{ ...TWO_EACH, orders: ['A-22', 'A-16'] }],
    });
    expect(enter(t, 'schloss-schoenbrunn').asked()).toEqual([]);
    const end = endOfRound({
      options: { thirdMan: true },
      thirdMan: 'hofburg',
      last: true,
      holdings: [
        { agents: ['rathaus'], money: 1, bribes: {} },
        { agents: ['rathaus'], money: 1, bribes: {} },
      ],
    });
    expect([end.over, end.s.money, line(end, 0, 'majority')]).toEqual([true, [0, 0], 4]);
  });
});
