/** Whom a line of talk names: @ and a name as it is shown, in whatever case. */

const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** No letter of a longer word. */
const END = /^(?![\p{L}\p{N}])/u;

/** Which of the names stand in the text behind an @, as whole words. Of “@Anna Maria” the longer name is meant. */
export const namedIn = (text: string, names: readonly string[]): readonly number[] => {
  const known = names.map(folded);
  const meant = (said: string): string | undefined =>
    known
      .filter(name => name !== '' && said.startsWith(name) && END.test(said.slice(name.length)))
      .reduce<string | undefined>((long = '', name) => (name.length > long.length ? name : long), undefined);
  const [, ...calls] = folded(text).split('@');
  const called = new Set(calls.map(meant));
  return known.flatMap((name, i) => (called.has(name) ? [i] : []));
};
