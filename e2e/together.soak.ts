/** One game at several screens to its end: which one, and with how many, says whoever starts it. */
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serveKept } from './browser.ts';
import { journey } from './house.ts';
import { begin, join, openTable } from './party.ts';
import { finish, scoreSheet } from './table.ts';

const house = journey(serveKept);

const { SOAK_GAME: game = 'Estoril 1942', SOAK_SEATS: seats = '2', SOAK_REPORT: report } = process.env;
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dirk', 'Ella'].slice(0, Number(seats));

test(`${game} by ${seats} to the end, the same score sheet at every screen`, async () => {
  const pages = [];
  for (const [i] of NAMES.entries())
    pages.push(await house.visit(i % 2 === 0 ? 1440 : 390, i === 0 ? {} : { prefs: { name: '' } }));
  const [host, ...guests] = pages;
  if (!host) throw new Error('nobody plays');
  const link = await openTable(host, game, NAMES.length, 'Anna');
  for (const [i, page] of guests.entries()) await join(page, link, NAMES[i + 1] ?? '');
  await begin(host, pages);
  const finished = await Promise.all(pages.map((page, i) => finish(page, i + NAMES.length)));
  expect(Math.max(...finished.map(({ widest }) => widest))).toBe(0);
  const questions = new Set(finished.flatMap(one => one.questions)).size;
  const sheets = [];
  for (const page of pages) sheets.push(await scoreSheet(page));
  for (const sheet of sheets) expect(sheet).toEqual(sheets[0]);
  expect(sheets[0]?.names).toEqual(NAMES);
  if (report !== undefined) writeFileSync(report, JSON.stringify({ questions, totals: sheets[0]?.totals }));
}, 1_800_000);
