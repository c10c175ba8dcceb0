import { useRouteLoaderData } from 'react-router';
import { locales, otherLanguage } from '../core/languages.ts';
import { m } from '../paraglide/messages.js';
import type { RootData } from '../root.tsx';
import { href } from '../urls.ts';
import { useAddress, useOwnQuery } from './address.ts';
import type { FrameData } from './frame.tsx';

/** Footer: the blocks of the site settings (SITE-01), links, the name of the house as large as the window. */
export function Footer({ html_footer_top, html_footer_bottom, html_footer_logos, year }: FrameData) {
  const root = useRouteLoaderData<RootData>('root');
  const name = root?.design.header.wordmark.join(' ') || root?.siteName;
  return (
    <footer className="foot dark">
      <div className="wrap">
        <div className="grid">
          <TrustedHtml className="c1" html={html_footer_top} />
          <FooterLinks />
        </div>
        {html_footer_logos.length > 0 && (
          <ul className="logos">
            {html_footer_logos.map(({ code }) => (
              <li key={code} dangerouslySetInnerHTML={{ __html: code }} />
            ))}
          </ul>
        )}
      </div>
      <div className="giant" aria-hidden="true">
        {name}
      </div>
      <div className="bottom">
        <div className="wrap">
          {html_footer_bottom ? (
            <TrustedHtml html={html_footer_bottom} />
          ) : (
            <p>
              © {year} {root?.siteName}
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}

function FooterLinks() {
  const { name, language, urls } = useAddress();
  const other = otherLanguage(language);
  const query = useOwnQuery(name);
  return (
    <>
      <nav className="c2" aria-labelledby="footer-programme">
        <h2 id="footer-programme">{m.footer_programme()}</h2>
        <ul>
          <li>
            <a href={href('home', language)}>{m.home()}</a>
          </li>
          <li>
            <a href={href('events', language)}>{m.programme()}</a>
          </li>
          <li>
            <a href={href('productions', language)}>{m.productions()}</a>
          </li>
        </ul>
      </nav>
      <nav className="c2" aria-labelledby="footer-language">
        <h2 id="footer-language">{m.footer_language()}</h2>
        <ul>
          <li>
            <a href={urls[other] + query} hrefLang={other} lang={other}>
              {locales[other].readName}
            </a>
          </li>
        </ul>
      </nav>
    </>
  );
}

/** HTML only administrators can write. */
function TrustedHtml({ html, className }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
