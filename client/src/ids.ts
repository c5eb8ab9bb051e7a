const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Long enough that no other command of the seat has it. */
const LENGTH = 10;

/** The name of a command, by which it is known again however often it is sent. */
export const newCommand = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return [...bytes].map(byte => ALPHABET[byte % ALPHABET.length]).join('');
};
