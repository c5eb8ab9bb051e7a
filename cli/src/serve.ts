/** kaffeehaus serve: opens the house in the browser until Ctrl+C, as npm start does. */
import { fileURLToPath } from 'node:url';
import { BadInput, FINE } from './command.ts';
import type { Call, Command } from './command.ts';
import { DATA_FLAG, settingLists, settingsOf } from './settings.ts';
import { styleOf } from './style.ts';

const ROOT = fileURLToPath(new URL('../../web/build', import.meta.url));

const stopped = (): Promise<void> =>
  new Promise(done => {
    const leave = (): void => {
      process.off('SIGINT', leave).off('SIGTERM', leave);
      done();
    };
    process.on('SIGINT', leave).on('SIGTERM', leave);
  });

/** Serves the app built in `root` until the process is told to stop. */
export const openHouse = async (call: Call, root: string): Promise<number> => {
  const { io, words } = call;
  const { refused, config } = await settingsOf(call);
  const { plateOf, serve } = await import('@kaffeehaus/server');
  const { host, port } = config;
  const output = { isTerminal: io.out.tty, write: (text: string) => io.out.write(text) };
  const house = await serve({ config, root, output }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw refused(error) ?? new BadInput('cli.bad.serve', { host, port: String(port), reason });
  });
  const used = { port: String(port), used: String(house.port) };
  if (port !== 0 && house.port !== port) io.err.write(`${words.t('cli.serve.taken', used)}\n`);
  io.out.write(`${words.t('cli.serve.open', { url: house.url })}\n`);
  if (house.also.length > 0) io.out.write(`${words.t('cli.serve.also', { urls: house.also.join(', ') })}\n`);
  // Phones in the room need not type it.
  const shown = config.origin === undefined ? house.also[0] : house.url;
  const { ink } = styleOf(io, false);
  for (const line of shown === undefined ? [] : plateOf(shown)) io.out.write(`${ink('paper', line)}\n`);
  await stopped();
  io.out.write(`${words.t('cli.serve.closing')}\n`);
  await house.close();
  return FINE;
};

export const command: Command = {
  name: 'serve',
  takes: '',
  flags: [
    { name: 'port', value: 'N', text: 'cli.serve.flag.port' },
    { name: 'host', value: 'NAME', text: 'cli.serve.flag.host' },
    DATA_FLAG,
  ],
  more: settingLists,
  examples: ['serve', 'serve --port 8080', 'serve --host 0.0.0.0'],
  run: call => openHouse(call, ROOT),
};
