import type { Viewer } from '../../core/database/reading.server.ts';
import type { SiteSettings } from '../../features/site/site.contract.ts';
import { m } from '../../paraglide/messages.js';

/** Input of a middleware. */
export interface MiddlewareContext {
  /** Null when the settings cannot be read and never were. */
  settings: SiteSettings | null;
  viewer: Viewer;
  /** Seconds the visitor has to wait after too many requests; 0 for none. */
  wait: number;
}

/** A refused request, for the error page. */
export interface Refusal {
  status: number;
  message: string;
  /** Seconds after which the visitor may try again; `retryAfterSeconds` where it says nothing. */
  retryAfter?: number;
}

/** What a request passes before its page is rendered, by the names that routes give (ERR-04). The renderer has set the language already. */
const middleware: Record<string, (context: MiddlewareContext) => Refusal | null> = {
  language: () => null,
  rate: ({ wait }) => (wait > 0 ? { status: 429, message: m.error_too_many(), retryAfter: wait } : null),
  // Editors see a site that is off.
  site: ({ settings, viewer }) =>
    settings?.is_site_online || (settings && viewer.isEditor) ? null : { status: 503, message: m.error_offline() },
};

/** Runs each middleware in its order; null renders the page. An unknown name is a fault of the route and answers 500. */
export function passMiddleware(names: readonly string[], context: MiddlewareContext): Refusal | null {
  for (const name of names) {
    const pass = Object.hasOwn(middleware, name) ? middleware[name] : undefined;
    const refusal = pass ? pass(context) : { status: 500, message: `Unknown middleware ${name}` };
    if (refusal) return refusal;
  }
  return null;
}
