// @ts-check
// What a process that is measured tells of itself when it is asked.

/** All that waits to be thrown away is thrown away first. */
const tidy = () => {
  for (let i = 0; i < 2; i++) globalThis.gc?.();
};

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const memory = () => {
  tidy();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss, heap: heapUsed + external };
};

/** As the system sees it, with whatever has not been thrown away yet. */
const resident = () => process.memoryUsage().rss;

/**
 * Answers questions of the process that started this one, by name.
 * @param {Record<string, (arg: any) => unknown>} [more]
 */
export const answering = (more = {}) => {
  /** @type {Record<string, (arg: any) => unknown>} */
  const known = { cpu, memory, resident, ...more };
  process.on('message', message => {
    const { n, what, arg } = /** @type {{ n: number, what: string, arg: unknown }} */ (message);
    void Promise.resolve(known[what]?.(arg)).then(told => process.send?.({ n, told }));
  });
};
