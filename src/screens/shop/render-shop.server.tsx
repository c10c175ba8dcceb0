import { randomBytes } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hashInlineScripts } from '../../core/http/page-cache/inline-scripts.server.ts';
import { otherLanguage } from '../../core/languages.ts';
import { inFormats } from '../../core/text/format-scope.server.ts';
import { houseDay } from '../../core/text/wall-clock.ts';
import { ShopDocument } from './shop-document.tsx';
import type { ShopVisit } from './shop-visit.server.ts';

/** A page of the shop before it is drawn. */
export interface ShopAnswer {
  status: number;
  title: string;
  step: 1 | 2 | 3 | null;
  /** Tickets in the cart, for the header. */
  quantity: number;
  /** For how many seconds they are held, for the header; 0 where the page itself says it. */
  seconds: number;
  view: ReactElement;
}

/** Draws a page for this one visitor and sends it. Nobody keeps it: no cache of ours, no proxy, no browser (SHOP-02). */
export function sendShopPage(visit: ShopVisit, { status, title, step, quantity, seconds, view }: ShopAnswer) {
  const { options, reply, reading, language, design, siteName, request, query } = visit;
  const nonce = randomBytes(18).toString('base64');
  const other = new URLSearchParams(query);
  other.set('lang', otherLanguage(language));
  const frame = {
    language,
    brand: options.brand,
    design,
    siteName,
    quantity,
    seconds,
    otherUrl: `${request.url.split('?')[0]}?${other}`,
    year: houseDay(reading.now).slice(0, 4),
    nonce,
  };
  const markup = inFormats(design, () =>
    renderToStaticMarkup(
      <ShopDocument frame={frame} title={title} step={step}>
        {view}
      </ShopDocument>,
    ),
  );
  const { html, hashes } = hashInlineScripts(`<!DOCTYPE html>${markup}`, nonce);
  return reply
    .status(status)
    .headers({
      'content-security-policy': options.policy(hashes),
      'content-language': language,
      'cache-control': 'no-store',
      'x-robots-tag': 'none',
      ...(status === 503 && { 'retry-after': '300' }),
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
