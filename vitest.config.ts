import { defineConfig } from 'vitest/config';

// Vitest hands these to Node too: "import" among them would give ES modules to require().
const conditions = ['@kaffeehaus/source', 'node'];

/** Tests that take long have names and stages of their own: bots at whole games, and a server that is broken on purpose. */
const INCLUDED: { readonly [stage: string]: string } = {
  matches: '**/test/**/*.match.ts',
  breaks: '**/test/**/*.break.ts',
};
const stage = process.env['KAFFEEHAUS_TESTS'] ?? '';

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: [INCLUDED[stage] ?? '**/test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    globalSetup: 'house/test/scratch.ts',
    // One module graph for all files: isolation would import the games anew for each of them.
    isolate: false,
    // Processes, not threads: a thread ended while it is inside SQLite's package would take all tests down with it.
    pool: 'forks',
    // Vitest would leave one processor to itself: half of them on a small machine.
    maxWorkers: '100%',
    // A game is played for as long as it takes; what is too slow is the business of the budgets.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Waiting for what comes over a socket ends when it is there, not when a busy machine is late.
    expect: { poll: { timeout: 10_000 } },
  },
});
