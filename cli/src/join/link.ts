/** Links to tables, as people hand them on. */
import { BadInput } from '../command.ts';

export interface Link {
  readonly origin: string;
  readonly table: string;
  /** An invitation, or what leads back to one's own chair. */
  readonly invite?: string;
  readonly seat?: string;
}

const TABLE = '[1-9A-HJ-NP-Za-km-z]{22}';
const FORM = new RegExp(`^#/(?:join|seat|table|watch)/(${TABLE})(?:/([\\w-]{20,64}))?$`);

const urlOf = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};

/** Where a house is. */
export const readHouse = (text: string): URL => {
  const url = urlOf(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new BadInput('cli.join.bad.link', { link: text });
  return url;
};

export const readLink = (text: string): Link => {
  const { hash, origin } = readHouse(text);
  const [, table, secret] = FORM.exec(hash) ?? [];
  if (table === undefined) throw new BadInput('cli.join.bad.link', { link: text });
  if (secret === undefined) return { origin, table };
  return hash.startsWith('#/seat/') ? { origin, table, seat: secret } : { origin, table, invite: secret };
};
