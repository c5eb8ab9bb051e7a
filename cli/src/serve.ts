/** kaffeehaus serve: opens the house in the browser until Ctrl+C, as npm start does. */
import { fileURLToPath } from 'node:url';
import { BadInput, FINE } from './command.ts';
import type { Call, Command } from './command.ts';
import { natural } from './read.ts';

const PORT = 4950;
const ROOT = fileURLToPath(new URL('../../web/build', import.meta.url));

/** The flag, else the environment, else the usual port. */
const portFor = (call: Call): number => {
  const flag = natural(call, 'port', [0, 65_535]);
  if (flag !== undefined) return flag;
  const text = call.io.env['PORT'];
  return text ? (natural({ ...call, flags: new Map([['PORT', text]]) }, 'PORT', [0, 65_535]) ?? PORT) : PORT;
};

const stopped = (): Promise<void> =>
  new Promise(done => {
    const leave = (): void => {
      process.off('SIGINT', leave).off('SIGTERM', leave);
      done();
    };
    process.on('SIGINT', leave).on('SIGTERM', leave);
  });

const run = async (call: Call): Promise<number> => {
  const { io, words, flags } = call;
  const port = portFor(call);
  const host = flags.get('host') ?? (io.env['HOST'] || 'localhost');
  const { serve } = await import('@kaffeehaus/server');
  const log = (line: string): void => io.err.write(`${line}\n`);
  const house = await serve({ host, port, root: ROOT, log }).catch((error: unknown) => {
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
  run,
};
