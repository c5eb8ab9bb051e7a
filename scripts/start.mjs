// @ts-check
// npm start: installs and builds what is missing, then serves the app until Ctrl+C.
import { pathToFileURL } from 'node:url';
import { Trouble, at, enter, install, say } from './house.mjs';
import { build } from './build.mjs';

/** @param {string | undefined} text */
const portOf = text => {
  if (!text) return 4950;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Trouble(`PORT must be a number from 0 to 65535, not "${text}".`);
};

/**
 * npm hands a signal to its shell, not to us; when that shell is gone, we go too.
 * @param {() => void} leave
 */
const whenOrphaned = leave => {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    leave();
  }, 300).unref();
};

await enter(async () => {
  const port = portOf(process.env.PORT);
  const host = process.env.HOST || 'localhost';
  await install();
  await build();
  /** @type {typeof import('@kaffeehaus/server')} */
  const { serve } = await import(pathToFileURL(at('server', 'dist', 'index.js')).href);
  const house = await serve({ host, port, root: at('web', 'build'), log: say }).catch(fault => {
    throw new Trouble(`Cannot open the house on ${host}, port ${port}: ${fault.message}`);
  });
  say(`Kaffeehaus is open at ${house.url} (Ctrl+C closes it)`);
  const leave = () => {
    process.off('SIGINT', leave).off('SIGTERM', leave);
    say('Closing');
    house.close().catch(() => process.exit(1));
  };
  process.on('SIGINT', leave).on('SIGTERM', leave);
  if (process.env.npm_lifecycle_event) whenOrphaned(leave);
});
