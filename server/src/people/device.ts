/** A name for a device, by which its owner knows it again in a list: no more of a browser's words than that is kept. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Others' names stand in many of them, so the order counts. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bkaffeehaus\b/i, 'Kaffeehaus'],
  [/\bEdg(?:A|iOS|e)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const first = (agent: string, list: readonly (readonly [RegExp, string])[]): string | undefined =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** Empty if it cannot be told. */
export const deviceOf = (agent: string | undefined): string => {
  const words = (agent ?? '').slice(0, 500);
  return [first(words, BROWSERS), first(words, SYSTEMS)].filter(word => word !== undefined).join(', ');
};
