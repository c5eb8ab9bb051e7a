/** The word that was probably meant. */

/** How many letters must be changed, added, dropped or swapped with their neighbour to turn one word into the other. */
export const distance = (a: string, b: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
};

/** The nearest of the candidates, if it is near: at most a third of the letters are wrong, in a short word one. */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined => {
  const low = word.toLowerCase();
  let found: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const d = distance(low, candidate.toLowerCase());
    if (d < least) {
      least = d;
      found = candidate;
    }
  }
  return found;
};
