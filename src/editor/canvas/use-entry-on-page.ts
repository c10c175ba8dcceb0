import { type RefObject, useEffect, useRef } from 'react';
import type { Module } from '../../core/module/module.ts';
import { fieldsOf } from '../session/catalogue.ts';
import type { DraftSession } from '../session/draft-session.ts';
import { hasText, inlineTexts, setText } from '../writing/inline-texts.ts';

/** The picture of the entry where it stands, with what it showed at first. */
export interface ShownPicture {
  element: HTMLImageElement;
  src: string;
  srcset: string;
  image: unknown;
}

/**
 * Shows on its page what was typed of the entry and is not saved. The server has rendered the page with views that know nothing of
 * editing: their texts and their picture are found by what they show (EDIT-13).
 */
export function useEntryOnPage(session: DraftSession, entry: Module | null): RefObject<ShownPicture | null> {
  const places = useRef(new Map<string, Text | HTMLElement>());
  const shown = useRef<Record<string, unknown>>({});
  const picture = useRef<ShownPicture>(null);
  const production = entry?.production;
  useEffect(() => void session.entry.readInherited(), [session, production]);
  useEffect(() => {
    if (!entry) return;
    const fields = fieldsOf(session.catalogue, entry.model);
    const lost = fields.filter(({ name }) => {
      if (session.writing?.field === name) return false;
      const place = places.current.get(name);
      // The page may have been rendered anew: what stands there now may be of another field, or older than what was typed since.
      if (place?.isConnected && hasText(place, String(shown.current[name] ?? ''))) return false;
      places.current.delete(name);
      return true;
    });
    const found = new Set<string>();
    for (const values of [{ ...entry, ...shown.current } as Module, entry, session.entry.rendered ?? entry]) {
      const missing = lost.filter(({ name }) => !found.has(name));
      for (const text of missing.length > 0 ? inlineTexts(values, missing) : []) {
        const { name } = text.field;
        found.add(name);
        places.current.set(name, 'node' in text ? text.node : text.element);
        shown.current[name] = text.shown;
      }
    }
    for (const [name, place] of places.current) {
      if (session.writing?.field === name || !place.isConnected) continue;
      const value = String(entry[name] ?? '');
      if (shown.current[name] !== undefined && shown.current[name] !== value) {
        setText(place, value);
      }
      shown.current[name] = value;
    }
    const { inherited } = session.entry;
    showPicture(entry.image === null && inherited?.picture ? { ...entry, ...inherited.picture } : entry, picture);
  }, [session, entry]);
  return picture;
}

function showPicture({ image, image_obj, image_thumbnails }: Module, picture: RefObject<ShownPicture | null>): void {
  const object = image_obj as { url: string } | null | undefined;
  if (!object) return;
  const address = (image_thumbnails as { medium: string } | null)?.medium ?? object.url;
  if (!picture.current?.element.isConnected) {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img:not(.modules img)')];
    const element = images.find((one) => [address, object.url].includes(one.getAttribute('src') ?? ''));
    if (element) picture.current = { element, src: element.getAttribute('src') ?? '', srcset: element.srcset, image };
    return;
  }
  const { element, src, srcset } = picture.current;
  const isFirst = picture.current.image === image;
  element.srcset = isFirst ? srcset : '';
  element.src = isFirst ? src : address;
}
