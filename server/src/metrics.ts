/** Figures of the running house, told as Prometheus reads them. The list is fixed: a name that is not in it does not compile. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

type Kind = 'counter' | 'gauge' | 'histogram';

interface About {
  readonly kind: Kind;
  readonly help: string;
  /** What the figure is told apart by. */
  readonly by?: string;
  /** Upper bounds of a histogram. */
  readonly bounds?: readonly number[];
}

const MS = [0.5, 1, 2, 5, 10, 20, 50, 100, 250, 500, 1000, 2500] as const;
const ROWS = [1, 2, 5, 10, 20, 50, 100, 250, 500] as const;

export const METRICS = {
  tables_awake: { kind: 'gauge', help: 'Tables in memory' },
  sockets: { kind: 'gauge', help: 'Open lines' },
  commits_total: { kind: 'counter', help: 'Commits of the log', by: 'outcome' },
  commit_rows: { kind: 'histogram', help: 'Rows of one commit', bounds: ROWS },
  commit_ms: { kind: 'histogram', help: 'Milliseconds of one commit', bounds: MS },
  answer_ms: {
    kind: 'histogram',
    help: 'Milliseconds from an answer read to the last frame sent',
    bounds: MS,
  },
  requests_total: { kind: 'counter', help: 'Requests answered', by: 'status' },
  messages_total: { kind: 'counter', help: 'Messages taken on lines', by: 'kind' },
  refusals_total: { kind: 'counter', help: 'What was refused, by reason', by: 'why' },
  resyncs_total: { kind: 'counter', help: 'Views sent to who had missed something' },
  rooms_loaded_total: { kind: 'counter', help: 'Tables opened from the store' },
  rules_loaded: { kind: 'gauge', help: 'Revisions of rules in memory' },
  bus_up: { kind: 'gauge', help: '1 if the other processes of the house can be heard' },
  clock_skew_seconds: { kind: 'gauge', help: 'By how much the clock of the database is ahead' },
  bots_waiting: { kind: 'gauge', help: 'Questions that wait for a bot' },
  bot_ms: { kind: 'histogram', help: 'Milliseconds a bot thought', bounds: MS },
  due_late_ms: {
    kind: 'histogram',
    help: 'Milliseconds from when something was due at a table to when the house came to it',
    bounds: MS,
  },
  outbox_age_seconds: { kind: 'gauge', help: 'Age of the oldest notice that is due and not sent' },
  notices_total: { kind: 'counter', help: 'Notices sent, dropped or given up', by: 'outcome' },
  lease_changes_total: { kind: 'counter', help: 'Tables whose clock another node took over' },
  faults_total: { kind: 'counter', help: 'Errors of our own, by where they were met', by: 'verb' },
} as const satisfies { readonly [name: string]: About };

type Name = keyof typeof METRICS;
type Of<K extends Kind> = { [N in Name]: (typeof METRICS)[N] extends { readonly kind: K } ? N : never }[Name];

/** A label that comes from outside must not make the list grow without end. */
const MOST_LABELS = 200;

interface Histogram {
  readonly counts: number[];
  sum: number;
  count: number;
}

const newHistogram = (bounds: readonly number[]): Histogram => ({
  counts: bounds.map(() => 0),
  sum: 0,
  count: 0,
});

const escaped = (text: string): string =>
  text.slice(0, 100).replaceAll(/["\\\n]/g, sign => (sign === '\n' ? '\\n' : `\\${sign}`));

export class Metrics {
  readonly #counters = new Map<Name, Map<string, number>>();
  readonly #gauges = new Map<Name, () => number>();
  readonly #histograms = new Map<Name, Histogram>();
  readonly #delay = monitorEventLoopDelay({ resolution: 10 });

  /** Counts one more. */
  count(name: Of<'counter'>, by = '', n = 1): void {
    const counts = this.#counters.get(name) ?? new Map<string, number>();
    this.#counters.set(name, counts);
    const label = counts.has(by) || counts.size < MOST_LABELS ? by : 'other';
    counts.set(label, (counts.get(label) ?? 0) + n);
  }

  observe(name: Of<'histogram'>, value: number): void {
    const bounds: readonly number[] = METRICS[name].bounds;
    const histogram = this.#histograms.get(name) ?? newHistogram(bounds);
    this.#histograms.set(name, histogram);
    histogram.sum += value;
    histogram.count += 1;
    const i = bounds.findIndex(bound => value <= bound);
    if (i >= 0) histogram.counts[i] = (histogram.counts[i] ?? 0) + 1;
  }

  /** From now on the figure is what `read` says when somebody asks. */
  gauge(name: Of<'gauge'>, read: () => number): void {
    this.#gauges.set(name, read);
  }

  /** Begins to watch how late the loop is. */
  open(): void {
    this.#delay.enable();
  }

  close(): void {
    this.#delay.disable();
  }

  text(): string {
    const parts = (Object.keys(METRICS) as Name[]).flatMap(name => this.#tell(name));
    return `${[...parts, ...this.#process()].join('\n')}\n`;
  }

  #tell(name: Name): readonly string[] {
    const { kind, help }: About = METRICS[name];
    const full = `kaffeehaus_${name}`;
    return [`# HELP ${full} ${help}`, `# TYPE ${full} ${kind}`, ...this.#samples(name, full)];
  }

  #samples(name: Name, full: string): readonly string[] {
    const { kind, by, bounds = [] }: About = METRICS[name];
    if (kind === 'gauge') return [`${full} ${this.#gauges.get(name)?.() ?? 0}`];
    if (kind === 'histogram')
      return inBuckets(full, bounds, this.#histograms.get(name) ?? newHistogram(bounds));
    const counts = this.#counters.get(name) ?? new Map([['', 0]]);
    return [...counts].map(([label, n]) =>
      by === undefined || label === '' ? `${full} ${n}` : `${full}{${by}="${escaped(label)}"} ${n}`,
    );
  }

  /** Of the process, under the names that everybody's dashboards know. */
  #process(): readonly string[] {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const quantiles = [50, 99, 100].map(
      q => `nodejs_eventloop_lag_seconds{quantile="${q / 100}"} ${this.#delay.percentile(q) / 1e9}`,
    );
    // Of the time since somebody asked: an hour ago is no news.
    this.#delay.reset();
    return [
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${rss}`,
      '# TYPE nodejs_heap_size_used_bytes gauge',
      `nodejs_heap_size_used_bytes ${heapUsed}`,
      '# TYPE process_cpu_seconds_total counter',
      `process_cpu_seconds_total ${(user + system) / 1e6}`,
      '# TYPE nodejs_eventloop_lag_seconds gauge',
      ...quantiles,
    ];
  }
}

const inBuckets = (name: string, bounds: readonly number[], { counts, sum, count }: Histogram): string[] => {
  let below = 0;
  const buckets = bounds.map((bound, i) => {
    below += counts[i] ?? 0;
    return `${name}_bucket{le="${bound}"} ${below}`;
  });
  return [...buckets, `${name}_bucket{le="+Inf"} ${count}`, `${name}_sum ${sum}`, `${name}_count ${count}`];
};
