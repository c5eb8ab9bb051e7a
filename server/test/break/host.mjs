// @ts-check
// A house in a process of its own, as `npm start` opens it but for the page: to be killed.
import { configOf, serve } from '../../dist/index.js';

const output = { isTerminal: false, write: () => true };
const { port } = await serve({ config: configOf(process.env), output });
process.send?.({ port });
