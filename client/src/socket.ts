/** What a line needs of a socket: browsers have one, Node gets it from a package. */
export interface Socket {
  binaryType: string;
  readonly protocol: string;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/** Opens a socket with sub-protocols. In Node, the cookie goes in here. */
export type Dial = (url: string, protocols: readonly string[]) => Socket;

/** The socket of the browser. */
export const browserDial: Dial = (url, protocols) => new WebSocket(url, [...protocols]) as unknown as Socket;

/** So that tests move time by hand. */
export interface Timers {
  set(call: () => void, ms: number): unknown;
  clear(timer: unknown): void;
  /** From 0 to below 1. */
  chance(): number;
}

export const TIMERS: Timers = {
  set: (call, ms) => setTimeout(call, ms),
  clear: timer => clearTimeout(timer as Parameters<typeof clearTimeout>[0]),
  chance: () => {
    const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
    return bits / 2 ** 32;
  },
};

/** Rouses a line when the page is seen again or the network is back; returns what ends it. */
export const heedBrowser = (line: { rouse(): void }): (() => void) => {
  const heed = (): void => {
    if (document.visibilityState === 'visible') line.rouse();
  };
  const events = ['online', 'pageshow', 'visibilitychange'] as const;
  // What is told to the document reaches the window, too.
  for (const event of events) addEventListener(event, heed);
  return () => {
    for (const event of events) removeEventListener(event, heed);
  };
};
