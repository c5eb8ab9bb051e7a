// @ts-check
// Requests on connections that are kept: Node's own fetch takes longer than the servers do.
import http from 'node:http';

const agent = new http.Agent({ keepAlive: true, maxSockets: 32 });

/** @typedef {{ status: number, text: string, cookies: readonly string[] }} Answer */

/**
 * @param {string} url
 * @param {{ method?: string, headers?: Record<string, string>, body?: string | undefined }} how
 * @returns {Promise<Answer>}
 */
export const request = (url, how) =>
  new Promise((done, failed) => {
    const { method = 'GET', headers = {}, body } = how;
    const asked = http.request(url, { method, agent, headers }, response => {
      let text = '';
      response.setEncoding('utf8').on('data', part => (text += part));
      response.on('end', () =>
        done({ status: response.statusCode ?? 500, text, cookies: response.headers['set-cookie'] ?? [] }),
      );
    });
    asked.on('error', error => {
      // The server has just closed a connection that nobody had used for a while: it has read nothing.
      const isStale = asked.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      if (isStale) done(request(url, how));
      else failed(error);
    });
    asked.end(body);
  });
