// @ts-check
// npm start: installs and builds what is missing, then serves the app until Ctrl+C.
import { pathToFileURL } from 'node:url';
import { Trouble, at, enter, install, say } from './house.mjs';
import { build } from './build.mjs';

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

/** @param {unknown} fault */
const wordsOf = fault => (fault instanceof Error ? fault.message : String(fault));

await enter(async () => {
  await install();
  await build();
  /** @type {typeof import('@kaffeehaus/server')} */
  const { BadFolder, BadSetting, configOf, plateOf, serve } = await import(
    pathToFileURL(at('server', 'dist', 'index.js')).href
  );
  const open = async () => {
    const config = configOf(process.env);
    const output = {
      isTerminal: process.stdout.isTTY,
      write: (/** @type {string} */ text) => process.stdout.write(text),
    };
    const house = await serve({ config, root: at('web', 'build'), output });
    return { config, house };
  };
  const { config, house } = await open().catch(fault => {
    const isOurs = fault instanceof BadSetting || fault instanceof BadFolder;
    throw new Trouble(isOurs ? fault.message : `Cannot open the house: ${wordsOf(fault)}`);
  });
  if (config.port !== 0 && house.port !== config.port)
    say(`Port ${config.port} is taken, using ${house.port} instead.`);
  say(`Kaffeehaus is open at ${house.url} (Ctrl+C closes it)`);
  if (house.also.length > 0) say(`In your network: ${house.also.join(', ')}`);
  // Phones in the room need not type it.
  const shown = config.origin === undefined ? house.also[0] : house.url;
  for (const line of shown ? plateOf(shown) : [])
    say(process.stdout.isTTY ? `\u001b[30;107m${line}\u001b[0m` : line);
  const leave = () => {
    process.off('SIGINT', leave).off('SIGTERM', leave);
    say('Closing');
    house.close().catch(() => process.exit(1));
  };
  process.on('SIGINT', leave).on('SIGTERM', leave);
  if (process.env.npm_lifecycle_event) whenOrphaned(leave);
});
