/** kaffeehaus review: looks back at a finished game, its chances, its turning points, its luck and its decisions. */
import { CARE } from '@kaffeehaus/bots';
import type { Effect, Review, TurningPoint } from '@kaffeehaus/bots';
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
import { hanging, table, wrap } from './text.ts';
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

/** Percentage points with a sign, and the margin within which 19 of 20 such figures are right. */
const effect = (pen: Pen, { mean, margin }: Effect): string => {
  const n = (x: number, sign: 'exceptZero' | 'never'): string =>
    pen.words.number(100 * x, { maximumFractionDigits: 0, signDisplay: sign });
  return `${n(mean, 'exceptZero')} ± ${n(margin, 'never')}`;
};

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

const pointText = (game: Game, record: GameRecord, point: TurningPoint, pen: Pen): string => {
  const { words, names, columns } = pen;
  const { index, round, ask, answer, better, swing, decision, luck } = point;
  const said = (items: TurningPoint['answer']): string =>
    items.map(item => nameOf(game, item, pen)).join(', ') || words.t('cli.play.nothing');
  const kernel = kernelOf(game);
  const before = kernel.mask(game, kernel.replay(game, record, index), ask.seat);
  const title = words.t('cli.review.point', {
    n: index + 1,
    game: game.id,
    round,
    who: at(names, ask.seat),
    swing: effect(pen, { mean: swing, margin: 0, samples: 1 }).replace(/ ± .*/, ''),
  });
  const lines = [
    words.say(game.phrases.prompt(ask, before), names),
    words.t('common.review.answered', { answer: said(answer) }),
    better === undefined
      ? words.t('common.review.same')
      : words.t('cli.review.better', { answer: said(better), decision: effect(pen, decision) }),
    words.t('cli.review.luck', { luck: effect(pen, luck) }),
  ];
  return [
    pen.style.ink('bold', wrap(title, columns)),
    ...lines.map(line => hanging('  ', line, columns)),
  ].join('\n');
};

const asJson = (game: Game, record: GameRecord, { curve, rounds, points }: Review): object => ({
  game: game.id,
  seats: record.seats,
  seed: record.seed,
  curve,
  rounds,
  points: points.map(({ index, round, ask, answer, better, swing, decision, luck }) => ({
    answer: index + 1,
    round,
    seat: ask.seat + 1,
    question: ask.why,
    given: wordAnswer(game, ask.seat, answer),
    ...(better && { better: wordAnswer(game, ask.seat, better) }),
    swing,
    ...(better && { decision }),
    luck,
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
  else {
    const points = times(review.points.length, i => pointText(game, record, at(review.points, i), pen));
    const about = wrap(
      words.t('cli.review.about', { samples: review.points[0]?.luck.samples ?? 0 }),
      pen.columns,
    );
    tell(call, ['', curveText(game, review, pen), about, ...points].join('\n\n').slice(1));
  }
  return FINE;
};

export const command: Command = {
  name: 'review',
  takes: '<record>',
  flags: [{ name: 'points', value: 'N', text: 'cli.review.flag.points' }, JSON_FLAG],
  examples: ['review game.json', 'review game.json --points 12 --json'],
  run,
};
