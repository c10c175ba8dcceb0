import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon.tsx';
import { feedHref } from '../../urls.ts';
import { type Favourite, toggleFavourite, useFavourites } from './favourites-store.ts';

/** The favourites in the popover that the header opens, and their number on its buttons (NAV-08). */
export function FavouritesList({ language }: { language: Language }) {
  const favourites = useFavourites();
  const names = useNames(favourites, language);
  const place = document.getElementById('favourites-list');
  useEffect(() => {
    const count = favourites.length;
    for (const button of document.querySelectorAll<HTMLElement>('[popovertarget="favourites"]:not([popovertargetaction])')) {
      button.dataset.count = count > 0 ? String(count) : '';
      if (!button.dataset.word) button.setAttribute('aria-label', count > 0 ? m.favourites_with({ count }) : m.favourites());
    }
  }, [favourites]);
  if (!place) return null;
  const ids = (kind: Favourite['kind']) =>
    favourites
      .filter((favourite) => favourite.kind === kind)
      .map(({ id }) => id)
      .join(',');
  return createPortal(
    favourites.length === 0 ? (
      <p>{m.favourites_empty()}</p>
    ) : (
      <>
        <ul>
          {favourites.map((favourite) => {
            const { name, url } = names.get(keyOf(favourite)) ?? favourite;
            return (
              <li key={keyOf(favourite)}>
                <a href={url}>{name}</a>
                <button
                  type="button"
                  className="ibtn"
                  aria-label={m.favourites_remove({ name })}
                  onClick={() => {
                    toggleFavourite(favourite);
                    document.getElementById('favourites')?.focus();
                  }}
                >
                  <Icon name="close" />
                </button>
              </li>
            );
          })}
        </ul>
        <a className="more" href={feedHref('favourites', language, {}, { events: ids('event'), productions: ids('production') })}>
          <Icon name="cal" />
          {m.favourites_calendar()}
        </a>
      </>
    ),
    place,
  );
}

const keyOf = ({ kind, id }: Favourite) => `${kind}-${id}`;

/** Titles and pages in the language of the page, for what was marked in another one. */
function useNames(favourites: readonly Favourite[], language: Language): ReadonlyMap<string, { name: string; url: string }> {
  const [names, setNames] = useState<ReadonlyMap<string, { name: string; url: string }>>(new Map());
  useEffect(() => {
    const foreign = favourites.filter((favourite) => favourite.language !== language && !names.has(keyOf(favourite)));
    if (foreign.length === 0) return;
    const find = async (favourite: Favourite) => {
      const response = await fetch(`/${language}/api/${favourite.kind}s/${favourite.id}/`).catch(() => null);
      const found = response?.ok ? ((await response.json()) as { name: string; link: { url: string } }) : null;
      return [keyOf(favourite), { name: found?.name ?? favourite.name, url: found?.link.url ?? favourite.url }] as const;
    };
    let isHere = true;
    void Promise.all(foreign.map(find)).then((found) => isHere && setNames(new Map([...names, ...found])));
    return () => {
      isHere = false;
    };
  }, [favourites, language, names]);
  return names;
}
