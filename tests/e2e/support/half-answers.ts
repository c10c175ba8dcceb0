import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** What the browser says of an answer that is lost in its middle; the connection may be reset. */
export const lostHalfway = /ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION_RESET/;

/**
 * A server whose answers are half of a page: the connection goes in the middle, or hangs there. A route leads a request to it by
 * `route.continue({ url })`.
 */
export async function startHalfAnswers(page: Page, end: 'goes' | 'hangs'): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-length': 5000 })
      .write('<!doctype html><main>', () => end === 'goes' && response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  page.once('close', () => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
