import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { Counter, Histogram, type OpenMetricsContentType, type Registry } from 'prom-client';
import { isCallAddress } from '../../contract/failures.server.ts';

/** Seconds; a page from memory takes less than the first, a visitor notices from about 0.1 on. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 2.5, 10];

/** Counts and times every answered request by what it was for; call what it returns when a request comes (OPS-01). */
export function followRequests(registry: Registry<OpenMetricsContentType>): (request: IncomingMessage, response: ServerResponse) => void {
  const registers = [registry];
  const requests = new Counter({
    ...{ name: 'foyer_http_requests', help: 'Answered requests', labelNames: ['kind', 'status'] as const, registers },
  });
  const seconds = new Histogram({
    ...{
      name: 'foyer_http_request_seconds',
      help: 'Time from request to end of answer',
      labelNames: ['kind'] as const,
      buckets,
      registers,
    },
  });
  return (request, response) => {
    const begin = performance.now();
    response.once('finish', () => {
      const kind = kindOf(request.url ?? '');
      requests.inc({ kind, status: response.statusCode });
      seconds.observe({ kind }, (performance.now() - begin) / 1000);
    });
  };
}

/** Few values, whatever addresses are requested. */
function kindOf(url: string): 'call' | 'file' | 'page' {
  if (isCallAddress(url)) return 'call';
  return /^\/(?:assets|media)\//.test(url) ? 'file' : 'page';
}
