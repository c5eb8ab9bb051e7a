import { defineConfig } from 'vitest/config';

// Vitest hands these to Node too: "import" among them would give ES modules to require().
const conditions = ['@kaffeehaus/source', 'node'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    dir: 'e2e',
    include: ['**/*.test.ts'],
    globalSetup: 'house/test/scratch.ts',
    isolate: false,
    pool: 'threads',
    // One browser at a time: two would fight for the cores and make the waits long.
    maxWorkers: 1,
    fileParallelism: false,
    // A browser on a busy machine may miss a moment; what fails twice is a fault.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
