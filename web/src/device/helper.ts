/** The worker beside the page, and what is asked of it. */
const FILE = 'worker.js';

/** Only there can a browser keep the page, install it, or be told anything. */
export const isSafe = (): boolean => isSecureContext && 'serviceWorker' in navigator;

/** As `web/worker` answers. */
interface Answers {
  readonly fill: undefined;
  readonly full: boolean;
  readonly whole: boolean;
}

export const askHelper = <W extends keyof Answers>(
  helper: ServiceWorker,
  what: W,
  of = '',
): Promise<Answers[W]> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Answers[W]>) => resolve(data);
    helper.postMessage({ what, of }, [port2]);
  });

/** Lets the worker in; it looks after the folder that the page is served from. */
export const letIn = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(new URL(FILE, document.baseURI.replace(/[?#].*$/, '')), {
    updateViaCache: 'none',
  });
