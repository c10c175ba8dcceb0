import { useCurrentPage } from '../../features/site/current-page.ts';
import { m } from '../../paraglide/messages.js';
import { Logo } from '../layout/header/logo.tsx';

/** Shown in the main area when rendering its content has failed (ERR-10). */
export function MainError() {
  const page = useCurrentPage();
  return (
    <div className="wrap main-error">
      <Logo root={page} />
      <h1>{m.error_heading()}</h1>
      <p className="lead">{m.error_unknown()}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of this page */}
      <a className="btn" href="" data-document="">
        {m.error_reload()}
      </a>
    </div>
  );
}
