/** The address of the house as a code on the terminal, for phones in the same room. */
import { qrLines, qrOf } from '@kaffeehaus/protocol/qr';

/** Lines to be written black on white: a terminal may have it the other way round, and phones read no negatives. */
export const plateOf = (url: string): readonly string[] => qrLines(qrOf(url));
