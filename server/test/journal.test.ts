/** Logs and figures: lines that machines and people can read, without what is nobody's business. */
import { mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { KEPT_DAYS, Marks, faultOf, journal } from '../src/journal.ts';
import type { Entry } from '../src/journal.ts';
import { METRICS, Metrics } from '../src/metrics.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 17, 12);

const stage = (isTerminal = false, now = () => NOON) => {
  const folder = mkdtempSync(join(tmpdir(), 'kaffeehaus-journal-'));
  const lines: string[] = [];
  const log = journal({ isTerminal, write: text => lines.push(text) }, folder, now);
  return { folder, lines, log };
};

describe('a log', () => {
  test('is lines of JSON with the fields there are', () => {
    const { lines, log } = stage();
    log.warn({ verb: 'answer', request: 'r1', person: 7, table: 3, version: 12, ms: 1.5, outcome: 'stale' });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      time: '2026-11-17T12:00:00.000Z',
      level: 'warn',
      verb: 'answer',
      request: 'r1',
      person: 7,
      table: 3,
      version: 12,
      ms: 1.5,
      outcome: 'stale',
    });
  });

  test('on a terminal can be read', () => {
    const { lines, log } = stage(true);
    log.info({ verb: 'open', count: 3 });
    log.error({ verb: 'answer', table: 3, fault: 'TypeError' });
    expect(lines).toEqual([
      '12:00:00 open · count 3\n',
      '12:00:00 error answer · table 3 · fault TypeError\n',
    ]);
  });

  test('keeps requests in a file of the day only, closed to others', () => {
    const { lines, log, folder } = stage();
    log.request({ verb: 'GET /tables/:id', outcome: 200 });
    log.info({ verb: 'open' });
    log.flush();
    expect(lines.join('')).not.toContain('GET');
    const file = join(folder, '2026-11-17.log');
    expect(
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map(line => (JSON.parse(line) as Entry).verb),
    ).toEqual(['GET /tables/:id', 'open']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('forgets after fourteen days, and nothing that is not its own', () => {
    let now = NOON;
    const { log, folder } = stage(false, () => now);
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    for (let day = 0; day <= KEPT_DAYS + 2; day++) {
      log.request({ verb: 'GET /' });
      log.flush();
      now += DAY;
    }
    const days = readdirSync(folder).filter(name => name.endsWith('.log'));
    expect(days.sort().at(0)).toBe(
      new Date(now - DAY - KEPT_DAYS * DAY).toISOString().slice(0, 10).concat('.log'),
    );
    expect(days).toHaveLength(KEPT_DAYS + 1);
    expect(readdirSync(folder)).toContain('notes.txt');
  });

  test('stays one line, and a short one, whatever is put in', () => {
    const { lines, log } = stage();
    log.info({ verb: `a\n{"level":"error"}\u2028${'x'.repeat(1000)}`, ...({ cookie: 'secret' } as object) });
    expect(
      lines
        .join('')
        .trim()
        .split(/[\n\u2028]/),
    ).toHaveLength(1);
    expect(lines.join('')).not.toContain('secret');
    expect(lines.join('').length).toBeLessThan(300);
  });

  test('is not what stops the house', () => {
    const log = journal({ isTerminal: false, write: () => {} }, '/nowhere/at/all', () => NOON);
    log.request({ verb: 'GET /' });
    expect(() => log.flush()).not.toThrow();
  });

  test('tells of an error its kind and place, not what it says', () => {
    const told = faultOf(Object.assign(new RangeError('seed tram'), { code: 'rules-error' }));
    expect(told.fault).toBe('RangeError rules-error');
    expect(told.place).toMatch(/^journal\.test\.ts:\d+/);
    expect(JSON.stringify(told)).not.toContain('tram');
    expect(faultOf('tram')).toEqual({ fault: 'string' });
  });

  test('tells where that came from which an error only hands on', () => {
    const slip = Object.assign(new Error('slip'), { stack: 'Error: slip\n    at run (/rules/turn.js:7:3)' });
    expect(faultOf(new RangeError('told', { cause: slip }))).toEqual({
      fault: 'RangeError',
      place: 'turn.js:7',
    });
  });

  test('knows an address again on the same day only', () => {
    let now = NOON;
    const marks = new Marks(() => now);
    const first = marks.of('192.0.2.7');
    expect(marks.of('192.0.2.7')).toBe(first);
    expect(marks.of('192.0.2.8')).not.toBe(first);
    expect(first).not.toContain('192');
    now += DAY;
    expect(marks.of('192.0.2.7')).not.toBe(first);
  });
});

describe('figures', () => {
  test('are what Prometheus reads', () => {
    const metrics = new Metrics();
    metrics.count('refusals_total', 'stale');
    metrics.count('refusals_total', 'stale');
    metrics.count('refusals_total', 'odd "quote"\n');
    metrics.observe('commit_ms', 3);
    metrics.observe('commit_ms', 9999);
    metrics.gauge('sockets', () => 5);
    const lines = metrics.text().split('\n');
    expect(lines).toContain('kaffeehaus_refusals_total{why="stale"} 2');
    expect(lines).toContain('kaffeehaus_refusals_total{why="odd \\"quote\\"\\n"} 1');
    expect(lines).toContain('kaffeehaus_commit_ms_bucket{le="2"} 0');
    expect(lines).toContain('kaffeehaus_commit_ms_bucket{le="5"} 1');
    expect(lines).toContain('kaffeehaus_commit_ms_bucket{le="+Inf"} 2');
    expect(lines).toContain('kaffeehaus_commit_ms_sum 10002');
    expect(lines).toContain('kaffeehaus_sockets 5');
    for (const name of Object.keys(METRICS))
      expect(lines.some(line => line.startsWith(`kaffeehaus_${name}`))).toBe(true);
    const sample = /^(?:# (?:HELP|TYPE) \S+ .+|[a-z_]+(?:\{[a-z]+="(?:[^"\\\n]|\\.)*"\})? -?[\d.e+-]+|)$/;
    for (const line of lines) expect(line).toMatch(sample);
  });

  test('cannot be made to grow from outside', () => {
    const metrics = new Metrics();
    for (let i = 0; i < 1000; i++) metrics.count('messages_total', `kind ${i}`);
    expect(
      metrics
        .text()
        .split('\n')
        .filter(line => line.includes('messages_total{')),
    ).toHaveLength(201);
  });
});
