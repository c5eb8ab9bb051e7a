/** By which terms is played, told before play begins: whoever sits there is ready for these, and for no others. */
import { Refusal } from '@kaffeehaus/client';
import type { Http, TableLine } from '@kaffeehaus/client';
import type { Pace, TableHead } from '@kaffeehaus/protocol';
import { Left } from '../command.ts';
import type { Call } from '../command.ts';
import { GAMES, gameName } from '../games.ts';
import { chosenIn } from '../options.ts';
import { wrap } from '../text.ts';

const paceIn = ({ words }: Call, pace: Pace): string => {
  if (pace.kind === 'none') return words.t('cli.join.pace.none');
  if (pace.kind === 'days') return words.t('cli.join.pace.days', { hours: pace.hours });
  return words.t('cli.join.pace.live', { bank: pace.bank, increment: pace.increment });
};

const termsIn = (call: Call, { game, options, pace, rated, hints }: TableHead): string => {
  const { words } = call;
  const known = GAMES.find(({ id }) => id === game);
  const list = [
    ...(known ? chosenIn(words, known, options) : []),
    paceIn(call, pace),
    ...(rated ? [words.t('cli.join.rated')] : []),
    ...(hints ? [words.t('cli.join.hints')] : []),
  ];
  return words.t('cli.join.terms', {
    game: known ? gameName(words, known) : game,
    terms: words.list(list),
  });
};

/** Tells the terms and waits for a word; returns what one is ready for. */
const agree = async (call: Call, http: Http, id: string): Promise<number> => {
  const { io, words } = call;
  for (;;) {
    const head = await http.table(id);
    if (head.phase !== 'open' || head.mine === null) return head.terms;
    io.out.write(`${wrap(termsIn(call, head), io.out.columns)}\n`);
    if ((await io.ask(`${words.t('cli.join.ready')} `)) === undefined) throw new Left('cli.join.left');
    const refused = await http.ready(id, head.terms).then(
      () => undefined,
      (error: unknown) => error,
    );
    // Somebody may have been quicker, the owner with another choice, or all the others with beginning.
    const isPast = refused instanceof Refusal && ['changed', 'begun'].includes(refused.error);
    if (refused !== undefined && !isPast) throw refused;
    if (refused === undefined) return head.terms;
  }
};

/** Until play begins: whenever the owner chooses otherwise, it is told, and asked anew. */
export const agreeUntilBegun = async (
  call: Call,
  http: Http,
  table: TableLine,
  failed: (error: unknown) => void,
): Promise<void> => {
  let agreed = await agree(call, http, table.id);
  let asking = Promise.resolve();
  const again = async (): Promise<void> => {
    if (table.v > 0 || table.terms === agreed) return;
    call.io.out.write(`${wrap(call.words.t('cli.join.changed'), call.io.out.columns)}\n`);
    agreed = await agree(call, http, table.id);
  };
  table.watch({
    seats: () => {
      asking = asking.then(again).catch(failed);
    },
  });
};
