import { Fragment, type ReactNode } from 'react';
import type { Brand } from '../../../brands/brands.server.ts';
import { hasCustomFormats } from '../../core/text/format-patterns.ts';
import { type EditorFacts, editorFactsId } from '../../features/pages/edited-content.ts';
import type { CurrentPage } from '../../features/site/current-page.ts';
import type { Assets } from './assets.server.ts';
import type { bookingPlaceOf } from './booking-place.ts';
import { renderDocument } from './document.tsx';
import type { HeadEntry } from './meta.ts';

interface SiteDocumentProps {
  page: CurrentPage;
  brand: Brand;
  assets: Assets;
  head: readonly HeadEntry[];
  /** False for a document without any script. */
  hasScript: boolean;
  /** Data for the editor tools; null for documents without them. */
  editor: EditorFacts | null;
  /** Ids of the alerts of the page, for visitors who closed one before. */
  alerts: readonly number[];
  bookingPlace: ReturnType<typeof bookingPlaceOf>;
  /** Whether the document asks for consent. */
  asksConsent: boolean;
  body: string;
}

/** The document of a page in the look of the brand. */
export function renderSiteDocument({
  page,
  brand,
  assets,
  head,
  hasScript,
  editor,
  alerts,
  bookingPlace,
  asksConsent,
  body,
}: SiteDocumentProps) {
  const { design, routeName } = page;
  const { formats, currencySymbol } = design;
  return renderDocument({
    language: page.language,
    root: {
      'data-build': assets.build,
      'data-kind': routeName ?? undefined,
      'data-tickets': bookingPlace,
      'data-alert': alerts.length === 0 ? undefined : alerts.join(' '),
      'data-consent': asksConsent ? 'ask' : undefined,
      'data-formats': hasCustomFormats(design) ? JSON.stringify({ formats, currencySymbol }) : undefined,
    },
    head: (
      <>
        {brand.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href={design.header.logoLink} type="image/svg+xml" />
        {head.map((entry, index) => (
          <Fragment key={index}>{elementOf(entry)}</Fragment>
        ))}
        <Styles assets={assets} brand={brand} hasEditor={editor !== null} />
        {hasScript && <Scripts assets={assets} editor={editor} page={page} />}
      </>
    ),
    body,
  });
}

/** One stylesheet for all public pages; the brand's after it, because it overrides the same selectors. */
function Styles({ assets, brand, hasEditor }: { assets: Assets; brand: Brand; hasEditor: boolean }) {
  const files = [...assets.entry('src/entries/site-styles.ts').styles, ...(hasEditor ? assets.entry('src/entries/editor.tsx').styles : [])];
  return (
    <>
      {[...new Set([...files, brand.stylesheet])].map((file) => (
        <link key={file} rel="stylesheet" href={file} />
      ))}
    </>
  );
}

interface ScriptsProps {
  assets: Assets;
  editor: EditorFacts | null;
  page: CurrentPage;
}

function Scripts({ assets, editor, page }: ScriptsProps) {
  const site = assets.entry('src/entries/site.ts');
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: assets.beforePaint.text }} />
      {assets.firstScripts.map((file) => (
        <script key={file} type="module" src={file} />
      ))}
      {site.imports.map((file) => (
        <link key={file} rel="modulepreload" href={file} />
      ))}
      <script type="module" src={site.script} />
      {editor && (
        <>
          <script type="module" src={assets.entry('src/entries/editor.tsx').script} />
          <Json id="current-page" value={page} />
          <Json id={editorFactsId} value={editor} />
        </>
      )}
      <script noModule src={assets.entry('src/entries/old-browser.ts').script} />
    </>
  );
}

function Json({ id, value }: { id: string; value: object }) {
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: escapeMarkup(JSON.stringify(value)) }} />;
}

function elementOf(entry: HeadEntry): ReactNode {
  if ('title' in entry) return <title>{entry.title}</title>;
  if ('tagName' in entry) return <link rel={entry.rel} hrefLang={entry.hrefLang} href={entry.href} />;
  if ('script:ld+json' in entry)
    return (
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeMarkup(JSON.stringify(entry['script:ld+json'])) }} />
    );
  return <meta {...entry} />;
}

/** Escapes JSON so that it cannot end its script element. */
function escapeMarkup(json: string): string {
  return json.replace(/[<>&]/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`);
}
