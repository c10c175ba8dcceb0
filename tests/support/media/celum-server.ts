import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CelumServer {
  url: string;
  /** Every request as 'METHOD path?query'. */
  requests: string[];
  /** What it answers from now on. */
  answer(how: 'well' | 'wrong' | 'refused' | 'elsewhere'): void;
  close(): Promise<void>;
}

const assets = [
  { id: 12, name: 'premiere.tif', fileCategory: 'image', fileInformation: { originalFileSize: 48_000_000, fileExtension: 'tif' } },
  { id: 11, name: [{ locale: 'de', value: 'Trailer' }], fileCategory: 'video', fileInformation: null },
];

/** A small CELUM after the description of its REST API (CORA, OData 4): one list of assets behind the key 'secret'. */
export async function startCelumServer(): Promise<CelumServer> {
  const requests: string[] = [];
  let how: Parameters<CelumServer['answer']>[0] = 'well';
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://celum');
    const send = (status: number, body: unknown, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json;odata.metadata=minimal', ...headers }).end(JSON.stringify(body));
    if (request.headers.authorization !== 'celumApiKey secret' || how === 'refused')
      return send(401, { error: { message: 'Unauthorized' } });
    if (how === 'elsewhere') return send(302, {}, { location: 'http://127.0.0.1:9/' });
    if (how === 'wrong' || pathname !== '/cora/Assets') return send(how === 'wrong' ? 200 : 404, { error: { message: 'Not Found' } });
    const count = searchParams.get('$count') === 'true' ? { '@odata.count': 4711 } : {};
    return send(200, { ...count, value: assets.slice(0, Number(searchParams.get('$top') ?? 100)) });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (next) => {
      how = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
