/** The command as a process of its own. */
import { main } from '../src/main.ts';

process.exitCode = await main(process.argv.slice(2));
