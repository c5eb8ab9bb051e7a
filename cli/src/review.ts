/** kaffeehaus review: looks back at a finished game, its chances, its turning points, its luck and its decisions. */
import { CARE, PARTS, inPercents } from '@kaffeehaus/bots';
import type { Account, Effect, Review, TurningPoint } from '@kaffeehaus/bots';
import { at, isOver, kernelOf, times, wordAnswer } from '@kaffeehaus/kernel';
import type { Game, GameRecord } from '@kaffeehaus/kernel';
import type { Pen } from './boards/board.ts';
import { bar } from './bar.ts';
import { BadInput, FINE } from './command.ts';
import type { Call, Command } from './command.ts';
import { readJson } from './file.ts';
import { gameName, playerNames } from './games.ts';
import { nameOf } from './play/listing.ts';
import { JSON_FLAG, natural, tell, wants, writeJson } from './read.ts';
import { openRecord } from './rules.ts';
import { quoted } from './screen.ts';
import { styleOf } from './style.ts';
import { hanging, table, width, wrap } from './text.ts';
import { host } from './think.ts';

const MOST = 1000;

const reviewed = async (call: Call, game: Game, record: GameRecord): Promise<Review> => {
  const points = natural(call, 'points', [1, MOST]) ?? CARE.points;
  const progress = bar(call.io, 100);
  const job = { kind: 'review', game: game.id, record, points } as const;
  const review = await host.review(job, { tell: part => progress.show(Math.round(part * 100)) });
  progress.clear();
  return review;
};

/** The chances where rounds end: the last point of each. */
const byRound = ({ curve, rounds }: Review): { round: number; chances: readonly number[] }[] =>
  curve.flatMap((chances, i) => {
    const round = at(rounds, i);
    return round > 0 && rounds[i + 1] !== round ? [{ round, chances }] : [];
  });

const CELLS = 10;
const meter = (share: number): string => {
  const full = Math.round(share * CELLS);
  return '█'.repeat(full) + '░'.repeat(CELLS - full);
};

const percent = ({ words }: Pen, share: number): string =>
  words.number(share, { style: 'percent', maximumFractionDigits: 0 });

/** Percentage points with a sign. */
const signed = ({ words }: Pen, n: number): string =>
  words.number(n, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).replace('-', '−');

const margin = ({ words }: Pen, effect: Effect): string =>
  words.number(100 * effect.margin, { maximumFractionDigits: 0 });

const curveText = ({ id }: Game, review: Review, pen: Pen): string => {
  const { words, names } = pen;
  const head = ['', ...names];
  const rows = byRound(review).map(({ round, chances }) => [
    words.t('common.round', { game: id, round }),
    ...chances.map(share => `${meter(share)} ${percent(pen, share)}`),
  ]);
  return table(
    [head, ...rows],
    head.map(() => 'left' as const),
  );
};

/** Who had how much by what: each row adds up. */
const totalsText = ({ totals }: Review, pen: Pen): string => {
  const { words, names } = pen;
  const head = [
    '',
    words.t('common.review.begin'),
    ...PARTS.map(part => words.t('common.review.part', { part })),
    words.t('common.review.result'),
  ];
  const rows = totals.map(account => {
    const told = inPercents(account);
    const cells = PARTS.map(part => `${signed(pen, told[part])} ± ${margin(pen, account.parts[part])}`);
    return [at(names, account.player), percent(pen, account.from), ...cells, percent(pen, account.to)];
  });
  const wide = table([head, ...rows], ['left', ...times(PARTS.length + 2, () => 'right' as const)]);
  return wide.split('\n').every(line => width(line) <= pen.columns) ? wide : listed(head, rows, pen);
};

/** The same line by line, where a table is too wide. */
const listed = (head: readonly string[], rows: readonly (readonly string[])[], { columns }: Pen): string =>
  rows
    .map(([name = '', ...cells]) =>
      [name, ...cells.map((cell, i) => hanging('  ', `${at(head, i + 1)} ${cell}`, columns))].join('\n'),
    )
    .join('\n');

const agreementText = ({ agreement }: Review, pen: Pen): string => {
  const { words, names } = pen;
  const phases = agreement[0]?.phases ?? [];
  const head = ['', ...phases.map((_, phase) => words.t('common.review.phase', { phase: String(phase) }))];
  const rows = agreement.map(({ seat, phases: each }) => [
    at(names, seat),
    ...each.map(share => words.t('common.review.share', share)),
  ]);
  return table(
    [head, ...rows],
    head.map(() => 'left' as const),
  );
};

const decidedText = ({ id }: Game, { decided }: Review, pen: Pen): string => {
  const { by, round, account, winner } = decided;
  return pen.words.t('common.review.decided', {
    by,
    game: id,
    round,
    who: at(pen.names, winner),
    from: percent(pen, account.from),
    to: percent(pen, account.to),
  });
};

/** What a turning point is called, and how much it was. */
const pointTitle = ({ id }: Game, { kind, round, seat, loss, account }: TurningPoint, pen: Pen): string => {
  const effect = loss ?? account.parts.chance;
  return pen.words.t('common.review.point', {
    game: id,
    round,
    who: at(pen.names, seat),
    kind,
    n: signed(pen, 100 * (loss === undefined ? effect.mean : -effect.mean)),
    margin: margin(pen, effect),
  });
};

const sumText = ({ kind, account, loss }: TurningPoint, pen: Pen): string => {
  const { mine, others, chance, estimate } = inPercents(account);
  return pen.words.t('common.review.sum', {
    kind,
    from: percent(pen, account.from),
    to: percent(pen, account.to),
    mine: signed(pen, mine),
    best: signed(pen, mine + Math.round(100 * (loss?.mean ?? 0))),
    others: signed(pen, others),
    chance: signed(pen, chance),
    estimate: signed(pen, estimate),
  });
};

const pointText = (game: Game, record: GameRecord, point: TurningPoint, pen: Pen): string => {
  const { words, names, columns } = pen;
  const { index, ask, answer, better } = point;
  const said = (items: TurningPoint['answer']): string =>
    items.map(item => nameOf(game, item, pen)).join(', ') || words.t('cli.play.nothing');
  const kernel = kernelOf(game);
  const before = kernel.mask(game, kernel.replay(game, record, index), ask.seat);
  const lines = [
    words.say(game.phrases.prompt(ask, before), names),
    words.t('common.review.answered', { answer: said(answer) }),
    ...(better === undefined ? [] : [words.t('common.review.better', { answer: said(better) })]),
    sumText(point, pen),
  ];
  return [
    pen.style.ink('bold', wrap(pointTitle(game, point, pen), columns)),
    ...lines.map(line => hanging('  ', line, columns)),
  ].join('\n');
};

const whole = (game: Game, record: GameRecord, review: Review, pen: Pen): string => {
  const { words, columns, style } = pen;
  const title = (text: string): string => style.ink('bold', wrap(text, columns));
  const points = review.points.map(point => pointText(game, record, point, pen));
  return [
    curveText(game, review, pen),
    wrap(decidedText(game, review, pen), columns),
    `${title(words.t('common.review.totals'))}\n${totalsText(review, pen)}`,
    wrap(words.t('common.review.part.note'), columns),
    wrap(words.t('cli.review.about', { samples: review.samples }), columns),
    ...(points.length > 0 ? points : [wrap(words.t('common.review.none'), columns)]),
    wrap(words.t('common.review.points.note'), columns),
    `${title(words.t('common.review.agreement'))}\n${agreementText(review, pen)}`,
  ].join('\n\n');
};

const accountJson = ({ player, from, to, parts }: Account): object => ({
  player: player + 1,
  from,
  to,
  parts,
});

const asJson = (game: Game, record: GameRecord, review: Review): object => ({
  game: game.id,
  seats: record.seats,
  seed: record.seed,
  samples: review.samples,
  curve: review.curve,
  rounds: review.rounds,
  totals: review.totals.map(accountJson),
  byRound: review.byRound.map(({ round, accounts }) => ({ round, accounts: accounts.map(accountJson) })),
  decided: {
    winner: review.decided.winner + 1,
    round: review.decided.round,
    answer: review.decided.index + 1,
    by: review.decided.by,
    account: accountJson(review.decided.account),
  },
  agreement: review.agreement.map(({ seat, phases }) => ({ seat: seat + 1, phases })),
  points: review.points.map(({ kind, index, round, seat, ask, answer, better, loss, account }) => ({
    kind,
    answer: index + 1,
    round,
    seat: seat + 1,
    question: ask.why,
    given: wordAnswer(game, ask.seat, answer),
    ...(better && { better: wordAnswer(game, ask.seat, better) }),
    ...(loss && { loss }),
    account: accountJson(account),
  })),
});

const run = async (call: Call): Promise<number> => {
  const { words, io } = call;
  const file = at(call.args, 0);
  const { game, record } = await openRecord(readJson(file, io.cwd), io.rules);
  const end = kernelOf(game).replay(game, record);
  if (!isOver(end)) throw new BadInput('cli.bad.unfinished', { file, answers: record.answers.length });
  const names = playerNames(words, game, end, record.names);
  const pen: Pen = { words, names, style: styleOf(io, false), columns: io.out.columns };
  tell(
    call,
    wrap(
      words.t('cli.review.title', { id: game.id, game: gameName(words, game), seed: quoted(record.seed) }),
      pen.columns,
    ),
  );
  const review = await reviewed(call, game, record);
  if (wants(call, 'json')) writeJson(call, asJson(game, record, review));
  else tell(call, `\n${whole(game, record, review, pen)}`);
  return FINE;
};

export const command: Command = {
  name: 'review',
  takes: '<record>',
  flags: [{ name: 'points', value: 'N', text: 'cli.review.flag.points' }, JSON_FLAG],
  examples: ['review game.json', 'review game.json --points 12 --json'],
  run,
};
