/** What can be seen of the database and the bus that several processes share. */
import { sql } from 'kysely';
import { DATABASE_NOW } from '../play/duty.ts';
import { LINES } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import type { Sign } from './signs.ts';

/** The oldest PostgreSQL that is tried. */
const OLDEST = 150_000;
/** Connections that PostgreSQL keeps for its own operator. */
const RESERVED = 3;
/** A machine that has not been seen for so long has gone. */
const SILENT = 5000;
/** A clock that is wrong by more makes its process not ready. */
const SKEW = 250;
const PATIENCE = 3000;

interface Told {
  readonly version: number;
  readonly called: string;
  readonly most: number;
  readonly nodes: number;
  readonly now: number;
}

const told = async ({ db }: Store): Promise<{ readonly told: Told; readonly skew: number }> => {
  const began = Date.now();
  const { rows } = await sql<Told>`select current_setting('server_version_num')::int as version,
    current_setting('server_version') as called, current_setting('max_connections')::int as most,
    (select count(*) from nodes where seen > ${DATABASE_NOW} - ${SILENT}) as nodes, ${DATABASE_NOW} as now`.execute(
    db,
  );
  const ended = Date.now();
  const [row] = rows as [Told];
  // Nobody knows when in between it looked at its clock.
  const away = row.now < began ? row.now - began : Math.max(0, row.now - ended);
  return { told: row, skew: away };
};

const busSigns = async (url: string | undefined): Promise<readonly Sign[]> => {
  if (url === undefined) return [];
  const { natsTrouble } = await import('../bus/nats.ts');
  const trouble = await natsTrouble(url, PATIENCE);
  return trouble === undefined ? [] : [{ what: 'bus', about: `${new URL(url).host}: ${trouble}` }];
};

export const sharedSigns = async (store: Store, bus: string | undefined): Promise<readonly Sign[]> => {
  const {
    told: { version, called, most, nodes },
    skew,
  } = await told(store);
  const wanted = nodes * LINES;
  return [
    ...(version < OLDEST ? [{ what: 'version', about: called } as const] : []),
    ...(wanted > most - RESERVED
      ? [{ what: 'lines', about: `${wanted} > ${most - RESERVED}` } as const]
      : []),
    ...(Math.abs(skew) > SKEW ? [{ what: 'skew', about: `${Math.round(skew)} ms` } as const] : []),
    ...(await busSigns(bus)),
  ];
};
