import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import { m } from '../paraglide/messages.js';
import type { RootData } from '../root.tsx';
import { href } from '../urls.ts';

/** The error layout (LAYOUT-02): logo linking home, message, link home; no menu. */
export function ErrorPage() {
  const error = useRouteError();
  const data = useRouteLoaderData<RootData>('root');
  const language = data?.language ?? 'de';
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const message = isRouteErrorResponse(error) && typeof error.data === 'string' && error.data ? error.data : m.error_unknown();
  return (
    <main id="main-content">
      <p>{status}</p>
      <h1>{message}</h1>
      <a href={href('home', language)}>{m.to_homepage()}</a>
    </main>
  );
}
