import { useContext, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import type { RootData } from '../root.tsx';
import { Icon } from '../ui/icon.tsx';
import { href } from '../urls.ts';
import { Logo } from './header/logo.tsx';
import { OwnErrorPage } from './own-error-page.ts';
import { isOutage, reloadOnce } from './reload-once.ts';

/** Status and message of what went wrong (ERR-05). What is missing reads the same everywhere: all addresses share one 404 page. */
export function errorOf(error: unknown): { status: number; message: string } {
  if (!isRouteErrorResponse(error)) return { status: 500, message: m.error_unknown() };
  if (error.status === 404) return { status: 404, message: m.error_page_not_found() };
  return { status: error.status, message: typeof error.data === 'string' && error.data ? error.data : m.error_unknown() };
}

/** The error layout (LAYOUT-02): logo linking home, the status as a poster, message and ways out; no menu. */
export function ErrorPage() {
  const error = useRouteError();
  const { status, message } = errorOf(error);
  const own = useContext(OwnErrorPage);
  const root = useRouteLoaderData<RootData>('root');
  const language = root?.language ?? getLocale();
  useEffect(() => {
    document.getElementById('main-content')?.focus({ preventScroll: true });
    // In the browser the error page only comes up on the way to another page: the server knows the house's own.
    if (isOutage(error) || root?.ownErrorPages?.includes(String(status))) reloadOnce();
    if (status === 404) void import('./late/count-missing.ts').then(({ countMissing }) => countMissing()).catch(() => undefined);
  }, [error, status, root]);
  if (own !== null) return <div className="own-error" dangerouslySetInnerHTML={{ __html: own }} />;
  return (
    <div className="oops dark">
      <header className="wrap">{root && <Logo root={root} />}</header>
      <main id="main-content" className="wrap" tabIndex={-1}>
        <p className="status" aria-hidden="true">
          {status}
        </p>
        <div className="say">
          <h1 className="h2">
            <span className="vh">{m.error_code({ code: status })}: </span>
            {message.charAt(0).toUpperCase() + message.slice(1)}
          </h1>
          <p className="lead">{status === 404 ? m.error_lost() : m.error_sorry()}</p>
          <p className="ways">
            <a className="btn" href={href('events', language)}>
              <Icon name="cal" />
              {m.error_to_programme()}
            </a>
            <a className="btn quiet" href={href('home', language)}>
              {m.to_homepage()}
            </a>
          </p>
          {status === 404 && <p className="small code">{m.error_not_found()}</p>}
        </div>
      </main>
    </div>
  );
}
