import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';

/**
 * Note for browsers without script or without modules, shown after 4 s, in German and under /en in English too (LAYOUT-12). The form of a
 * dialog closes it without script.
 */
export function NoScriptNote({ language }: { language: Language }) {
  const texts = [m.info_unsupported({}, { locale: 'de' }), ...(language === 'en' ? [m.info_unsupported()] : [])];
  return (
    <>
      <noscript>
        <dialog open className="no-script" aria-label={m.info_label()}>
          <p lang="de">{m.info_no_script({}, { locale: 'de' })}</p>
          {language === 'en' && <p>{m.info_no_script()}</p>}
          <form method="dialog" className="ways">
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of this page */}
            <a className="btn quiet" href="">
              {m.info_reload()}
            </a>
            <button type="submit" className="btn quiet">
              {m.info_dismiss()}
            </button>
          </form>
        </dialog>
      </noscript>
      {/* Shown by entries/old-browser.ts. */}
      <div className="no-script old-browser">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </>
  );
}
