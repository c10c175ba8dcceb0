import type { Viewer } from '../../core/database/reading.server.ts';
import type { SiteSettings } from '../../features/site/site.contract.ts';
import { m } from '../../paraglide/messages.js';

/** What middleware decides on. */
export interface MiddlewareContext {
  /** Null when the settings cannot be read and never were. */
  settings: SiteSettings | null;
  viewer: Viewer;
  /** Seconds the visitor has to wait after too many requests; 0 for none. */
  wait: number;
}

/** A page that is not shown, as the error page tells it. */
export interface Refusal {
  status: number;
  message: string;
  /** Seconds after which the visitor may try again; five minutes where it says nothing. */
  retryAfter?: number;
}

/** What a request passes before its page is made, by the names that routes give (ERR-04). The language is that of the path, which the renderer has set already. */
const middleware: Record<string, (context: MiddlewareContext) => Refusal | null> = {
  language: () => null,
  rate: ({ wait }) => (wait > 0 ? { status: 429, message: m.error_too_many(), retryAfter: wait } : null),
  // Who mends a site that is off sees it.
  site: ({ settings, viewer }) =>
    settings?.is_site_online || (settings && viewer.isEditor) ? null : { status: 503, message: m.error_offline() },
};

/** Asks each middleware in its order; null lets the page be made. An unknown name is a fault of the route and answers 500. */
export function passMiddleware(names: readonly string[], context: MiddlewareContext): Refusal | null {
  for (const name of names) {
    const pass = Object.hasOwn(middleware, name) ? middleware[name] : undefined;
    const refusal = pass ? pass(context) : { status: 500, message: `Unknown middleware ${name}` };
    if (refusal) return refusal;
  }
  return null;
}
