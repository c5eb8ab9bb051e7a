/**
 * A row as the chain holds it, and records show it. People have numbers of the house's own in the log; in the chain
 * whoever plays a seat is known by that seat, so that a record tells nothing of who they are elsewhere.
 */
import type { Link } from '@kaffeehaus/trust';
import { readSitters } from '@kaffeehaus/trust/course/chairs';
import type { Row } from '../store/store.ts';

export const linkOf = ({ version, at, seat, actor, kind, cmd, body }: Omit<Row, 'tab' | 'chain'>): Link => ({
  version,
  at,
  seat,
  actor: actor > 0 ? seat + 1 : 0,
  kind,
  cmd,
  body: kind === 'start' ? seated(body) : body,
});

const seated = (body: string): string =>
  JSON.stringify(
    (readSitters(body) ?? []).map((sitter, seat) => (typeof sitter === 'number' ? seat + 1 : sitter)),
  );
