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

export const readLink = (text: string): Link => {
  const url = urlOf(text);
  const [, table, secret] = FORM.exec(url?.hash ?? '') ?? [];
  if (!url || !/^https?:$/.test(url.protocol) || table === undefined)
    throw new BadInput('cli.join.bad.link', { link: text });
  const { origin } = url;
  if (secret === undefined) return { origin, table };
  return url.hash.startsWith('#/seat/') ? { origin, table, seat: secret } : { origin, table, invite: secret };
};
