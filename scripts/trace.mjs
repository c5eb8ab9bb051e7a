// @ts-check
// What a browser has written down of its own work.

/** @typedef {{ name: string; ph: string; ts: number; dur?: number; tdur?: number; pid: number; tid: number; cat: string; args?: any }} Event in microseconds */

/**
 * Everything of these kinds that the browser does while the work goes on.
 * @param {import('playwright-core').Browser} browser
 * @param {readonly string[]} kinds
 * @param {() => Promise<unknown>} work
 */
export const traced = async (browser, kinds, work) => {
  /** @type {Event[]} */
  const events = [];
  const tracer = await browser.newBrowserCDPSession();
  tracer.on('Tracing.dataCollected', ({ value }) => events.push(.../** @type {any} */ (value)));
  await tracer.send('Tracing.start', {
    traceConfig: { includedCategories: [...kinds] },
    transferMode: 'ReportEvents',
  });
  await work();
  const done = new Promise(resolve => tracer.once('Tracing.tracingComplete', resolve));
  await tracer.send('Tracing.end');
  await done;
  await tracer.detach();
  return events;
};

/**
 * The middle of some numbers, or what so large a share of them does not exceed.
 * @param {readonly number[]} list
 */
export const quantile = (list, share = 0.5) =>
  [...list].sort((a, b) => a - b)[Math.floor(share * (list.length - 1))] ?? 0;
