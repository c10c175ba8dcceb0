import { useRouteLoaderData } from 'react-router';
import { m } from '../../paraglide/messages.js';
import type { RootData } from '../../root.tsx';
import { Logo } from '../header/logo.tsx';

/** What stands in the main area when its content has failed (ERR-10). */
export function MainErrorView() {
  const root = useRouteLoaderData<RootData>('root');
  return (
    <div className="wrap main-error">
      {root && <Logo root={root} />}
      <h1>{m.error_heading()}</h1>
      <p className="lead">{m.error_unknown()}</p>
      <button type="button" className="btn" onClick={() => window.location.reload()}>
        {m.error_reload()}
      </button>
    </div>
  );
}
