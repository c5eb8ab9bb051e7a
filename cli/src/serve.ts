/** kaffeehaus serve: opens the house in the browser until Ctrl+C, as npm start does. */
import { fileURLToPath } from 'node:url';
import { BadInput, FINE } from './command.ts';
import type { Call, Command } from './command.ts';
import { natural, wholeNumber } from './read.ts';

const USUAL_PORT = 4950;
const ROOT = fileURLToPath(new URL('../../web/build', import.meta.url));

const PORTS = [0, 65_535] as const;

/** The flag, else the environment, else the usual port. */
const portFor = (call: Call): number => {
  const { PORT: text } = call.io.env;
  return natural(call, 'port', PORTS) ?? (text ? wholeNumber(text, 'PORT', PORTS) : USUAL_PORT);
};

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
  const { io, words, flags } = call;
  const port = portFor(call);
  const host = flags.get('host') ?? (io.env['HOST'] || 'localhost');
  const { serve } = await import('@kaffeehaus/server');
  const log = (line: string): void => io.err.write(`${line}\n`);
  const house = await serve({ host, port, root, log }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BadInput('cli.bad.serve', { host, port: String(port), reason });
  });
  io.out.write(`${words.t('cli.serve.open', { url: house.url })}\n`);
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
  ],
  examples: ['serve', 'serve --port 8080', 'serve --host 0.0.0.0'],
  run: call => openHouse(call, ROOT),
};
