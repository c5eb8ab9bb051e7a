/** Asks the server that holds the data folder, or opens the house if none does. */
import type { Config, Outcome, Verb } from '@kaffeehaus/server';

export const askServer = async <V extends Verb>(
  config: Config,
  verb: V,
  args: object,
): Promise<Outcome<V>> => {
  const { deskOf } = await import('@kaffeehaus/server');
  const desk = await deskOf(config);
  try {
    return await desk.perform(verb, args);
  } finally {
    await desk.close();
  }
};
