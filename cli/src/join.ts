/** kaffeehaus join: plays at a table online, on the terminal. */
import { Http, Line, Refusal } from '@kaffeehaus/client';
import type { Aside, Socket, TableLine } from '@kaffeehaus/client';
import { at } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { SOCKET, recordPath, seatLink } from '@kaffeehaus/protocol';
import { boardOf } from './boards/index.ts';
import { BadInput, FINE, Left } from './command.ts';
import type { Call, Command } from './command.ts';
import { readHouse, readLink } from './join/link.ts';
import type { Link } from './join/link.ts';
import { mixAt } from './join/luck.ts';
import { rulesFor } from './join/rules.ts';
import { agreeUntilBegun } from './join/terms.ts';
import { Visit } from './join/visit.ts';
import { present, remind } from './play.ts';
import { readLine } from './play/listing.ts';
import type { Asking } from './play/listing.ts';
import { Room } from './play/room.ts';
import type { Counsel } from './play/room.ts';
import { readWord, talk } from './play/talk.ts';
import { quoted } from './screen.ts';
import { result } from './sheet.ts';
import { wrap } from './text.ts';

/** Hints are a matter of the table, and the terminal has none to give there. */
const NO_HINTS: Counsel = { hint: () => Promise.reject(new BadInput('cli.join.noHints')) };

class Parlour extends Room<Visit, Counsel> {
  /** The house keeps the game: nothing is lost by leaving, and nothing is saved here. */
  override mayLeave(): boolean {
    return true;
  }

  override saveAs(): void {
    throw new BadInput('cli.join.noSave');
  }
}

/** Why the house has ended the line for good. */
const ENDED: { readonly [why: string]: 'cli.join.bad.ended' | 'cli.join.bad.outdated' } = {
  outdated: 'cli.join.bad.outdated',
};

const say = ({ io }: Call, text: string): void => io.out.write(`${wrap(text, io.out.columns)}\n`);

/** What the house refuses, as something that can be mended. */
const orRefused = async <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (error instanceof Refusal) throw new BadInput('cli.join.bad.refused', { message: error.message });
    if (error instanceof TypeError)
      throw new BadInput('cli.join.bad.unreachable', { reason: reasonIn(error) });
    throw error;
  });

const reasonIn = ({ message, cause }: Error): string =>
  cause instanceof Error && cause.message !== '' ? cause.message : message;

const nameFor = async ({ io, words, flags }: Call): Promise<string> => {
  const name = flags.get('name') ?? (await io.ask(`${words.t('cli.join.name')} `));
  if (name === undefined) throw new Left('cli.join.left');
  return name.trim();
};

/** Comes in, and sits down: on the chair the link leads back to, or on a free one. */
const sitDown = async (call: Call, http: Http, { table, invite, seat }: Link): Promise<Seat> => {
  if (seat !== undefined) {
    const back = await http.ask<{ readonly seat: Seat }>('POST', '/login/seat', { secret: seat });
    return back.seat;
  }
  await http.guest({ name: await nameFor(call), language: call.words.lang });
  return (await http.sit(table, invite === undefined ? {} : { invite })).seat;
};

/** Who comes back later, or from elsewhere, needs a link of their own. */
const linkBack = async (http: Http, { origin, table, seat }: Link): Promise<string | undefined> => {
  if (seat !== undefined) return seatLink(origin, table, seat);
  const made = await http
    .ask<{ readonly link?: string }>('POST', `/tables/${table}/rejoin-link`, {})
    .catch(() => ({ link: undefined }));
  return made.link;
};

/** A line to the house; `failed` hears that the rules of a table cannot be had. */
const lineTo = async (
  call: Call,
  { origin }: Link,
  http: Http,
  failed: (error: unknown) => void,
): Promise<Line> => {
  const { dial } = await import('@kaffeehaus/server/dial');
  return new Line({
    url: `${origin.replace(/^http/, 'ws')}${SOCKET}`,
    dial: (url, protocols) => dial(url, protocols, http.headers) as unknown as Socket,
    rules: hash => {
      const fetchCode = async (): Promise<string> => (await fetch(`${origin}/rules/${hash}.js`)).text();
      const rules = rulesFor(hash, call.io.rules, call.flags.has('trust') ? fetchCode : undefined);
      rules.catch(failed);
      // Nothing is shown without rules, and whoever waits for them has heard why.
      return rules.catch(() => new Promise<never>(() => {}));
    },
  });
};

const chairsOf = ({ words }: Call, { seats }: TableLine): string =>
  words.list(
    seats.map(({ kind, name, level }) =>
      kind === 'free'
        ? words.t('cli.join.free')
        : kind === 'bot'
          ? words.t(`cli.player.${level ?? 'normal'}`)
          : quoted(name),
    ),
  );

/** Before play begins: who sits there, whenever that changes. */
const waitForStart = async (call: Call, table: TableLine): Promise<void> => {
  let told = '';
  const tell = (): void => {
    const line = call.words.t('cli.join.waiting', { chairs: chairsOf(call, table) });
    if (table.v === 0 && line !== told && table.seats.length > 0) say(call, (told = line));
  };
  const end = table.watch({ seats: tell });
  await untilOr(table, ({ table: seen }) => seen !== undefined);
  end();
};

/** Waits for the table, or hears that it may not be looked at. */
const untilOr = async (table: TableLine, holds: (table: TableLine) => boolean): Promise<void> => {
  let end = (): void => {};
  const refused = new Promise<never>((_, failed) => {
    end = table.watch({
      refused: (_table, why) => failed(new BadInput('cli.join.bad.refused', { message: why })),
    });
  });
  await Promise.race([table.until(holds), refused]);
  end();
};

/** What others say is told at once. */
const aside = (call: Call, message: Aside): void => {
  if (message.t === 'said')
    say(call, call.words.t('cli.join.said', { name: quoted(message.name), text: quoted(message.text, 500) }));
};

/** One question, until it is answered, or is no longer ours. */
const turn = async (
  call: Call,
  room: Parlour,
  table: TableLine,
  seat: Seat,
): Promise<'on' | 'quit' | 'eof'> => {
  for (let asking = present(room, seat); asking !== undefined;) {
    const { q } = table;
    const line = (await room.hear(seat))?.trim();
    if (line === undefined) return 'eof';
    if (table.q !== q) return 'on';
    if (line.startsWith('/')) {
      await table.say('table', line.slice(1).trim());
      continue;
    }
    const said = readWord(room, line);
    if (said) {
      const next = await talk(room, asking, said);
      if (next === 'quit') return next;
      if (next === 'remind') remind(room, asking);
      if (next === 'ask') return 'on';
      continue;
    }
    if (line === '') {
      asking = present(room, seat);
      continue;
    }
    if (await isGiven(call, room, asking, line)) return 'on';
  }
  return 'on';
};

/** Gives the answer that was typed, or says why it is none. */
const isGiven = async (call: Call, room: Parlour, asking: Asking, line: string): Promise<boolean> => {
  const reading = readLine(asking, line);
  if (!('answer' in reading)) {
    room.say(wrap(reading.problem, room.pen.columns));
    return false;
  }
  const outcome = await room.evening.answer(reading.answer);
  if (outcome.counted) return true;
  if (outcome.why !== 'stale') say(call, call.words.t('cli.join.notCounted', { why: outcome.why }));
  return true;
};

const playOn = async (
  call: Call,
  room: Parlour,
  table: TableLine,
  seat: Seat,
): Promise<'over' | 'quit' | 'eof'> => {
  const { evening } = room;
  let isOver = false;
  table.watch({
    turn: () => {
      if (evening.askOf(seat) === undefined) room.tellNews(seat);
    },
    aside: (_, message) => {
      isOver ||= message.t === 'over' || message.t === 'gone';
      aside(call, message);
    },
  });
  while (!evening.over && !isOver) {
    if (evening.askOf(seat) === undefined) {
      const names = evening.waitedFor.map(one => at(room.pen.names, one));
      if (names.length > 0)
        say(call, call.words.t('cli.play.thinking', { n: names.length, names: call.words.list(names) }));
      await table.until(() => evening.askOf(seat) !== undefined || evening.over || isOver);
      continue;
    }
    const next = await turn(call, room, table, seat);
    if (next !== 'on') return next;
  }
  room.tellNews(seat);
  return 'over';
};

const run = async (call: Call): Promise<number> => {
  const { words } = call;
  const [address = '', code] = call.args;
  const { origin } = code === undefined ? readLink(address) : readHouse(address);
  const http = new Http({ origin, keepsCookies: true });
  const link = code === undefined ? readLink(address) : { origin, ...(await orRefused(http.said(code))) };
  const seat = await orRefused(sitDown(call, http, link));
  const back = await linkBack(http, link);
  say(call, words.t('cli.join.seated', { seat: seat + 1 }));
  if (back !== undefined) say(call, words.t('cli.join.back', { link: back }));
  let fail: (error: unknown) => void = () => {};
  const trouble = new Promise<never>((_, failed) => (fail = failed));
  const line = await lineTo(call, link, http, error => fail(error));
  line.watch(() => {
    if (line.reason !== undefined) fail(new BadInput(ENDED[line.reason] ?? 'cli.join.bad.ended'));
  });
  try {
    const table = line.table(link.table, seat);
    mixAt(call, table, seat);
    await Promise.race([orRefused(agreeUntilBegun(call, http, table, fail)), trouble]);
    const end = await Promise.race([play(call, table, seat), trouble]);
    if (end === 'over')
      say(call, words.t('cli.join.record', { url: `${link.origin}${recordPath(link.table)}` }));
    if (end === 'eof' && back === undefined) throw new Left('cli.join.left');
    return FINE;
  } finally {
    line.close();
  }
};

/** From the wait for the beginning to the end, or until somebody leaves. */
const play = async (call: Call, table: TableLine, seat: Seat): Promise<'over' | 'quit' | 'eof'> => {
  await waitForStart(call, table);
  const { rules } = table;
  if (!rules) throw new Error('a table is shown without its rules');
  const visit = new Visit(table, rules, seat);
  const room = new Parlour(call, visit, NO_HINTS, await boardOf(rules.game), undefined, undefined);
  say(call, call.words.t('cli.join.welcome'));
  const end = await playOn(call, room, table, seat);
  if (end === 'over') room.say(`\n${result(rules.game, visit.table, room.pen)}`);
  return end;
};

export const command: Command = {
  name: 'join',
  takes: '<link> [code]',
  flags: [
    { name: 'name', value: 'NAME', text: 'cli.join.flag.name' },
    { name: 'plain', text: 'cli.play.flag.plain' },
    { name: 'receipts', value: 'FILE', text: 'cli.join.flag.receipts' },
    { name: 'trust', text: 'cli.join.flag.trust' },
  ],
  examples: [
    `join 'https://games.example.org/#/join/…/…'`,
    `join 'https://games.example.org/#/join/…/…' --name Ada`,
    'join https://games.example.org BCDFGHJK',
  ],
  run,
};
