/** Who knows what, after each thing that can happen: the owner or actor, another seat, a spectator. */
import { describe, expect, test } from 'vitest';
import { WATCHER } from '@kaffeehaus/kernel';
import { opening, scene } from './scene.ts';
import type { Scene } from './scene.ts';

const STARTERS = 'anchor-1 cipher-1 needle-1 rooster-1 swan-1 umbrella-1';
const SECOND = STARTERS.replaceAll('-1', '-2');
const backs = (n: number): string => Array<string>(n).fill('back').join(' ');
const ACTOR = 0;
const OTHER = 1;

interface Row {
  readonly after: string;
  readonly play: () => Scene;
  /** What the owner or actor, another seat and a spectator see at a spot. */
  readonly sees: { readonly [spot: string]: readonly [string, string, string] };
  /** The last thing each of them is told. */
  readonly told?: readonly [string, string, string];
}
const all = (what: string): readonly [string, string, string] => [what, what, what];
const butActor = (actor: string, others: string): readonly [string, string, string] => [
  actor,
  others,
  others,
];

/** Seat 1 laid Needle face down, seat 2 Swan; the tops of the stack are known to this test alone. */
const placed = (): Scene =>
  scene({ stack: ['wheel', 'eagle', 'castle', 'thorn', 'metro', 'siesta', 'winter', 'paprika'] })
    .rewards()
    .place(ACTOR, 'church-I', 'needle-1')
    .place(OTHER, 'church-II', 'swan-2');

/** A conspirator of seat 1 stands on the beach, whose reward is Castle; the next on the stack is Winter. */
const conspiring = (): Scene =>
  placed().place(ACTOR, 'beach-I', 'cipher-1').resolve('beach').answer(ACTOR, 'conspirator');

const gameOver = (): Scene => {
  const t = opening(2);
  while (!t.over) t.answer(t.s.wait.find((_, i) => t.s.given[i] === null)!.seat, ...someAnswer(t));
  return t;
};
const someAnswer = (t: Scene): string[] => {
  const ask = t.s.wait.find((_, i) => t.s.given[i] === null)!;
  return t
    .answers(ask.seat)[0]!
    .split(' ')
    .filter(word => word !== '');
};

const ROWS: readonly Row[] = [
  {
    after: 'set-up',
    play: () => opening(2),
    sees: {
      'hand-1': butActor(STARTERS, backs(6)),
      'pool-1': all(STARTERS),
      'pool-2': all(SECOND),
      'stack-top': all('back'),
      missions: all('4'),
    },
  },
  {
    after: 'rewards laid open and secret',
    play: () => scene({ stack: ['wheel', 'eagle', 'castle'] }).rewards(),
    sees: { 'church-reward': all('wheel'), 'palacio-reward': all('back'), 'beach-reward': all('castle') },
  },
  {
    after: 'a secret reward that only the actor saw on its way under the stack',
    play: () =>
      scene({
        grid: ['palacio', 'beach', 'atlantico', 'station', 'casino', 'boca'],
        stack: ['wheel', 'castle', 'thorn', 'metro', 'siesta', 'winter', 'eagle'],
        all: true,
      })
        .rewards()
        .place(ACTOR, 'palacio-I', 'cipher-1')
        .resolve('palacio')
        .answer(ACTOR, 'conspirator')
        .answer(ACTOR, 'keep')
        .resolve('beach', 'atlantico', 'station', 'casino', 'boca')
        .tell(0, { do: 'takeBack' }, { do: 'rewards' }),
    // Eagle alone was seen by seat 1 only; the unclaimed rewards had been turned up for all.
    sees: {
      'palacio-reward': butActor('eagle', 'back'),
      'atlantico-reward': all('thorn'),
      'casino-reward': all('siesta'),
    },
  },
  {
    after: 'a tile placed open',
    play: () => scene().rewards().place(ACTOR, 'beach-II', 'needle-1'),
    sees: {
      'beach-II': all('needle-1'),
      'pool-1': all(STARTERS),
      'hand-1': butActor(STARTERS.replace('needle-1 ', ''), backs(5)),
    },
    told: all('placed 1 beach-II Abigail Stone'),
  },
  {
    after: 'a tile placed secret',
    play: placed,
    sees: {
      'church-I': butActor('needle-1', 'back'),
      'hand-1': butActor(STARTERS.replace('needle-1 ', ''), backs(5)),
      'pool-1': all(STARTERS),
      'church-II': ['back', 'swan-2', 'back'],
      'pool-2': all(SECOND),
    },
    told: [
      'placedUnseen 2 church-II',
      'placedSecret 2 church-II Violet Ashcombe',
      'placedUnseen 2 church-II',
    ],
  },
  {
    after: 'a look at a slot',
    play: () => placed().look(ACTOR, 'church-III').answer(ACTOR, 'church-II'),
    sees: {
      'church-II': ['swan-2', 'swan-2', 'back'],
      'hand-2': [backs(5), SECOND.replace('swan-2 ', ''), backs(5)],
      'pool-2': all(SECOND),
    },
    told: butActor('looked 1 church-II Violet Ashcombe', 'lookedUnseen 1 church-II'),
  },
  {
    after: 'a look at a reward',
    play: () => placed().look(ACTOR, 'palacio-III').answer(ACTOR, 'palacio-reward'),
    sees: { 'palacio-reward': butActor('eagle', 'back') },
    told: butActor('looked 1 palacio-reward Walther Schönberg', 'lookedUnseen 1 palacio-reward'),
  },
  {
    after: 'a look declined',
    play: () => placed().look(ACTOR, 'church-III').answer(ACTOR),
    sees: { 'church-II': ['back', 'swan-2', 'back'] },
    told: all('unseen 1'),
  },
  {
    after: 'a place reached',
    play: () =>
      placed()
        .place(ACTOR, 'casino-I', 'anchor-1')
        .place(OTHER, 'palacio-II', 'anchor-2')
        .tell(0, { do: 'reach', place: 1 }),
    sees: {
      'palacio-II': all('anchor-2'),
      'palacio-reward': all('eagle'),
      'church-I': butActor('needle-1', 'back'),
      'casino-I': butActor('anchor-1', 'back'),
      'casino-reward': all('back'),
      'pool-1': all(STARTERS),
    },
    told: all('shown 2 palacio-II Zé Pescador'),
  },
  {
    after: 'a shot',
    play: () =>
      placed()
        .place(OTHER, 'station-I', 'anchor-2')
        .place(OTHER, 'casino-I', 'rooster-2')
        .place(ACTOR, 'station-II', 'cipher-1')
        .tell(0, { do: 'reach', place: 4 }, { do: 'target', slot: 13, symbol: 'assassin' }),
    sees: {
      'taken-2': all('anchor-2'),
      'station-I': all('-'),
      'casino-I': ['back', 'rooster-2', 'back'],
      'hand-2': [backs(3), 'cipher-2 needle-2 umbrella-2', backs(3)],
      'pool-2': all(SECOND),
    },
    told: all('shot 1 station-I Zé Pescador'),
  },
  {
    after: 'a tile lured that lay face down',
    play: () =>
      placed()
        .place(OTHER, 'casino-I', 'rooster-2')
        .place(ACTOR, 'beach-I', 'swan-1')
        .resolve('beach')
        .answer(ACTOR, 'casino-I')
        .answer(ACTOR, 'beach-II'),
    sees: {
      'beach-II': all('rooster-2'),
      'casino-I': all('-'),
      'church-II': ['back', 'swan-2', 'back'],
      'pool-2': all(SECOND),
    },
  },
  {
    after: 'a conspirator drew',
    play: conspiring,
    sees: { 'stack-top': butActor('winter', 'back'), 'beach-reward': all('castle') },
    told: butActor('drew 1 Viktor Sokolov', 'drewUnseen 1'),
  },
  {
    after: 'a conspirator kept',
    play: () => conspiring().answer(ACTOR, 'keep'),
    sees: { 'stack-bottom': butActor('winter', 'back'), 'stack-top': all('back') },
  },
  {
    after: 'a conspirator swapped',
    play: () =>
      scene({ stack: ['wheel', 'eagle', 'castle', 'thorn', 'metro', 'siesta', 'winter'] })
        .rewards()
        .place(ACTOR, 'beach-I', 'cipher-1')
        .tell(ACTOR, { do: 'draw', slot: 6 }, { do: 'choose', slot: 6 })
        .answer(ACTOR, 'swap'),
    sees: { 'beach-reward': all('winter'), 'stack-bottom': all('castle'), 'stack-top': all('back') },
  },
  {
    after: 'an award',
    play: () => placed().resolve('church'),
    sees: { 'taken-2': all('wheel'), 'church-reward': all('-'), 'pool-2': all(`${SECOND} wheel`) },
    told: all('won 2 church Joan Ferrer-Vidal'),
  },
  {
    after: 'a reward that nobody claimed',
    play: () => placed().resolve('palacio'),
    sees: { 'palacio-reward': all('-'), 'stack-bottom': all('eagle') },
    told: all('unclaimed palacio Walther Schönberg'),
  },
  {
    after: 'a loss at the Boca do Inferno',
    play: () =>
      scene()
        .rewards()
        .place(ACTOR, 'boca-I', 'rooster-1')
        .place(OTHER, 'boca-III', 'anchor-2')
        .resolve('boca'),
    sees: { 'boca-I': all('-'), 'pool-1': all(STARTERS.replace('rooster-1 ', '')), box: all('rooster-1') },
  },
  {
    after: 'tiles taken back',
    play: () => placed().tell(0, { do: 'reach', place: 0 }, { do: 'takeBack' }),
    sees: {
      'church-I': all('-'),
      'hand-1': butActor(STARTERS, backs(6)),
      'pool-1': all(STARTERS),
    },
  },
  {
    after: 'tiles placed again in the next round',
    play: () =>
      placed().tell(0, { do: 'reach', place: 0 }, { do: 'takeBack' }).place(ACTOR, 'church-I', 'needle-1'),
    sees: { 'church-I': butActor('needle-1', 'back'), 'pool-1': all(STARTERS) },
  },
  {
    after: 'discards shown',
    play: () =>
      scene({ hands: [[...STARTERS.split(' '), 'wheel'], SECOND.split(' ')] })
        .tell(0, { do: 'discard' })
        .answer(ACTOR, 'needle-1'),
    sees: {
      'discards-1': all('needle-1'),
      'hand-1': butActor(`${STARTERS.replace('needle-1 ', '')} wheel`.split(' ').sort().join(' '), backs(6)),
      'pool-1': all(`${STARTERS.replace('needle-1 ', '')} wheel`.split(' ').sort().join(' ')),
    },
    told: all('discarded 1 Abigail Stone'),
  },
];

describe('who sees what', () => {
  for (const { after, play, sees, told } of ROWS)
    test(after, () => {
      const t = play();
      for (const [i, viewer] of [ACTOR, OTHER, WATCHER].entries()) {
        for (const [spot, views] of Object.entries(sees)) {
          const seen = spot === 'missions' ? String(t.s.missions.length) : t.sees(viewer, spot);
          expect(`${spot}: ${seen}`).toBe(`${spot}: ${views[i]}`);
        }
        if (told) expect(t.heard(viewer).at(-1)).toBe(told[i]);
      }
    });

  test('at the end everybody sees everything', () => {
    const t = gameOver();
    for (const viewer of [ACTOR, OTHER, WATCHER])
      for (const spot of ['hand-1', 'hand-2', 'stack', 'discards-1', 'box'])
        expect(t.sees(viewer, spot)).toBe(t.at(spot));
  });
});
