import type { Nav } from '../../../features/pages/pages.contract.ts';
import type { SiteSettings } from '../../../features/site/site.contract.ts';
import { useLayoutSite } from '../layout-site.ts';
import { FooterBar } from './footer-bar.tsx';
import { FooterNavigation } from './footer-navigation.tsx';
import { wordmarkFit } from './wordmark-fit.ts';

/** The blocks of the site settings (SITE-01) around the links, the site's name in the full width, the bottom bar. */
export function FooterContent({ nav, settings, year }: { nav: Nav; settings: SiteSettings; year: string }) {
  const { siteName, design } = useLayoutSite();
  const name = design.header.wordmark.join(' ') || siteName;
  const { html_footer_top, html_footer_bottom, html_footer_logos } = settings;
  return (
    <>
      <div className="wrap">
        <div className="grid">
          <TrustedHtml className="c1" html={html_footer_top} />
          <FooterNavigation nav={nav} />
        </div>
        {html_footer_bottom && <TrustedHtml className="foot-end" html={html_footer_bottom} />}
        {html_footer_logos.length > 0 && (
          <ul className="logos">
            {html_footer_logos.map(({ code }) => (
              <li key={code} dangerouslySetInnerHTML={{ __html: code }} />
            ))}
          </ul>
        )}
      </div>
      <div className="giant" style={wordmarkFit(name)} aria-hidden="true">
        {name}
      </div>
      <FooterBar year={year} />
    </>
  );
}

/** HTML only administrators can write. */
function TrustedHtml({ html, className }: { html: string; className: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
