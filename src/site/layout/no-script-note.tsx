import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';

/**
 * Note for browsers without script or without modules, shown after 4 s, in German and under /en in English too (LAYOUT-12). The form of a
 * dialog closes it without script.
 */
export function NoScriptNote({ language }: { language: Language }) {
  const reload = (
    // biome-ignore lint/a11y/useValidAnchor: an empty address is that of this page
    <a className="btn quiet" href="">
      {m.info_reload()}
    </a>
  );
  return (
    <>
      <noscript>
        <dialog open className="no-script" aria-label={m.info_label()}>
          <p lang="de">{m.info_no_script({}, { locale: 'de' })}</p>
          {language === 'en' && <p>{m.info_no_script()}</p>}
          <form method="dialog" className="ways">
            {reload}
            <button type="submit" className="btn quiet">
              {m.info_dismiss()}
            </button>
          </form>
        </dialog>
      </noscript>
      {/* Shown by entries/old-browser.ts. */}
      <div className="no-script old-browser">
        <p lang="de">{m.info_unsupported({}, { locale: 'de' })}</p>
        {language === 'en' && <p>{m.info_unsupported()}</p>}
        <p className="ways">{reload}</p>
      </div>
    </>
  );
}
