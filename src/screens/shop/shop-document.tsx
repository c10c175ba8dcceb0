import type { ReactNode } from 'react';
import type { Brand } from '../../../brands/brands.server.ts';
import { type Language, locales, otherLanguage } from '../../core/languages.ts';
import type { DesignSettings } from '../../features/site/design-settings.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon.tsx';
import siteStyles from '../../ui/styles.css?url&no-inline';
import { shopHref } from '../../urls.ts';
import { staticLinks } from '../footer/static-links.ts';
import { Logo } from '../header/logo.tsx';
import { HeaderCountdown } from './countdown.tsx';
import shopStyles from './shop.css?url&no-inline';
import { shopScript } from './shop-script.ts';

/** What every shop page knows of site and visitor. */
export interface ShopFrame {
  language: Language;
  brand: Brand;
  design: DesignSettings;
  siteName: string;
  /** Tickets in the cart. */
  quantity: number;
  /** For how many seconds they are held; 0 where the page itself says it. */
  seconds: number;
  /** The same page in the other language. */
  otherUrl: string;
  year: string;
  nonce: string;
}

interface ShopDocumentProps {
  frame: ShopFrame;
  title: string;
  /** Where the visitor is on the way: 1 tickets, 2 cart, 3 checkout; null beside it. */
  step: 1 | 2 | 3 | null;
  children: ReactNode;
}

/**
 * A page in the layout of a ticket shop (LAYOUT-04): banner of the demonstration (SHOP-03), logo, language, cart, steps and
 * the legal links. It is personal, so it stands outside of the page cache, and it needs no script (decision 0034).
 */
export function ShopDocument({ frame, title, step, children }: ShopDocumentProps) {
  const { language, brand, design, siteName, quantity, seconds, otherUrl, year, nonce } = frame;
  const other = otherLanguage(language);
  const cart = quantity > 0 ? m.cart_with({ tickets: m.tickets_count({ count: quantity }) }) : m.cart();
  return (
    <html lang={locales[language].iso}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="none" />
        <title>{`${title} | ${siteName}`}</title>
        {brand.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href={design.header.logoLink} type="image/svg+xml" />
        <link rel="stylesheet" href={siteStyles} />
        <link rel="stylesheet" href={shopStyles} />
        <link rel="stylesheet" href={brand.stylesheet} />
      </head>
      <body className="shop">
        <a className="skip" href="#main-content">
          {m.skip_to_content()}
        </a>
        <aside className="demo dark" aria-label={m.shop_demo_title()}>
          <p className="wrap">
            <Icon name="warn" />
            <span>
              <strong>{m.shop_demo_title()}</strong> {m.shop_demo_text()}
            </span>
          </p>
        </aside>
        <header className="bar">
          <div className="wrap">
            <Logo root={{ siteName, language, design }} />
            <a
              className="ibtn shop-lang"
              href={otherUrl}
              lang={other}
              hrefLang={other}
              aria-label={`${other.toUpperCase()}: ${locales[other].readName}`}
            >
              {other.toUpperCase()}
            </a>
            {seconds > 0 && <HeaderCountdown seconds={seconds} action={shopHref(design.webshopPaths, 'cart', language)} />}
            <a className="ibtn cart-link" href={shopHref(design.webshopPaths, 'cart', language)} aria-label={cart}>
              <Icon name="cart" />
              {quantity > 0 && (
                <span className="count" aria-hidden="true">
                  {quantity}
                </span>
              )}
            </a>
          </div>
        </header>
        <main id="main-content" tabIndex={-1} className="wrap">
          {step && <Steps step={step} />}
          <p id="warning" className="shop-warning" role="status">
            {seconds > 0 && seconds <= 120 && m.cart_warning({ count: Math.ceil(seconds / 60) })}
          </p>
          {children}
        </main>
        <footer className="foot dark">
          <div className="bottom">
            <div className="wrap">
              <p>
                © {year} {siteName}
              </p>
              <ul aria-label={m.footer_legal()}>
                {staticLinks(language)
                  .filter(({ url }) => url.startsWith('/'))
                  .map(({ url, title: text }) => (
                    <li key={url}>
                      <a href={url}>{text}</a>
                    </li>
                  ))}
              </ul>
            </div>
          </div>
        </footer>
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: shopScript() }} />
      </body>
    </html>
  );
}

function Steps({ step }: { step: 1 | 2 | 3 }) {
  return (
    <ol className="steps" aria-label={m.shop_steps()}>
      {[m.shop_step_tickets(), m.shop_step_cart(), m.shop_step_checkout()].map((text, index) => (
        <li key={text} className={index + 1 < step ? 'is-done' : undefined} aria-current={index + 1 === step ? 'step' : undefined}>
          {index + 1} {text}
        </li>
      ))}
    </ol>
  );
}
