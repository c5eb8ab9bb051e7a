import { defineConfig } from 'vitest/config';

const conditions = ['@kaffeehaus/source', 'node', 'import', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['**/test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    // One module graph for all files: isolation would import the games anew for each of them.
    isolate: false,
    pool: 'threads',
  },
});
