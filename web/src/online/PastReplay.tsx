import { type Rules, type Seat, WATCHER } from '@kaffeehaus/kernel';
import type { TableHead, TableLog } from '@kaffeehaus/protocol';
import { useEffect } from 'preact/hooks';
import { type Moment, hashOfRecord } from '../repertoire/moments.ts';
import { billOf, bring } from '../repertoire/bills.ts';
import type { Shown } from '../replay/shown.ts';
import { servedRules } from '../rules/served.ts';
import { fresh } from '../store/chance.ts';
import { PERSON } from '../store/kept.ts';
import { useAsked } from './asked.ts';
import { http, meet } from './house.ts';
import { Lookback } from './Lookback.tsx';
import { calledAll } from './names.ts';
import { hashOfPlace, renamePlace } from './places.ts';
import { Recalled } from './recalled.ts';

export interface PastReplayProps {
  id: string;
  moment: Moment;
}

/** Everything that happened until now, page by page. */
const logOf = async (id: string, as: 'watch' | undefined): Promise<readonly TableLog[]> => {
  const pages: TableLog[] = [];
  for (let from: number | null = 0; from !== null;) {
    const page: TableLog = await http.log(id, from, { as, tables: 'yes' });
    pages.push(page);
    from = page.next;
  }
  return pages;
};

/** As one knows it oneself, and, for whoever wants to show it to others, as those who watch do. */
const recall = async ({ id, mine, seats }: TableHead, rules: Rules): Promise<Recalled> => {
  const told = new Map<Seat, readonly TableLog[]>();
  if (mine !== null) told.set(mine, await logOf(id, undefined));
  told.set(WATCHER, await logOf(id, 'watch'));
  return new Recalled(rules, seats.length, told);
};

const shownOf = async (head: TableHead): Promise<Shown> => {
  const { id, mine, seats, watch, options } = head;
  const rules = await servedRules(head.rules);
  const bill = billOf(rules.id);
  if (!bill) throw new Error(`nobody can draw ${rules.id}`);
  const [gameView, source] = await Promise.all([bring(bill), recall(head, rules)]);
  return {
    gameView: { ...gameView, game: rules.game },
    record: rules.kernel.newRecord(rules.game, options, seats.length, fresh(16)),
    sitters: seats.map(() => PERSON),
    names: calledAll(seats, head.game),
    address: moment => hashOfPlace({ at: 'past', id, moment }),
    isPublic: watch === 'all',
    recalled: { source, eyes: mine === null ? [WATCHER] : [mine, WATCHER] },
    table: hashOfPlace({ at: 'online', id }),
  };
};

type Found = Shown | 'open' | 'over';

const find = async (id: string): Promise<Found> => {
  await meet();
  const head = await http.table(id);
  if (head.phase === 'over') return 'over';
  return head.phase === 'playing' ? shownOf(head) : 'open';
};

/** A game of the house that goes on, looked back at; once it is over its record has the same moments. */
export function PastReplay({ id, moment }: PastReplayProps) {
  const { value: found, trouble } = useAsked(() => find(id), [id]);
  useEffect(() => {
    if (found === 'over') location.replace(hashOfRecord(id, moment));
    if (found === 'open') renamePlace({ at: 'online', id });
  }, [found]);
  return <Lookback shown={typeof found === 'object' ? found : undefined} {...{ trouble, moment }} />;
}
