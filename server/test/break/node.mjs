// @ts-check
// One machine of a house with several, in a process of its own: to be killed, stopped and cut off. PLANT names a fault that
// whoever judges the house must find.
import { configOf, serve } from '../../dist/index.js';
import { ownBundles } from '../../dist/open.js';
import { hashOfCode } from '../../dist/rules/bundles.js';

/** @typedef {import('../../src/open.ts').Acting} Acting */
/** @typedef {import('../../src/store/store.ts').Entry} Entry */

/**
 * The same thing, but for some of its verbs.
 * @template {object} T
 * @param {T} thing
 * @param {Partial<T>} own
 * @returns {T}
 */
const but = (thing, own) =>
  new Proxy(thing, {
    get: (target, name) => {
      if (name in own) return Reflect.get(own, name);
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/** Does not ask by which right a row is written. @param {Acting['store']} store */
const trusting = store =>
  but(store, { append: entries => store.append(entries.map(entry => ({ ...entry, by: undefined }))) });

/** @type {{ readonly [name: string]: (acting: Acting) => Acting }} */
const PLANTS = {
  // Acknowledges what will be written a moment later.
  'early-ack': ({ store, duty }) => {
    /** @type {Promise<unknown>} */
    let before = Promise.resolve();
    /** @param {readonly Entry[]} entries */
    const append = async entries => {
      const moment = () => new Promise(done => setTimeout(done, 120));
      before = before.then(moment).then(() => store.append(entries).catch(() => {}));
      return new Set();
    };
    return { store: but(store, { append }), duty };
  },
  // Believes for ever that it holds what it once held, and the store does not ask.
  'no-fencing': ({ store, duty }) => {
    const held = new Set();
    /** @param {number} tab */
    const holds = tab => {
      if (duty.holds(tab)) held.add(tab % 64);
      return held.has(tab % 64);
    };
    return { store: trusting(store), duty: but(duty, { holds }) };
  },
  // Every machine looks after every table.
  'double-bot': ({ store, duty }) => ({ store: trusting(store), duty: but(duty, { holds: () => true }) }),
};

/** The same rules in other bytes: tables that began by the others are finished by those. */
const later = () =>
  ownBundles().map(bundle => {
    const code = `${bundle.code}\n// told again\n`;
    return { ...bundle, code, hash: hashOfCode(code) };
  });

const output = { isTerminal: false, write: () => true };
const plant = PLANTS[process.env['PLANT'] ?? ''];
const open = await serve({
  config: configOf(process.env),
  output,
  ...(plant ? { acting: plant } : {}),
  ...(process.env['LATER'] ? { rules: later() } : {}),
});
process.on('SIGTERM', () => void open.close().then(() => process.exit(0)));
process.send?.({ port: open.port });
