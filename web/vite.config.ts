import { defineConfig } from 'vite';

/** The script with a game's rules and drawings is called after the game. */
const chunkFileNames = ({ facadeModuleId }: { readonly facadeModuleId: string | null }): string => {
  const [, game] = /\/src\/(\w+)\/view\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${game ?? '[name]'}-[hash].js`;
};

export default defineConfig({
  resolve: {
    // The engine is bundled from source, so that a build needs no compiled packages.
    conditions: ['@kaffeehaus/source', 'browser', 'module'],
    // Texts arrive parsed: the formatter's parser stays at home.
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  // The thread that thinks loads games and their minds when it is asked about them.
  worker: { format: 'es' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'build',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // Inlined assets and the preload polyfill would need a looser content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames } },
  },
});
