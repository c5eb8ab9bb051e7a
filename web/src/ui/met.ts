/** How often this browser has met a kind of question: what is known by heart is not explained again. */
const PLACE = 'kaffeehaus.met';

type Met = { readonly [why: string]: number };

const read = (): Met => {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Met;
  } catch {
    return {};
  }
};

const countOf = (met: Met, why: string): number => {
  const n = met[why];
  return typeof n === 'number' ? n : 0;
};

export const timesMet = (why: string): number => countOf(read(), why);

export const meet = (why: string): void => {
  const met = read();
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...met, [why]: countOf(met, why) + 1 }));
  } catch {
    // Then it is explained once more.
  }
};
