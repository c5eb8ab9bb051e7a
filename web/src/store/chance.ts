/** Fresh ids and seeds. `getRandomValues` also works where a page is served without TLS; `randomUUID` does not. */
export const fresh = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join(
    '',
  );
