/**
 * Every row of a table's log is chained to the one before, so that nothing can be left out, put in or changed
 * afterwards unnoticed. A part is framed by its length: no two lists of parts give the same bytes.
 */
import { createHash, createHmac } from 'node:crypto';

/** Numbers count as their digits. */
export type Part = string | number | Uint8Array;

const bytesOf = (part: Part): Uint8Array =>
  part instanceof Uint8Array ? part : Buffer.from(String(part), 'utf8');

const framed = (parts: readonly Part[]): Uint8Array => {
  const pieces: Uint8Array[] = [];
  for (const part of parts) {
    const bytes = bytesOf(part);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    pieces.push(length, bytes);
  }
  return Buffer.concat(pieces);
};

export const hash = (...parts: readonly Part[]): Uint8Array =>
  new Uint8Array(createHash('sha256').update(framed(parts)).digest());

/** What makes a link unguessable as long as the house's secret is kept: a receipt tells nothing of a sealed answer. */
const salt = (secret: Uint8Array, version: number): Uint8Array =>
  createHmac('sha256', secret)
    .update(framed([version]))
    .digest();

export interface Link {
  readonly version: number;
  readonly at: number;
  readonly seat: number;
  readonly actor: number;
  readonly kind: string;
  readonly cmd: string;
  readonly body: string;
}

export const chained = (before: Uint8Array, secret: Uint8Array, link: Link): Uint8Array => {
  const { version, at, seat, actor, kind, cmd, body } = link;
  return hash(before, version, at, seat, actor, kind, hash(cmd), body, salt(secret, version));
};

/** What whoever gave a command keeps as a proof of it. */
export const receiptOf = (chain: Uint8Array): Uint8Array => chain.slice(0, 16);
