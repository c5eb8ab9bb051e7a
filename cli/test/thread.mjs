// @ts-check
// A thread for tests: runs the sources themselves, so that tests need no build.
import { register } from 'node:module';

register('./source.mjs', import.meta.url);
await import(new URL('../src/thread.ts', import.meta.url).href);
