import { type RefObject, useCallback, useEffect } from 'react';
import type { Module } from '../../core/module/module.ts';
import { fieldsOf } from '../session/catalogue.ts';
import type { DraftSession } from '../session/draft-session.ts';
import { type InlineText, setText, textsWithin } from './inline-texts.ts';
import type { ShownPicture } from './use-entry-on-page.ts';

type Places = { page: Document; texts: Map<string, Text | HTMLElement>; image: HTMLImageElement | null };

/** Texts and picture by the frame's document, which is another one after each load. */
const known = new WeakMap<HTMLIFrameElement, Places>();

/**
 * Shows in the preview what waits of the entry: the page in the frame is drawn of what is published, its modules of the draft
 * (EDIT-13, decision 0041). Answers what to call when the frame has loaded a page.
 */
export function useEntryInPreview(
  frame: RefObject<HTMLIFrameElement | null>,
  session: DraftSession,
  entry: Module | null,
  picture: RefObject<ShownPicture | null>,
): () => void {
  const show = useCallback(() => {
    const element = frame.current;
    const published = session.publishedEntry;
    if (!element || !entry || !published) return;
    const places = placesIn(element, published, session, picture.current);
    if (!places) return;
    for (const [name, place] of places.texts) setText(place, String(entry[name] ?? ''));
    const source = picture.current?.element.getAttribute('src');
    if (!places.image || !source || places.image.getAttribute('src') === source) return;
    places.image.srcset = '';
    places.image.src = source;
  }, [frame, session, entry, picture]);
  useEffect(show, [show]);
  return show;
}

function placesIn(frame: HTMLIFrameElement, published: Module, session: DraftSession, picture: ShownPicture | null): Places | null {
  const page = frame.contentDocument;
  const main = page?.querySelector('main');
  if (!page || !main || page.readyState !== 'complete') return null;
  const before = known.get(frame);
  if (before?.page === page) return before;
  const fields = fieldsOf(session.catalogue, published.model);
  const texts = textsWithin([main], published, fields, (element) => !element.matches('.modules'));
  const own = [...page.querySelectorAll<HTMLImageElement>('main img:not(.modules img)')];
  const image = own.find((one) => one.getAttribute('src') === picture?.src) ?? null;
  const places = { page, texts: new Map(texts.map((text) => [text.field.name, placeOf(text)])), image };
  known.set(frame, places);
  return places;
}

const placeOf = (text: InlineText): Text | HTMLElement => ('node' in text ? text.node : text.element);
