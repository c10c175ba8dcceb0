import { otherLanguage } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { UpLink } from '../../../ui/link/up-link.tsx';
import { LanguageLink } from '../header/language-switch.tsx';
import { MenuLink } from '../header/menu-link.tsx';
import { useLayoutSite } from '../layout-site.ts';
import { staticLinks } from './static-links.ts';

/** Copyright and legal links (NAV-14, NAV-15). */
export function FooterBar({ year }: { year: string }) {
  const { language, siteName, design } = useLayoutSite();
  return (
    <div className="bottom">
      <div className="wrap">
        <p>
          © {year} {siteName}
        </p>
        <ul aria-label={m.footer_legal()}>
          {staticLinks(language).map(({ url, title }) => (
            <li key={url}>
              <MenuLink url={url} text={title} />
            </li>
          ))}
          <li className="ask-again">
            <a href="#consent">{m.consent_settings()}</a>
          </li>
          {design.whistleblowerUrl && (
            <li>
              <MenuLink url={design.whistleblowerUrl} text={m.footer_whistleblower()} />
            </li>
          )}
          <li>
            <LanguageLink to={otherLanguage(language)} />
          </li>
        </ul>
        <UpLink />
      </div>
    </div>
  );
}
