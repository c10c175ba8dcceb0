import type { Language } from '../../core/languages.ts';
import { ConsentBar } from '../../features/consent/question/consent-bar.tsx';
import type { ShownAlert } from '../../features/site/alerts.read.server.ts';
import { useCurrentPage } from '../../features/site/current-page.ts';
import type { HoursToday } from '../../features/site/site.contract.ts';
import { m } from '../../paraglide/messages.js';
import type { LayoutFacts } from '../rendering/page-facts.ts';
import { BelowPage } from './below-page.tsx';
import { Header } from './header/header.tsx';
import type { LayoutMarkup } from './layout-markup.server.tsx';
import { markLinks } from './mark-links.ts';
import { NoScriptNote } from './no-script-note.tsx';
import { StickyNavigation } from './sticky-navigation.tsx';

/** What the layout shows around every page. */
export interface LayoutData {
  /** At most two, the newest first. */
  alerts: readonly ShownAlert[];
  hours: HoursToday;
  /** 'HH:MM' of the venue. */
  clock: string;
  isSiteOnline: boolean;
  /** Names the texts of the question for consent. */
  consentText: string;
  /** HTML only administrators can write. */
  html: string;
  markup: LayoutMarkup;
}

interface LayoutProps {
  data: LayoutData;
  facts: LayoutFacts;
  /** Rendered markup of the main area. */
  main: string;
  /** Whether the document has the site's script; without it there is neither consent bar nor templates. */
  hasScript: boolean;
}

/** Header, main area, sticky navigation and footer of a public page (LAYOUT-01). */
export function Layout({ data: { markup, ...data }, facts, main, hasScript }: LayoutProps) {
  const { pathname, search, urls, design, language } = useCurrentPage();
  const current = { pathname, urls, query: search };
  return (
    <>
      <a className="skip" href="#main-content">
        {m.skip_to_content()}
      </a>
      {hasScript && <ConsentBar language={language} textHash={data.consentText} tagManagerIds={design.tagManagerIds} />}
      {/* How far the page is scrolled: a quarter and a half of the window (NAV-10, NAV-18). */}
      <span className="quarter" />
      <span className="half" />
      <Header
        {...data}
        isLanding={facts.isLandingPage === true}
        topLinks={markLinks(markup.topLinks, current)}
        bar={markLinks(markup.headerBar, current)}
        sideMenu={markLinks(markup.sideMenu, current)}
      />
      <main id="main-content" tabIndex={-1} data-beside={besideOf(facts, language)} dangerouslySetInnerHTML={{ __html: main }} />
      <StickyNavigation items={facts.sticky ?? []} />
      <footer
        id="footer"
        className="foot dark"
        data-region="footer"
        data-shape=""
        dangerouslySetInnerHTML={{ __html: markLinks(markup.footer, current) }}
      />
      {hasScript && <BelowPage />}
      <NoScriptNote language={language} />
    </>
  );
}

/** The paths of the pages beside this one (LAYOUT-15), for page-skeleton.ts. */
function besideOf({ siblings }: LayoutFacts, language: Language): string | undefined {
  return siblings?.flatMap(({ urls }) => urls[language] ?? []).join(' ') || undefined;
}
