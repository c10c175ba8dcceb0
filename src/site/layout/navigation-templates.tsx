import { useCurrentPage } from '../../features/site/current-page.ts';
import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import { PageSkeletons } from '../rendering/page-skeletons.tsx';
import { OverlayTemplate } from './overlay/overlay-template.tsx';

/** Templates of soft navigation: its texts and skeletons are part of the document, because its script has none. */
export function NavigationTemplates() {
  const { language } = useCurrentPage();
  const text = m.error_unknown();
  return (
    <>
      {/* Shown when a page takes a while to load (LAYOUT-09). */}
      <div className="loadbar" />
      <p id="navigation-status" className="vh" role="status" data-loading={m.loading_page()} />
      <PageSkeletons />
      <OverlayTemplate />
      <template id="page-failure">
        <div className="wrap main-error">
          <h1>{text.charAt(0).toUpperCase() + text.slice(1)}</h1>
          <p className="lead">{m.error_sorry()}</p>
          <p className="ways">
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of this page */}
            <a className="btn" href="" data-document="">
              {m.error_reload()}
            </a>
            <a className="btn quiet" href={href('events', language)}>
              {m.error_to_programme()}
            </a>
            <a className="btn quiet" href={href('home', language)}>
              {m.to_homepage()}
            </a>
          </p>
        </div>
      </template>
    </>
  );
}
