/** The dashboard and the alerts ask for figures that there are, and every alert leads to a page that helps. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { METRICS, Metrics } from '../../server/src/metrics.ts';
import { read, root } from './pages.ts';

interface Panel {
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly w: number };
  readonly targets: readonly { readonly expr: string }[];
}

const { panels } = JSON.parse(read('deploy/dashboard.json')) as { readonly panels: readonly Panel[] };

/** Rules as they stand in the file: a name, an expression, what is said, and where help is. */
const alerts = read('deploy/alerts.yml')
  .split(/^ +- alert: /m)
  .slice(1)
  .map(text => ({
    name: text.split('\n')[0] ?? '',
    expr: (/expr: (?:>-\n)?([\s\S]*?)\n +(?:for|labels):/.exec(text)?.[1] ?? '').replaceAll(/\s+/g, ' '),
    summary: /summary: (.+)/.exec(text)?.[1] ?? '',
    help: /runbook: docs\/runbook\.md#(\S+)/.exec(text)?.[1] ?? '',
  }));

const told = new Metrics().text();

/** The names that a scrape has lines of. */
const known = new Set(
  [...told.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', kind]) =>
    kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  ),
);

/** Figures of an expression with the labels it asks for, without what Prometheus itself knows. */
const asked = (expr: string) =>
  [...expr.matchAll(/\b((?:kaffeehaus|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', labels = '']) => ({
      name,
      labels: [...labels.matchAll(/(\w+)\s*[=!]/g)].map(([, label = '']) => label),
    }),
  );

const labelsOf = (name: string): readonly string[] => {
  const about: { readonly by?: string; readonly kind: string } | undefined =
    METRICS[name.replace(/^kaffeehaus_/, '').replace(/_(?:bucket|sum|count)$/, '') as keyof typeof METRICS];
  const own = about?.by ?? (name === 'nodejs_eventloop_lag_seconds' ? 'quantile' : undefined);
  return ['instance', 'job', ...(own === undefined ? [] : [own])];
};

const expressions = [
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...alerts.map(({ name, expr }) => [name, expr] as const),
];

describe('every expression', () => {
  test.each(expressions)('%s', (_, expr) => {
    const names = asked(expr);
    expect(names.length + Number(expr.includes('up{job="kaffeehaus"}'))).toBeGreaterThan(0);
    for (const { name, labels } of names) {
      expect([...known]).toContain(name);
      for (const label of labels)
        expect([name, labelsOf(name)]).toEqual([name, expect.arrayContaining([label])]);
    }
    expect(expr.match(/\(/g)?.length ?? 0).toBe(expr.match(/\)/g)?.length ?? 0);
  });
});

test('every figure of the house is shown', () => {
  const shown = new Set(
    panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => asked(expr))).map(one => one.name),
  );
  const names = Object.entries(METRICS).map(([name, { kind }]) =>
    kind === 'histogram' ? `kaffeehaus_${name}_bucket` : `kaffeehaus_${name}`,
  );
  expect(names.filter(name => !shown.has(name))).toEqual([]);
});

test('every figure is counted somewhere', () => {
  const folder = join(root, 'server', 'src');
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && name !== 'metrics.ts')
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  // Of one process nothing is ever taken over.
  const silent = Object.keys(METRICS).filter(name => !code.includes(`'${name}'`));
  expect(silent.filter(name => name !== 'lease_changes_total')).toEqual([]);
});

test('alerts name what players suffer from, and lead to a page of the runbook', () => {
  expect(alerts.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'HouseGone',
      'AnswersSlow',
      'AnswersNotStored',
      'BotsQueue',
      'ClocksLate',
      'NoticesLate',
    ]),
  );
  const headings = [...read('docs/runbook.md').matchAll(/^## (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^a-z -]/g, '')
      .replaceAll(' ', '-'),
  );
  for (const { name, summary, help } of alerts) {
    expect([name, summary.length > 20]).toEqual([name, true]);
    expect([name, headings]).toEqual([name, expect.arrayContaining([help])]);
  }
});

test('every trouble of the runbook was brought about by a test, in a folder and on PostgreSQL', () => {
  const troubles = read('docs/runbook.md').split(/^## /m).slice(1);
  expect(troubles).toHaveLength(10);
  for (const text of troubles) {
    const [heading] = text.split('\n');
    const tests = [...text.matchAll(/^(Rehearsed|On PostgreSQL) by `([^`]+)`: (.+)$/gm)];
    expect([heading, tests.map(([, where]) => where)]).toEqual([heading, ['Rehearsed', 'On PostgreSQL']]);
    for (const [, , file = '', title = ''] of tests) {
      expect([heading, file]).toEqual([heading, expect.stringMatching(/\.(?:test|break)\.ts$/)]);
      expect(read(file)).toContain(`'${title}'`);
    }
  }
});
