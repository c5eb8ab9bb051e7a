/** Files for the browser to save. */

/** Lets the browser save a value as a JSON file. */
export const download = (name: string, value: unknown): void =>
  save(name, new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' }));

export const save = (name: string, blob: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

/** `vienna-2026-11-15-1930.json`: sorts by day, and no character any file system minds. */
export const fileName = (game: string, when: Date): string => {
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = [when.getFullYear(), two(when.getMonth() + 1), two(when.getDate())].join('-');
  return `${game}-${day}-${two(when.getHours())}${two(when.getMinutes())}.json`;
};
