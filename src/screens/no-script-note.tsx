import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import type { Language } from '../core/languages.ts';
import { m } from '../paraglide/messages.js';

/**
 * Without script, and in browsers that know no modules: what that means here, 4 s after the page began, in German and
 * under /en in English too (LAYOUT-12). A dialog's form closes it without script. The browser's bundle has none of it.
 */
export function NoScriptNote({ language }: { language: Language }) {
  const nonce = useContext(FrameworkContext)?.nonce;
  if (!import.meta.env.SSR) {
    return (
      <>
        <noscript />
        <script noModule suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      </>
    );
  }
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
      <script
        noModule
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: oldBrowserScript(texts, m.info_reload()) }}
      />
    </>
  );
}

/** In the words of an old browser. It is thrown away with the page when the visitor reloads or goes on. */
function oldBrowserScript(texts: readonly string[], reload: string): string {
  return `setTimeout(function(){var d=document.createElement("div");d.className="no-script";d.innerHTML=${JSON.stringify(`${texts.map((text) => `<p>${text}</p>`).join('')}<p><a class="btn quiet" href="">${reload}</a></p>`).replaceAll('<', '\\u003c')};document.body.appendChild(d)},4000)`;
}
