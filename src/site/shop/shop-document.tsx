import type { ReactNode } from 'react';
import type { Brand } from '../../../brands/brands.server.ts';
import { type Language, locales, otherLanguage } from '../../core/languages.ts';
import type { PictureCredit } from '../../features/media/credits.read.server.ts';
import { PictureCredits } from '../../features/media/picture-credits.tsx';
import type { DesignSettings } from '../../features/site/design-settings.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import { shopHref } from '../../urls.ts';
import { staticLinks } from '../layout/footer/static-links.ts';
import { Logo } from '../layout/header/logo.tsx';
import { HeaderCountdown } from './countdown.tsx';
import shopStylesheet from './shop.css?url&no-inline';

/** Data of the layout of every shop page. */
export interface ShopLayout {
  language: Language;
  design: DesignSettings;
  siteName: string;
  /** Tickets in the cart. */
  quantity: number;
  /** For how many seconds they are held; 0 where the page itself shows it. */
  seconds: number;
  /** The same page in the other language. */
  otherUrl: string;
  /** Id of the form whose input goes along to it; undefined for pages without input. */
  form: string | undefined;
  year: string;
  /** Whether nothing is sold here, which a banner says (SHOP-03). */
  isDemo: boolean;
  /** Of the pictures of the page. */
  credits: readonly PictureCredit[];
}

interface ShopBodyProps {
  layout: ShopLayout;
  /** Markup of `ShopMain`. */
  main: string;
}

interface ShopMainProps {
  /** Step of the purchase: 1 tickets, 2 cart, 3 checkout; null for none. */
  step: 1 | 2 | 3 | null;
  /** For how long the tickets are held; 0 where the page itself shows it. */
  seconds: number;
  children: ReactNode;
}

/** The site's styles, the shop's, then the brand's. */
export function shopStyles(siteStyles: readonly string[], brand: Brand): string[] {
  return [...siteStyles, shopStylesheet, brand.stylesheet];
}

/**
 * A page in the layout of a ticket shop (LAYOUT-04): banner of the demonstration (SHOP-03), logo, language, cart, steps and
 * the legal links. It is not cached and needs no script (decision 0034).
 */
export function ShopBody({ layout, main }: ShopBodyProps) {
  const { language, design, siteName, quantity, seconds, otherUrl, form, year, isDemo, credits } = layout;
  const other = otherLanguage(language);
  const cart = quantity > 0 ? m.cart_with({ tickets: m.tickets_count({ count: quantity }) }) : m.cart();
  return (
    <>
      <a className="skip" href="#main-content">
        {m.skip_to_content()}
      </a>
      {isDemo && (
        <aside className="demo dark" aria-label={m.shop_demo_title()}>
          <p className="wrap">
            <Icon name="warn" />
            <span>
              <strong>{m.shop_demo_title()}</strong> {m.shop_demo_text()}
            </span>
          </p>
        </aside>
      )}
      <header className="bar">
        <div className="wrap">
          <Logo root={{ siteName, language, design }} />
          <LanguageSwitch other={other} url={otherUrl} form={form} />
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
      <main id="main-content" tabIndex={-1} className="wrap" dangerouslySetInnerHTML={{ __html: main }} />
      {credits.length > 0 && <PictureCredits credits={credits} />}
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
    </>
  );
}

/** What stands in the main element: steps, the warning that the time runs out, and the page. */
export function ShopMain({ step, seconds, children }: ShopMainProps) {
  return (
    <>
      {step && <Steps step={step} />}
      <p id="warning" className="shop-warning" role="status" {...warnings()}>
        {seconds > 0 && seconds <= 120 && m.cart_warning({ count: Math.ceil(seconds / 60) })}
      </p>
      {children}
    </>
  );
}

/** The same page in the other language (NAV-05); what was typed goes along, also without script. */
function LanguageSwitch({ other, url, form }: { other: Language; url: string; form: string | undefined }) {
  const shared = {
    className: 'ibtn shop-lang',
    lang: other,
    'aria-label': `${other.toUpperCase()}: ${locales[other].readName}`,
    children: other.toUpperCase(),
  };
  if (form === undefined) return <a {...shared} href={url} hrefLang={other} />;
  return (
    <>
      {/* Enter in a field presses the first button of its form. */}
      <button type="submit" form={form} hidden />
      <button {...shared} type="submit" form={form} name="switch" value={other} formNoValidate />
    </>
  );
}

/** Texts for the page's script, by the minutes that are left of the reservation (SHOP-04). */
const warnings = () => ({
  'data-text-0': m.cart_ended(),
  'data-text-1': m.cart_warning({ count: 1 }),
  'data-text-2': m.cart_warning({ count: 2 }),
});

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
