import type { Puzzle } from '@kaffeehaus/bots';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { BILLS, billOf, titleOf } from '../repertoire/bills.ts';
import { nameOf, own, solved } from '../repertoire/puzzles.ts';
import { bringFor } from '../repertoire/revisions.ts';
import type { GameView } from '../seat/gameview.ts';
import { Icon } from '../art/Icon.tsx';
import { Loading, NotLoaded } from '../ui/Sign.tsx';
import { say, t } from '../ui/words.ts';
import { dailyOf, puzzlesOf } from './found.ts';
import { Asked } from './Asked.tsx';
import './practise.css';

const OWN = 'own';
const DAILY = 'daily';

export interface PractiseProps {
  path: readonly string[];
  around: (children: ComponentChildren) => VNode;
  /** The address of what lies under this path. */
  hashOf: (path: readonly string[]) => string;
}

const usePuzzles = (game: string): readonly Puzzle[] | 'unloaded' | undefined => {
  const [found, setFound] = useState<readonly Puzzle[] | 'unloaded' | undefined>();
  useEffect(() => {
    puzzlesOf(game).then(setFound, () => setFound('unloaded'));
  }, [game]);
  return game === OWN ? own.value : found;
};

/** Whether it was solved at the first try. */
function Mark({ puzzle }: { puzzle: Puzzle }) {
  const right = solved.value[nameOf(puzzle)];
  if (right === undefined) return null;
  return (
    <Icon
      name={right ? 'check' : 'cross'}
      size={14}
      title={right ? t('replay.practise.right.mark') : t('replay.practise.wrong.mark')}
    />
  );
}

function List({ game, title, hashOf }: { game: string; title: string; hashOf: PractiseProps['hashOf'] }) {
  const puzzles = usePuzzles(game);
  const list = typeof puzzles === 'object' ? puzzles : [];
  return (
    <section class="panel practise-game" aria-label={title}>
      <h3>{title}</h3>
      {game !== OWN && (
        <a class="button primary" href={hashOf([game, DAILY])}>
          {t('replay.practise.daily')}
        </a>
      )}
      {game === OWN && list.length === 0 && <p class="quiet">{t('replay.practise.own.none')}</p>}
      <ol class="practise-list">
        {list.map((puzzle, i) => (
          <li key={nameOf(puzzle)}>
            <a
              class="button small"
              href={hashOf([game, String(i + 1)])}
              aria-label={t('replay.practise.number', { n: i + 1 })}
            >
              {i + 1} <Mark puzzle={puzzle} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Overview({ hashOf }: Pick<PractiseProps, 'hashOf'>) {
  return (
    <div class="practise">
      <h2>{t('replay.practise')}</h2>
      <p>{t('replay.practise.about')}</p>
      {BILLS.map(bill => (
        <List key={bill.id} game={bill.id} title={say(titleOf(bill))} hashOf={hashOf} />
      ))}
      <List game={OWN} title={t('replay.practise.own')} hashOf={hashOf} />
    </div>
  );
}

interface OneProps {
  puzzle: Puzzle;
  /** Where the next one is, and where all of them are. */
  next: string;
  all: string;
}

/** Whoever is asked is you; the others are called as bots of the place are. */
const namesFor = ({ record, seat }: Puzzle): readonly string[] =>
  Array.from({ length: record.seats }, (_, i) =>
    i === seat ? t('web.role.you') : (billOf(record.game)?.bots[i] ?? t('common.seat', { seat: i + 1 })),
  );

function One({ puzzle, next, all }: OneProps) {
  const [view, setView] = useState<GameView | 'unloaded' | undefined>();
  const names = useMemo(() => namesFor(puzzle), [puzzle]);
  useEffect(() => {
    bringFor(puzzle.record).then(
      views => setView(views.find(({ game }) => game.rev === puzzle.record.rev) ?? 'unloaded'),
      () => setView('unloaded'),
    );
  }, [puzzle]);
  if (view === undefined) return <Loading />;
  return view === 'unloaded' ? <NotLoaded /> : <Asked {...{ puzzle, next, all, names }} gameView={view} />;
}

/** Puzzles: all of them, or one on its table. */
export function Practise({ path, around, hashOf }: PractiseProps) {
  const [game = '', which] = path;
  const puzzles = usePuzzles(game);
  if (which === undefined) return around(<Overview hashOf={hashOf} />);
  if (puzzles === undefined) return <Loading />;
  if (puzzles === 'unloaded') return <NotLoaded />;
  const i = which === DAILY ? dailyOf(puzzles, new Date()) : Number(which) - 1;
  const puzzle = puzzles[i];
  if (!puzzle) return around(<Overview hashOf={hashOf} />);
  const next = hashOf([game, String(((i + 1) % puzzles.length) + 1)]);
  return <One key={nameOf(puzzle)} puzzle={puzzle} next={next} all={hashOf([])} />;
}
