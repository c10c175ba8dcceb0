import { useCurrentPage } from '../../../features/site/current-page.ts';
import { m } from '../../../paraglide/messages.js';
import { href } from '../../../urls.ts';

/** What `startConnectionNotes` shows of the visitor's network and device: a bar while offline (SITE-04), and why the site may be slow here (LAYOUT-12). */
export function ConnectionNotes() {
  const { language } = useCurrentPage();
  return (
    <>
      <div id="connection" role="status" />
      <template id="note-offline">
        <p className="offline dark">
          {m.offline_bar()} <a href={href('offlineProgramme', language)}>{m.offline_link()}</a>
        </p>
      </template>
      <template id="note-bandwidth">
        <InfoLayer german={m.info_bandwidth_german()} own={language === 'en' ? m.info_bandwidth() : null} />
      </template>
      <template id="note-hardware">
        <InfoLayer german={m.info_hardware_german()} own={language === 'en' ? m.info_hardware() : null} />
      </template>
    </>
  );
}

/** In German, under /en in English too. */
function InfoLayer({ german, own }: { german: string; own: string | null }) {
  return (
    <section className="info-layer" aria-label={m.info_label()}>
      <p lang="de">{german}</p>
      {own && <p>{own}</p>}
      <p className="ways">
        <button type="button" className="btn quiet" value="reload">
          {m.info_reload()}
        </button>
        <button type="button" className="btn quiet" value="dismiss">
          {m.info_dismiss()}
        </button>
      </p>
    </section>
  );
}
