/** Sockets for programs: Node has none of its own that sends headers. */
import { WebSocket } from 'ws';

/** Opens a socket with sub-protocols and headers. */
export const dial = (
  url: string,
  protocols: readonly string[],
  headers: { readonly [name: string]: string },
): WebSocket => new WebSocket(url, [...protocols], { headers });
