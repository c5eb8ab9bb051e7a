import { defineConfig } from 'vitest/config';

// Vitest hands these to Node too: "import" among them would give ES modules to require().
const conditions = ['@kaffeehaus/source', 'node'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    dir: 'e2e',
    // A game to its end takes longer than a test may: those are soaked (npm run soak:together).
    include: [`**/*.${process.env['KAFFEEHAUS_TESTS'] ?? 'test'}.ts`],
    globalSetup: 'house/test/scratch.ts',
    isolate: false,
    // Processes, not threads: a thread ended while it is inside SQLite's package would take all journeys down with it.
    pool: 'forks',
    // A browser beside another one may miss a moment once.
    retry: 1,
    // A journey waits as often as it works: two at a time fill two cores, more would wait for each other.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Waiting ends when something is seen, not when a busy machine is late.
    expect: { poll: { timeout: 30_000 } },
  },
});
