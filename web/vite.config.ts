import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Plugin, defineConfig } from 'vite';
import { chunks, thread } from './chunks.ts';
import { offline } from './offline.ts';

/** Files that gain by it get a brotli and a gzip beside them, so that nothing is squeezed while somebody waits. */
const squeezed = (): Plugin => ({
  name: 'squeezed',
  apply: 'build',
  writeBundle: ({ dir = '' }) => {
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:js|css|html|svg|json|webmanifest|txt)$/.test(name)) continue;
      const file = join(dir, name);
      const bytes = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
});

/** Frozen rules lie beside the page as they are: their names are the hashes of their bytes. */
const frozenRules = (): Plugin => {
  const folder = fileURLToPath(new URL('../rules', import.meta.url));
  return {
    name: 'frozen-rules',
    generateBundle() {
      for (const name of readdirSync(folder))
        this.emitFile({ type: 'asset', fileName: `rules/${name}`, source: readFileSync(join(folder, name)) });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use('/rules', (request, response, next) => {
        const [, name = ''] = /^\/([\da-f]{64}\.js|index\.json)$/.exec(request.url ?? '') ?? [];
        const file = join(folder, name);
        if (name === '' || !existsSync(file)) return next();
        response.setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'application/json');
        response.end(readFileSync(file));
      });
    },
  };
};

/** On a web space nobody sets headers for us: the page itself says that it asks no other host for anything. */
const POLICY =
  "default-src 'self'; img-src 'self' data:; base-uri 'none'; object-src 'none'; form-action 'none'";

const strict = (): Plugin => ({
  name: 'strict',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
});

/** What would ask a house is left out. */
const withoutHouse = (): Plugin => ({
  name: 'without-house',
  enforce: 'pre',
  load: {
    filter: { id: /\/web\/src\/online\/(?:Meeting|Calls|bell)\.tsx?$/ },
    handler: () => 'export {};',
  },
});

const { plugin, name } = chunks();

/** `--mode alone` makes a page that needs no server: a folder of files, wherever it is laid. */
export default defineConfig(({ mode }) => ({
  base: mode === 'alone' ? './' : '/',
  plugins: [
    frozenRules(),
    thread(),
    plugin,
    offline(),
    ...(mode === 'alone' ? [strict(), withoutHouse()] : [squeezed()]),
  ],
  resolve: {
    // The engine is bundled from source, so that a build needs no compiled packages.
    conditions: ['@kaffeehaus/source', 'browser', 'module'],
  },
  // The thread that thinks loads games and their minds when it is asked about them.
  worker: { format: 'es' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'build',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // Inlined scripts and the preload polyfill would need a looser content policy; the paper's grain is a mere picture.
    assetsInlineLimit: file => file.endsWith('/grain.svg'),
    modulePreload: {
      polyfill: false,
      // A thread has no document to put a link into.
      resolveDependencies: (_file, deps, { hostId }) => (hostId.includes('/thread-') ? [] : deps),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name }] },
      },
    },
  },
}));
