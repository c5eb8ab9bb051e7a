/**
 * Every lesson from its first step to a table of one's own, by real presses: only what is seen and lies under nothing else is
 * pressed. Which lessons, in which language and window, says whoever starts it; pictures of every step are kept.
 */
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import {
  type Answer,
  type Ask,
  type Game,
  type Item,
  below,
  count,
  nth,
  readAnswer,
  readRecord,
  seeded,
} from '@kaffeehaus/kernel';
import { Course, LEARNER, type Lesson, readLesson } from '@kaffeehaus/lessons';
import { vienna } from '@kaffeehaus/vienna';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { anchorOf as inHamburg } from '../web/src/hamburg/anchors.ts';
import { itemAnchor } from '../web/src/seat/anchor.ts';
import { anchorOf as inVienna } from '../web/src/vienna/anchors.ts';
import { type Width } from './browser.ts';
import { journey } from './house.ts';

const {
  WALK_LESSON = '',
  WALK_SIZE = '390,1440',
  WALK_LANG = 'en',
  WALK_LIGHT = 'light',
  WALK_ASTRAY = '',
} = process.env;
const FOLDER = process.env['WALK_PICTURES'];
const LESSONS = fileURLToPath(new URL('../lessons/files', import.meta.url));
const GAMES = [vienna, hamburg, estoril] as unknown as readonly Game[];
const LOCALES: { readonly [lang: string]: string } = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', nl: 'nl-NL' };

const house = journey();

const lessons = readdirSync(LESSONS)
  .map(name => readLesson(JSON.parse(readFileSync(join(LESSONS, name), 'utf8'))))
  .filter(({ id }) => WALK_LESSON === '' || WALK_LESSON.split(',').includes(id));

class Walk {
  readonly findings: string[] = [];
  readonly #page: Page;
  readonly #width: Width;
  readonly #name: string;
  readonly #course: Course;
  readonly #own: Answer[];
  readonly #game: Game;
  readonly #lesson: Lesson;

  constructor(page: Page, width: Width, lesson: Lesson, lang: string) {
    const { game, record } = readRecord(lesson.record, GAMES);
    this.#page = page;
    this.#width = width;
    this.#game = game;
    this.#lesson = lesson;
    this.#name = `${lesson.id}-${width}-${lang}${WALK_LIGHT === 'dark' ? '-dark' : ''}`;
    this.#course = new Course(game, lesson, record);
    this.#own = record.answers
      .slice(lesson.from)
      .filter(line => line.startsWith('1:'))
      .map(line => readAnswer(game, line, 1)[1]);
  }

  note(text: string): void {
    this.findings.push(`${this.#name} step ${this.#course.number}: ${text}`);
  }

  async picture(what: string | number): Promise<void> {
    if (FOLDER === undefined) return;
    mkdirSync(FOLDER, { recursive: true });
    await this.#page.screenshot({ path: join(FOLDER, `${this.#name}-${`${what}`.padStart(2, '0')}.png`) });
  }

  anchorOf(item: Item): string {
    const view = { viewer: LEARNER, table: this.#course.host.table, ask: this.#course.ask };
    if (this.#game.id === 'hamburg') return inHamburg(item, view as never);
    if (this.#game.id === 'vienna') return inVienna(item, view as never);
    return itemAnchor(this.#game, item);
  }

  /** Where a thing can be pressed: its middle, if it is seen and nothing else lies over it. */
  async #spot(name: string): Promise<{ x: number; y: number; offered: boolean } | undefined> {
    return this.#page.evaluate(at => {
      for (const thing of document.querySelectorAll(`.table [data-at="${CSS.escape(at)}"]`)) {
        const all = thing.getBoundingClientRect();
        if (all.width === 0 || !thing.checkVisibility()) continue;
        for (const [fx, fy] of [
          [0.5, 0.5],
          [0.5, 0.2],
          [0.2, 0.5],
          [0.8, 0.8],
          [0.2, 0.2],
        ] as const) {
          const [x, y] = [all.left + all.width * fx, all.top + all.height * fy];
          if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
          const top = document.elementFromPoint(x, y);
          if (top && (thing.contains(top) || top.contains(thing)) && top.closest('[data-at]') !== null) {
            const pick = thing.closest('.pick') ?? thing.querySelector('.pick');
            return { x, y, offered: pick?.matches('.is-offered, .is-selected') ?? false };
          }
        }
      }
      return undefined;
    }, name);
  }

  async #tap({ x, y }: { x: number; y: number }): Promise<void> {
    if (this.#width === 390) await this.#page.touchscreen.tap(x, y);
    else await this.#page.mouse.click(x, y);
  }

  /** Presses what stands for an item; what cannot be seen is looked for as somebody would, and noted. */
  async press(name: string, all: readonly string[]): Promise<void> {
    for (let tries = 0; tries < 15; tries++) {
      const spot = await this.#spot(name);
      if (spot?.offered === true) return this.#tap(spot);
      await this.#page.waitForTimeout(60);
    }
    const seen = await this.#spot(name);
    if (seen) {
      this.note(`${name} is seen but not offered`);
      return this.#tap(seen);
    }
    // It lies nowhere on the table: a chip beside the question.
    const chip = await this.#page.evaluate(
      ([named, wanted]) => {
        const loose = named.filter(
          one => document.querySelector(`.table [data-at="${CSS.escape(one)}"]`) === null,
        );
        return loose.indexOf(wanted);
      },
      [all, name] as const,
    );
    const chips = this.#page.locator('.table .tray .chip.pick');
    if (chip >= 0 && (await chips.count()) > chip) {
      const box = await chips.nth(chip).boundingBox();
      if (box) return this.#tap({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    }
    this.note(`${name} cannot be seen`);
    await this.picture(`unseen-${this.#course.number}`);
    const tabs = this.#page.locator('.part-tabs [role="tab"]');
    for (let i = 0; i < (await tabs.count()); i++) {
      await tabs.nth(i).tap();
      const found = await this.#spot(name);
      if (found) return this.#tap(found);
    }
    await this.#page.locator(`.table [data-at="${name}"]:visible`).first().scrollIntoViewIfNeeded();
    const last = await this.#spot(name);
    if (!last) throw new Error(`${this.#name} ${this.#course.number}: ${name} is nowhere`);
    return this.#tap(last);
  }

  async taken(): Promise<number> {
    return this.#page.evaluate(id => {
      const all = JSON.parse(localStorage.getItem('kaffeehaus.lessons') ?? '{}') as {
        [id: string]: { taken: string[]; done: boolean; step: number } | undefined;
      };
      const one = all[id];
      return one?.done === true && one.step === 1 && one.taken.length === 0 ? 1e6 : (one?.taken.length ?? 0);
    }, this.#lesson.id);
  }

  /** Gives the record's next answer as one press after the other. */
  async give(
    names: readonly string[],
    all: readonly string[],
    wanted: number,
    nextAt: string | undefined,
  ): Promise<void> {
    const actions = this.#page.locator('.table .prompt-actions');
    // The page may have given it with the one before.
    if ((await this.taken()) >= wanted) return;
    if (names.length === 0) {
      const decline = actions.locator('.button:not(.round, .back, .primary)').first();
      await decline.click();
      return;
    }
    for (const name of names) await this.press(name, all);
    const [again, until] = [Date.now() + 1500, Date.now() + 6000];
    let isAgain = names.length > 1;
    while (Date.now() < until) {
      if ((await this.taken()) >= wanted) return;
      // It may have moved away under the finger.
      if (!isAgain && Date.now() > again) {
        isAgain = true;
        await this.press(names[0] ?? '', all);
      }
      const primary = actions.locator('.primary:not([aria-disabled="true"])');
      if ((await primary.count()) > 0) {
        if ((await this.taken()) >= wanted) return;
        await primary
          .first()
          .click({ timeout: 3000 })
          .catch(() => this.note('the button goes away'));
      } else if (this.#course.over && (await actions.locator('.back').count()) > 0) {
        // Of what is begun only the beginning is the lesson's.
        const rest = this.#page.locator('.table .pick.is-offered:not([data-at^="card:"])');
        if ((await rest.count()) > 0)
          await rest
            .first()
            .click({ timeout: 3000 })
            .catch(() => this.note('what is offered goes away'));
      } else if (nextAt !== undefined && (await this.#spot(nextAt))?.offered === true) return;
      await this.#page.waitForTimeout(50);
    }
    this.note(`${names.join(' ')} is not taken`);
    await this.picture(`stuck-${this.#course.number}`);
  }

  /** The step is told, and what moves has moved. */
  async reached(n: number): Promise<void> {
    const text = this.#page.locator('.lesson-text:not(.quiet)').first();
    await text.waitFor();
    await expect
      .poll(async () => / · (\d+) /.exec(await this.#page.locator('.lesson-where').first().innerText())?.[1])
      .toBe(String(n));
    await text.waitFor();
    await this.#page.waitForTimeout(350);
  }

  /** What is lit, and whether the sentence lies over it or over what is to be pressed. */
  async look(): Promise<void> {
    const seen = await this.#page.evaluate(() => {
      const rings = [...document.querySelectorAll('.spotlight .ring-over')].map(ring =>
        ring.getBoundingClientRect(),
      );
      const card = document.querySelector('.lesson-card')?.getBoundingClientRect();
      const over = card
        ? rings.filter(
            r =>
              r.left + 8 < card.right &&
              card.left < r.right - 8 &&
              r.top + 8 < card.bottom &&
              card.top < r.bottom - 8,
          ).length
        : 0;
      const prompt = document.querySelector('.prompt-actions')?.getBoundingClientRect();
      const hides =
        card && prompt && prompt.width > 0
          ? prompt.left < card.right &&
            card.left < prompt.right &&
            prompt.top < card.bottom &&
            card.top < prompt.bottom
          : false;
      const said = document.querySelector('.lesson-text:not(.quiet)');
      const box = said?.getBoundingClientRect();
      const isSaid = box
        ? box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth
        : false;
      const far =
        card && rings[0]
          ? Math.min(
              ...rings.map(r =>
                Math.hypot(
                  Math.max(0, r.left - card.right, card.left - r.right),
                  Math.max(0, r.top - card.bottom, card.top - r.bottom),
                ),
              ),
            )
          : 0;
      return {
        rings: rings.length,
        over,
        hides,
        isSaid,
        far: Math.round(far),
        wide: document.documentElement.scrollWidth - innerWidth,
      };
    });
    if (seen.rings === 0) this.note('nothing is lit');
    if (seen.over > 0) this.note('the sentence lies over what is lit');
    if (seen.hides) this.note('the sentence lies over the buttons of the question');
    if (!seen.isSaid) this.note('the sentence is not wholly seen');
    if (seen.far > 500) this.note(`the sentence is ${seen.far} px away from what is lit`);
    if (seen.wide > 0) this.note('the page is wider than the window');
  }

  /** A legal answer that the lesson is not about is answered by a sentence, and nothing has happened. */
  async stray(ask: Ask): Promise<void> {
    const chance = seeded(`${this.#lesson.id} ${this.#course.number}`);
    const most = Math.min(count(ask), 1e6);
    for (let i = 0; i < 20; i++) {
      const wrong = nth(ask, below(chance, most));
      if (wrong.length === 0 || this.#course.accepts(wrong)) continue;
      // Of a chain of questions others may follow before anything is given.
      const all = ask.of.map(item => this.anchorOf(item));
      for (const item of wrong) await this.press(this.anchorOf(item), all);
      const primary = this.#page.locator('.table .prompt-actions .primary:not([aria-disabled="true"])');
      if (
        (await this.#page.locator('.lesson-astray').first().innerText()) === '' &&
        (await primary.count()) > 0
      )
        await primary.first().click();
      await this.#page.waitForTimeout(300);
      const said = await this.#page.locator('.lesson-astray').first().innerText();
      if (said === '')
        this.note(`astray with ${wrong.map(item => this.#game.word(item)).join(' ')}: nothing is said`);
      await this.picture(`${this.#course.number}-astray`);
      const signs = this.#page.locator('.table .prompt-signs [aria-label]');
      if ((await this.#page.locator('.table .pick.is-selected').count()) > 0) await signs.first().click();
      return;
    }
  }

  async step(): Promise<void> {
    const course = this.#course;
    await this.reached(course.number);
    await this.look();
    await this.picture(course.number);
    if (course.isTelling) {
      const { press } = course.step;
      if (press !== undefined) {
        const item = this.#game.item(press);
        const spot = await this.#spot(item === undefined ? press : this.anchorOf(item));
        if (spot) await this.#tap(spot);
        else this.note(`${press}, to be pressed, cannot be seen`);
        await this.picture(`${course.number}-pressed`);
      }
      const ways = this.#page.locator(
        '.lesson-bar .prompt-actions .primary, .lesson-card .primary, .lesson-bar .prompt-actions .button, .lesson-card .button',
      );
      await ways.first().click();
      course.goOn();
      return;
    }
    const { number } = course;
    if (WALK_ASTRAY !== '' && course.ask) await this.stray(course.ask);
    while (!course.over && course.number === number && course.ask) {
      const { ask } = course;
      let answer = this.#own.shift();
      if (answer === undefined || !course.accepts(answer)) answer = course.named[0] ?? nth(ask, 0);
      // What the next answer begins with, if it is of the same step.
      const [names, all] = [answer, ask.of].map(items => items.map(item => this.anchorOf(item)));
      course.answer(answer);
      const next = course.over || course.number !== number ? undefined : this.#own[0]?.[0];
      const nextAt = next === undefined ? undefined : this.anchorOf(next);
      await this.give(names ?? [], all ?? [], course.taken.length, nextAt);
    }
  }

  async toTheEnd(): Promise<void> {
    for (let n = 0; n < 40 && !this.#course.over; n++) await this.step();
    await this.#page.locator('.lesson-text:not(.quiet)').first().waitFor();
    await this.#page.waitForTimeout(300);
    await this.picture('end');
    await this.#page.locator('.lesson-bar .primary:visible, .lesson-card .primary:visible').first().click();
    await expect.poll(() => this.#page.url()).toContain('#/table/');
    await this.#page.locator('.table .prompt, .table .end').first().waitFor();
    expect(await this.#page.locator('.lesson-bar, .lesson-card:not(.coach-card)').count()).toBe(0);
    await this.picture('own');
  }
}

for (const width of WALK_SIZE.split(',').map(Number) as Width[])
  for (const lang of WALK_LANG.split(','))
    for (const lesson of lessons)
      test(`${lesson.id} at ${width} px in ${lang}`, { retry: 0 }, async () => {
        const page = await house.visit(width, { locale: LOCALES[lang] ?? 'en-GB' });
        await page.emulateMedia({ colorScheme: WALK_LIGHT as 'light' | 'dark' });
        await page.goto(`${house.url}#/learn/lesson/${lesson.id}`);
        const walk = new Walk(page, width, lesson, lang);
        try {
          await walk.toTheEnd();
        } catch (error) {
          await walk.picture('broken');
          throw error;
        }
        expect(walk.findings).toEqual([]);
      });
