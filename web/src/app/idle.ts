/** Work for when the page has nothing else to do. Not every browser tells when that is; then a moment later will do. */
const LATER = 400;

export const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(work);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, LATER);
  return () => clearTimeout(timer);
};
