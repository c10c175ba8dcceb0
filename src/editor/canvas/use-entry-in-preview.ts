import { type RefObject, useCallback, useEffect } from 'react';
import type { Module } from '../../core/module/module.ts';
import { fieldsOf } from '../session/catalogue.ts';
import type { DraftSession } from '../session/draft-session.ts';
import { type InlineText, setText, textsWithin } from '../writing/inline-texts.ts';
import type { ShownPicture } from './use-entry-on-page.ts';

type Places = { page: Document; texts: Map<string, Text | HTMLElement>; image: HTMLImageElement | null };

/** Texts and picture by iframe; its document is another one after each load. */
const known = new WeakMap<HTMLIFrameElement, Places>();

/**
 * Shows in the preview what was typed of the entry: its page is rendered from what is saved (EDIT-13, decision 0041). Returns what to call when the iframe has loaded a page.
 */
export function useEntryInPreview(
  iframe: RefObject<HTMLIFrameElement | null>,
  session: DraftSession,
  entry: Module | null,
  picture: RefObject<ShownPicture | null>,
): () => void {
  const show = useCallback(() => {
    const element = iframe.current;
    const published = session.entry.rendered;
    if (!element || !entry || !published) return;
    const places = placesIn(element, published, session, picture.current);
    if (!places) return;
    for (const [name, place] of places.texts) setText(place, String(entry[name] ?? ''));
    const source = picture.current?.element.getAttribute('src');
    if (!places.image || !source || places.image.getAttribute('src') === source) return;
    places.image.srcset = '';
    places.image.src = source;
  }, [iframe, session, entry, picture]);
  useEffect(show, [show]);
  return show;
}

function placesIn(iframe: HTMLIFrameElement, published: Module, session: DraftSession, picture: ShownPicture | null): Places | null {
  const page = iframe.contentDocument;
  const main = page?.querySelector('main');
  if (!page || !main || page.readyState !== 'complete') return null;
  const before = known.get(iframe);
  if (before?.page === page) return before;
  const fields = fieldsOf(session.catalogue, published.model);
  const texts = textsWithin([main], published, fields, (element) => !element.matches('.modules'));
  const images = [...page.querySelectorAll<HTMLImageElement>('main img:not(.modules img)')];
  const image = images.find((one) => one.getAttribute('src') === picture?.src) ?? null;
  const places = { page, texts: new Map(texts.map((text) => [text.field.name, placeOf(text)])), image };
  known.set(iframe, places);
  return places;
}

const placeOf = (text: InlineText): Text | HTMLElement => ('node' in text ? text.node : text.element);
