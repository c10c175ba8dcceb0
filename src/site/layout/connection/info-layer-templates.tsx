import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';

/** Templates of the info layers for slow connections and devices (LAYOUT-12), for `showInfoLayer`. */
export function InfoLayerTemplates({ language }: { language: Language }) {
  return (
    <>
      <template id="note-bandwidth">
        <InfoLayer german={m.info_bandwidth_german()} translated={language === 'en' ? m.info_bandwidth() : null} />
      </template>
      <template id="note-hardware">
        <InfoLayer german={m.info_hardware_german()} translated={language === 'en' ? m.info_hardware() : null} />
      </template>
    </>
  );
}

/** In German, under /en in English too. */
function InfoLayer({ german, translated }: { german: string; translated: string | null }) {
  return (
    <section className="info-layer" aria-label={m.info_label()}>
      <p lang="de">{german}</p>
      {translated && <p>{translated}</p>}
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
