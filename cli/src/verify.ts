/** kaffeehaus verify: checks the record of a table of a house, whoever keeps that house, and says what was checked. */
import { createHash, createPublicKey, verify as holds } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, hashOf } from '@kaffeehaus/kernel';
import type { Rules } from '@kaffeehaus/kernel';
import { MOST_BYTES, STEPS, isHouseRecord, verify } from '@kaffeehaus/trust';
import type { Given, HouseRecord, Signed, Tools, Verdict } from '@kaffeehaus/trust';
import { BAD, BadInput, FAILED, FINE } from './command.ts';
import type { Call, Command } from './command.ts';
import { readJson, readText } from './file.ts';
import { JSON_FLAG, wants, writeJson } from './read.ts';
import { shippedRules } from './rules.ts';
import { styleOf } from './style.ts';
import { hanging, wrap } from './text.ts';

/** In kilobytes, as files are measured here. */
const MOST_KB = MOST_BYTES / 1024;

/** What stands before the 32 bytes of a public key in the form that Node knows (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

const signed: Signed = (key, signature, message) => {
  const known = createPublicKey({ key: Buffer.concat([SPKI, key]), format: 'der', type: 'spki' });
  return Promise.resolve(holds(null, message, known, signature));
};

/** Rules that somebody trusts are run if they are those of the record. */
const trusted = async ({ io, flags }: Call, hash: string): Promise<Rules | undefined> => {
  const file = flags.get('trust');
  if (file === undefined) return undefined;
  if (hashOf(readText(file, io.cwd)) !== hash) throw new BadInput('cli.bad.rules', { file, hash });
  const module: unknown = await import(pathToFileURL(resolve(io.cwd, file)).href);
  return module as Rules;
};

const toolsOf = (call: Call): Tools => ({
  sha: bytes => new Uint8Array(createHash('sha256').update(bytes).digest()),
  signed,
  rules: async hash => (await shippedRules(hash, call.io.rules)) ?? (await trusted(call, hash)),
});

const givenOf = ({ io, args, flags }: Call): Given => {
  const [keys, code] = [flags.get('keys'), flags.get('code')];
  return {
    keepsakes: args.slice(1).map(file => readJson(file, io.cwd, MOST_KB)),
    ...(keys !== undefined && { keys: readJson(keys, io.cwd) }),
    ...(code !== undefined && { code: code.toLowerCase().trim().split(/\s+/) }),
  };
};

/** Attempts that were given up, as far as the record is one. */
const attemptsIn = ({ words }: Call, record: unknown, { done }: Verdict): readonly string[] => {
  if (!done.some(({ step }) => step === 'mixing')) return [];
  const numbers = (seats: readonly number[]): string => words.list(seats.map(seat => String(seat + 1)));
  return (record as HouseRecord).mixing.flatMap(({ attempt, failed, left }) => [
    ...(failed.length > 0
      ? [words.t('online.verify.silent', { attempt, n: failed.length, seats: numbers(failed) })]
      : []),
    ...(left.length > 0
      ? [words.t('online.verify.left', { attempt, n: left.length, seats: numbers(left) })]
      : []),
  ]);
};

const EXITS = { holds: FINE, fails: FAILED, unknown: BAD } as const;

/** What was checked, line by line, and what became of it. */
const linesOf = (call: Call, record: unknown, verdict: Verdict): readonly string[] => {
  const { words, io } = call;
  const { columns } = io.out;
  const style = styleOf(io, false);
  const say = (key: string, args: { readonly [name: string]: string | number }): string =>
    words.say({ key, args });
  const mark = (sign: string, text: string): string => hanging(`${sign} `, text, columns);
  const { done, fault, gaps } = verdict;
  const isSigned = done.some(({ step }) => step === 'signature') && !call.flags.has('keys');
  return [
    ...done.map(({ step, figures }) =>
      mark(style.ink('green', '✓'), say(`online.verify.step.${step}`, figures)),
    ),
    ...attemptsIn(call, record, verdict).map(line => mark('·', line)),
    ...(isSigned ? [mark('·', words.t('cli.verify.whose'))] : []),
    ...gaps.map(({ code, where }) => mark('–', say(`cli.verify.gap.${code}`, where))),
    ...(fault ? [mark(style.ink('red', '✗'), say(`online.verify.fault.${fault.code}`, fault.where))] : []),
    '',
    wrap(words.t(`online.verify.${verdict.verdict}`), columns),
  ];
};

const run = async (call: Call): Promise<number> => {
  const { io, args } = call;
  const record = readJson(at(args, 0), io.cwd, MOST_KB);
  const verdict = await verify(record, toolsOf(call), givenOf(call));
  const exit = EXITS[verdict.verdict];
  if (wants(call, 'json')) {
    const table = isHouseRecord(record) ? (record as HouseRecord).table : null;
    writeJson(call, { table, ...verdict, of: STEPS, exit });
  } else io.out.write(`${linesOf(call, record, verdict).join('\n')}\n`);
  return exit;
};

export const command: Command = {
  name: 'verify',
  takes: '<record> [receipts…]',
  flags: [
    { name: 'keys', value: 'FILE', text: 'cli.verify.flag.keys' },
    { name: 'code', value: 'WORDS', text: 'cli.verify.flag.code' },
    { name: 'trust', value: 'RULES', text: 'cli.verify.flag.trust' },
    JSON_FLAG,
  ],
  examples: [
    'verify record.json',
    'verify record.json anna.receipts.json jan.receipts.json',
    'verify record.json --keys keys.json --code "lesa siko biba dalo"',
  ],
  run,
};
