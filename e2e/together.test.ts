/** People at several screens, through the real server: invited by a link, seated, played to the end. */
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from './axe.ts';
import { serveKept } from './browser.ts';
import { journey } from './house.ts';
import { begin, join, joinByCode, openTable, playTogether, pressOnce, settled } from './party.ts';
import { choose, dice, finish, scoreSheet, sideways } from './table.ts';

const house = journey(serveKept);

/** A game that goes on is looked back at as far as one knows it, and for a picture as those do who watch. */
const lookBack = async (page: Page): Promise<void> => {
  const table = page.url();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  const reel = page.getByRole('region', { name: 'Replay' });
  await reel.waitFor();
  const where = (): Promise<string> => page.locator('.reel-where').innerText();
  const [, last = ''] = /^Step (\d+) of \1 /.exec(await where()) ?? [];
  await page.keyboard.press('ArrowLeft');
  expect(await where()).not.toMatch(new RegExp(`^Step ${last} of`));
  expect(page.url()).toMatch(new RegExp(`^${table}/\\d+$`));
  expect(await reel.getByRole('combobox').locator('option').allTextContents()).toEqual([
    'As Anna saw it',
    'As a watcher saw it',
  ]);
  await reel.getByRole('link', { name: 'To the table' }).click();
  await page.locator('.prompt:not(.reel)').waitFor();
};

/** Once it is over everybody's eyes are lent, and one may play on from there. */
const lookAtAll = async (page: Page): Promise<void> => {
  const table = page.url();
  await page.getByRole('link', { name: 'Replay' }).click();
  const reel = page.getByRole('region', { name: 'Replay' });
  await reel.getByRole('combobox').selectOption('Everything open');
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+ArrowLeft');
  // Whoever comes by the address of a moment is there at once.
  const there = await page.locator('.reel-where').innerText();
  await page.reload();
  await reel.waitFor();
  expect(await page.locator('.reel-where').innerText()).toBe(there);
  await reel.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
  await page.locator('.prompt:not(.reel)').waitFor();
  await page.goto(table);
  await page.locator('.end').waitFor();
};

test('two find each other by a code, play Estoril to the score sheet, and play again', async () => {
  const [anna, ben] = [await house.visit(1440), await house.visit(1440, { prefs: { name: '' } })];
  await openTable(anna, 'Estoril 1942', 2, 'Anna');
  await joinByCode(ben, anna, 'Ben');
  await inspect(anna, 'a waiting room');
  await begin(anna, [anna, ben]);
  // Opened where somebody sits, the big screen still shows nobody's hand.
  expect(await anna.locator('.part-hand .spy-face').count()).toBeGreaterThan(0);
  const big = await anna.context().newPage();
  await big.goto(anna.url().replace('/table/', '/screen/'));
  await big.locator('.big-screen .table').waitFor();
  expect(await big.locator('.part-hand .spy-face').count()).toBe(0);
  await big.close();
  let presses = 0;
  await playTogether([anna, ben], dice(7), async () => presses++ > 60);
  await lookBack(anna);
  await Promise.all([finish(anna, 7), finish(ben, 8)]);
  const [hers, his] = [await scoreSheet(anna), await scoreSheet(ben)];
  expect(hers).toEqual(his);
  expect(hers.names).toEqual(['Anna', 'Ben']);
  expect(hers.totals.length).toBe(2);
  for (const page of [anna, ben])
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await lookAtAll(ben);
  // One press each, and the next game begins, with somebody else first.
  await anna.getByRole('button', { name: 'Rematch' }).click();
  await ben.getByRole('button', { name: 'Join the rematch' }).click();
  await Promise.all([anna, ben].map(page => page.locator('.table:not(.is-over)').waitFor()));
  expect(await anna.locator('.seat-chip .seat-name').allTextContents()).toEqual(['Ben', 'Anna']);
}, 300_000);

/** A line that can be cut: nothing gets through until it is mended. */
const cuttable = async (page: Page): Promise<{ cut(): Promise<void>; mend(): void }> => {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/ws$/, socket => {
    if (isCut) return void socket.close();
    open.add(socket);
    const house = socket.connectToServer();
    socket.onMessage(message => {
      if (!isCut) house.send(message);
    });
    house.onMessage(message => {
      if (!isCut) socket.send(message);
    });
  });
  return {
    cut: async () => {
      isCut = true;
      for (const socket of open) await socket.close();
      open.clear();
    },
    mend: () => {
      isCut = false;
    },
  };
};

/** Answers by keyboard alone: something that is offered and Enter, until the answer is complete and given. */
const answerByKeys = async (page: Page, question: string): Promise<void> => {
  const text = (): Promise<string> => page.locator('.prompt-text').innerText();
  for (let presses = 0; presses < 12 && (await text()) === question; presses++)
    for (const key of ['o', 'Enter', 'c']) await page.keyboard.press(key);
};

test('five play a round of Hamburg: one loses the line, one reloads, one has a phone, one a keyboard', async () => {
  const host = await house.visit(1440);
  const link = await openTable(host, 'Hamburg', 5, 'Anna');
  const phone = await house.visit(390, { prefs: { name: '' } });
  const [lost, again, keys] = [
    await house.visit(1440, { prefs: { name: '' } }),
    await house.visit(1440, { prefs: { name: '' } }),
    await house.visit(1440, { prefs: { name: '' } }),
  ];
  const line = await cuttable(lost);
  await inspect(phone, 'home on a phone');
  await join(phone, link, 'Ben');
  await inspect(phone, 'a waiting room on a phone');
  await join(lost, link, 'Cleo');
  await join(again, link, 'Dirk');
  await join(keys, link, 'Ella');
  const pages = [host, phone, lost, again, keys];
  await begin(host, pages);
  const round = (): Promise<string> => host.locator('.table-phase').innerText();
  const isAsked = (page: Page): Promise<boolean> => page.locator('.prompt.is-mine').isVisible();
  // The line is lost in the middle of a turn: the answer is kept, and counts once it is back.
  await playTogether([host, phone, again, keys], dice(3), () => isAsked(lost));
  await line.cut();
  await lost.locator('.table-bar.is-lost').waitFor();
  await inspect(lost, 'a line that was lost');
  const asked = await lost.locator('.prompt-text').innerText();
  while ((await lost.locator('.prompt-text').innerText()) === asked) await pressOnce(lost, 0);
  expect(await lost.locator('.prompt-text').innerText()).toMatch(/on its way/i);
  line.mend();
  await lost.locator('.table-bar.is-lost').waitFor({ state: 'detached' });
  await expect.poll(() => lost.locator('.prompt-text').innerText()).not.toMatch(/on its way/i);
  // Whoever reloads finds the table as it was.
  await playTogether([host, phone, lost, keys], dice(4), () => isAsked(again));
  const before = await again.locator('.prompt-text').innerText();
  await again.reload();
  await again.locator('.prompt.is-mine').waitFor();
  expect(await again.locator('.prompt-text').innerText()).toBe(before);
  await playTogether([host, phone, lost, again], dice(5), () => isAsked(keys));
  const question = await keys.locator('.prompt-text').innerText();
  await answerByKeys(keys, question);
  await expect.poll(() => keys.locator('.prompt-text').innerText()).not.toBe(question);
  await playTogether(pages, dice(6), async () => (await round()).startsWith('Round 2'));
  // All see the same points.
  const points = (page: Page): Promise<string[]> => page.locator('.seat-points').allTextContents();
  for (const page of pages) await expect.poll(() => points(page)).toEqual(await points(host));
  await inspect(phone, 'a table online on a phone');
}, 300_000);

test('strangers meet in the lobby, agree on terms, talk, rest, are watched, and check the luck', async () => {
  const none = { prefs: { name: '' } };
  const [anna, ben, cleo] = [
    await house.visit(1440, none),
    await house.visit(1440, none),
    await house.visit(390, none),
  ];
  await anna.getByRole('link', { name: 'Play with friends' }).click();
  await choose(anna, 'Game', 'Vienna');
  await choose(anna, 'Who may come', 'Anybody');
  await choose(anna, 'Who may watch', 'Anybody');
  await choose(anna, 'Pace', '10 min');
  await inspect(anna, 'a new table');
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.locator('.waiting').waitFor();
  await ben.goto(`${house.url}#/tables`);
  await ben.getByRole('link', { name: /^Sit down: Vienna/ }).click();
  await ben.getByLabel('Your name').fill('anna');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.getByRole('button', { name: 'Hello!' }).click();
  // Names that are alike are told apart.
  await anna.locator('.talk-lines').getByText('anna 2').waitFor();
  // Who has not seen the terms is asked anew, and nobody begins before.
  await anna.getByRole('button', { name: 'Change the table' }).click();
  await choose(anna, 'Version', 'Introductory version');
  await anna.getByRole('button', { name: 'Change', exact: true }).click();
  await ben.getByText('The terms are new to you').waitFor();
  await anna.getByRole('button', { name: /^Waiting for/ }).waitFor();
  await ben.getByRole('button', { name: 'I am ready' }).click();
  await begin(anna, [anna, ben]);
  await cleo.goto(`${house.url}#/tables`);
  await cleo.getByRole('link', { name: /^Watch: Vienna/ }).click();
  await cleo.locator('.table').waitFor();
  expect(await cleo.locator('.hand-cards [data-item] .pick').count()).toBe(0);
  await inspect(cleo, 'watching on a phone');
  await anna.getByRole('tab', { name: /^Talk/ }).click();
  await anna.getByRole('button', { name: 'Good luck!' }).click();
  await ben.getByRole('tab', { name: 'Talk (1)' }).waitFor();
  await inspect(anna, 'talk at the table');
  // A pause that both want stops the clocks.
  await anna.getByRole('button', { name: 'Menu' }).click();
  await inspect(anna, 'the menu of a table online');
  await anna.getByRole('button', { name: 'Propose a pause' }).click();
  await ben.locator('.table-bar').getByRole('button', { name: 'Yes' }).click();
  await anna.getByText('The game rests').waitFor();
  // The first page brings one back.
  await ben.goto(house.url);
  await inspect(ben, 'home with a table online');
  await ben.locator('.table-list a').first().click();
  await ben.locator('.table').waitFor();
  await ben.getByRole('button', { name: 'Menu' }).click();
  await ben.getByRole('button', { name: 'Give up' }).click();
  const sure = ben.getByRole('dialog', { name: 'Are you sure?' });
  await sure.getByText('The game ends and Anna 1 wins').waitFor();
  await sure.getByRole('button', { name: 'Give up' }).click();
  await anna.locator('.table-bar').getByText('broken off early').waitFor();
  await anna.getByRole('link', { name: 'Record' }).click();
  await anna.getByRole('button', { name: 'Check it here' }).click();
  await anna.getByText('This record holds.').waitFor();
  await inspect(anna, 'a record that was checked');
}, 300_000);

test('friends over days: who is sent away, whose turn it is, days off, a no, a rest, and who is not to be read', async () => {
  const none = { prefs: { name: '' } };
  const [anna, ben, cleo] = [
    await house.visit(1440),
    await house.visit(390, none),
    await house.visit(390, none),
  ];
  const link = await openTable(anna, 'Hamburg', 2, 'Anna');
  await join(ben, link, 'Ben');
  await settled(ben);
  await anna.getByRole('button', { name: 'Send away' }).click();
  await ben.getByText('The host has sent you away from this table.').waitFor();
  expect(await ben.getByRole('button', { name: /^Sit down|^I am ready/ }).count()).toBe(0);
  await join(cleo, link, 'Cleo');
  await begin(anna, [anna, cleo]);
  // The title says whose turn it is, also of the table that is looked at; by lot one of them begins.
  const isAsked = (page: Page): Promise<boolean> => page.locator('.prompt.is-mine').isVisible();
  const called = async (page: Page): Promise<void> => {
    await expect.poll(() => isAsked(page)).toBe(true);
    await expect.poll(() => page.title()).toMatch(/^\(1\) /);
  };
  if (await isAsked(anna)) await playTogether([anna], dice(1), async () => !(await isAsked(anna)));
  await called(cleo);
  expect(await anna.title()).not.toMatch(/^\(/);
  // Days off are seen by whoever waits, and ended by a press.
  await cleo.getByRole('button', { name: 'Menu' }).click();
  await cleo.getByRole('button', { name: 'Take a week off' }).click();
  await anna.getByText(/^Cleo has days off until/).waitFor();
  await inspect(cleo, 'days off on a phone');
  await cleo.getByRole('button', { name: 'I am back' }).click();
  await anna.getByText(/^Cleo has days off until/).waitFor({ state: 'detached' });
  const propose = async (): Promise<void> => {
    await anna.getByRole('button', { name: 'Menu' }).click();
    await anna.getByRole('button', { name: 'Propose a pause' }).click();
  };
  await propose();
  await cleo.locator('.table-bar').getByRole('button', { name: 'No' }).click();
  await anna.getByText('Cleo says no.').waitFor();
  await propose();
  await cleo.locator('.table-bar').getByRole('button', { name: 'Yes' }).click();
  await anna.getByRole('button', { name: 'Propose to go on' }).click();
  await cleo.locator('.table-bar').getByRole('button', { name: 'Yes' }).click();
  await anna.getByText('The game rests').waitFor({ state: 'detached' });
  // What is said is seen wherever one looks, and of whom one has blocked at once no more.
  await anna.getByRole('tab', { name: /^Talk/ }).click();
  await anna.getByRole('button', { name: 'Good luck!' }).click();
  await cleo.getByRole('tab', { name: 'Log (1)' }).click();
  await cleo.getByRole('tab', { name: 'Talk (1)' }).click();
  await cleo.getByRole('button', { name: 'About this line' }).click();
  await cleo.getByRole('button', { name: 'Block' }).click();
  await cleo.getByText('Nobody has said anything yet.').waitFor();
}, 120_000);

test.each(['de', 'fr', 'nl'])(
  'rooms where people meet fit a phone and are read out, in %s',
  async lang => {
    // What is read out is the same in every language; how long it is differs.
    const look = lang === 'de' ? inspect : async (at: Page) => expect(await sideways(at)).toBe(0);
    const page = await house.visit(390, { prefs: { name: '', lang } });
    await page.goto(`${house.url}#/me`);
    await page.locator('.me').waitFor();
    await look(page, 'signing in');
    await page.goto(`${house.url}#/tables/new/hamburg`);
    await page.locator('.new-table summary').click();
    await look(page, 'a new table');
    await page.locator('.new-table input.input').fill('Anna');
    await page.locator('.new-table button[type=submit]').click();
    await page.locator('.qr').waitFor();
    await look(page, 'a waiting room');
    await page.goto(`${house.url}#/tables`);
    await page.locator('.table-list .continue').first().waitFor();
    await look(page, 'the lobby');
    await page.goto(`${house.url}#/leaders/hamburg/3`);
    await page.locator('.me .quiet').nth(1).waitFor();
    await look(page, 'a leader board');
    await page.goto(`${house.url}#/code`);
    await page.locator('.by-code').waitFor();
    await look(page, 'where a code is typed');
    await page.goto(`${house.url}#/me`);
    await page.locator('.notices').waitFor();
    await look(page, 'oneself');
    await page.locator('a[href^="#/person/"]').click();
    await page.locator('#history-title').waitFor();
    await look(page, 'a profile');
  },
  120_000,
);
