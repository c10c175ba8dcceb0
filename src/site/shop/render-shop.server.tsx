import type { ReactElement } from 'react';
import { retryAfterSeconds } from '../../core/http/page-outcomes.ts';
import { otherLanguage } from '../../core/languages.ts';
import { localDay } from '../../core/text/wall-clock.ts';
import { readCredits } from '../../features/media/credits.read.server.ts';
import { renderPersonalMarkup, sendPersonalDocument } from '../rendering/personal-document.server.tsx';
import { isDemoShop, type ShopContext } from './shop-context.server.ts';
import { ShopBody, ShopMain, shopStyles } from './shop-document.tsx';

/** Data of a shop page, for rendering. */
export interface ShopAnswer {
  status: number;
  title: string;
  step: 1 | 2 | 3 | null;
  /** Tickets in the cart, for the header. */
  quantity: number;
  /** For how many seconds they are held, for the header; 0 where the page itself shows it. */
  seconds: number;
  /** Id of the form of the page whose input a change of the language must not lose. */
  form?: string;
  view: ReactElement;
}

/** Renders a shop page and sends it (SHOP-02), with the credits of the pictures it shows (PAGE-40). */
export async function sendShopPage(context: ShopContext, { status, title, step, quantity, seconds, form, view }: ShopAnswer) {
  const { options, reply, reading, language, design, siteName, request, query } = context;
  const { assets, brand } = options;
  const other = new URLSearchParams(query);
  other.set('lang', otherLanguage(language));
  const main = renderPersonalMarkup(
    design,
    <ShopMain step={step} seconds={seconds}>
      {view}
    </ShopMain>,
  );
  const layout = {
    ...{ language, design, siteName, quantity, seconds, form },
    isDemo: isDemoShop(context),
    credits: await readCredits(reading, main, language),
    otherUrl: `${request.url.split('?')[0]}?${other}`,
    year: localDay(reading.now).slice(0, 4),
  };
  if (status === 503) reply.header('retry-after', String(retryAfterSeconds));
  return sendPersonalDocument(context, {
    status,
    title: `${title} | ${siteName}`,
    styles: shopStyles(assets.entry('src/entries/site-styles.ts').styles, brand),
    script: assets.entry('src/entries/shop.ts').script,
    head: brand.fonts.map((font) => <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />),
    bodyClass: 'shop',
    body: <ShopBody layout={layout} main={main} />,
  });
}
