import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '../../core/languages.ts';
import { BookingWidget } from '../../features/booking/booking-widget.tsx';
import { CartStatus } from '../../features/booking/cart-status.tsx';
import { followCart, rereadCart } from '../../features/booking/cart-store.ts';
import { followStock, prepareLinks } from '../../features/booking/live-stock.ts';
import { loadOffer } from '../../features/booking/load-offer.ts';
import { FavouritesList } from '../../features/favourites/favourites-list.tsx';
import { useFavourites } from '../../features/favourites/favourites-store.ts';
import { markHearts, pressHeart } from '../../features/favourites/hearts.ts';
import { shopHref } from '../../urls.ts';
import { fetchSearchForms } from './fetch-search-forms.ts';
import type { BookingPress } from './use-shop-start.ts';
import { useTagManager } from './use-tag-manager.ts';
import { useVitals } from './use-vitals.ts';

export interface ShopPartsProps {
  language: Language;
  webshopPaths: readonly string[];
  tagManagerIds: readonly string[];
  /** The booking link that was pressed last; null while none is open. */
  press: BookingPress | null;
  setPress: (press: BookingPress | null) => void;
}

/** Everything of shop and favourites that lies over a page; fetched at the first sign of a visitor (decision 0035). */
export default function ShopParts({ language, webshopPaths, tagManagerIds, press, setPress }: ShopPartsProps) {
  const latest = useRef(press);
  latest.current = press;
  const { pathname } = useLocation();
  const favourites = useFavourites();
  useEffect(followCart, []);
  // No part of the shop, but wanted at the same moment, and a file of its own would cost every page more.
  useEffect(fetchSearchForms, []);
  // So is what counts visits, once somebody has agreed to it.
  useTagManager(tagManagerIds);
  useVitals();
  useEffect(() => void rereadCart(), [pathname]);
  useEffect(markHearts, [favourites]);
  useEffect(() => followPage(language), [language]);
  const webshopUrl = shopHref(webshopPaths, 'home', language);
  return (
    <>
      <CartStatus webshopUrl={webshopUrl} />
      <FavouritesList language={language} />
      {press && (
        <BookingWidget
          key={press.number}
          id={Number(press.link.dataset.book)}
          button={press.link}
          language={language}
          webshopUrl={webshopUrl}
          onClosed={() => latest.current === press && setPress(null)}
        />
      )}
    </>
  );
}

/** Serves what stands in the page now and what comes into it: hearts, booking links, live stock. */
function followPage(language: Language): () => void {
  const stock = followStock();
  const find = () => {
    prepareLinks();
    markHearts();
    stock.find();
  };
  let isPlanned = false;
  const observer = new MutationObserver(() => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      find();
    });
  });
  find();
  observer.observe(document.body, { childList: true, subtree: true });
  const onClick = ({ target }: MouseEvent) => void (target instanceof Element && pressHeart(target, language));
  // Near a button its prices are fetched, so that it opens with them.
  const onNear = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-book]:not([data-gone])') : null;
    if (link) loadOffer(Number(link.dataset.book), language).catch(() => undefined);
  };
  document.addEventListener('click', onClick);
  for (const name of near) document.addEventListener(name, onNear, { passive: true });
  let closing = 0;
  const bookingLink = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-book][role]') : null);
  // The press that closes a dropdown from its own button does not open it again.
  const onDown = (event: Event) => {
    closing = bookingLink(event)?.getAttribute('aria-expanded') === 'true' ? event.timeStamp : 0;
  };
  const onPress = (event: MouseEvent) => {
    if (event.detail === 0 || closing === 0 || event.timeStamp - closing > 1000 || !bookingLink(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onKey = (event: KeyboardEvent) => {
    const link = event.key === ' ' ? bookingLink(event) : null;
    if (!link) return;
    event.preventDefault();
    link.click();
  };
  window.addEventListener('pointerdown', onDown, true);
  window.addEventListener('click', onPress, true);
  document.addEventListener('keydown', onKey);
  return () => {
    stock.stop();
    observer.disconnect();
    document.removeEventListener('click', onClick);
    window.removeEventListener('pointerdown', onDown, true);
    window.removeEventListener('click', onPress, true);
    document.removeEventListener('keydown', onKey);
    for (const name of near) document.removeEventListener(name, onNear);
  };
}

const near = ['pointerover', 'pointerdown', 'focusin'];
