import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { feedHref } from '../../../urls.ts';

/** Opens the list of favourites (NAV-08). It needs the browser's storage, so it shows where there is script. */
export function FavouritesButton({ hasText = false }: { hasText?: boolean }) {
  return (
    <button
      type="button"
      className={hasText ? 'favourites-word' : 'ibtn'}
      data-control=""
      data-favourites=""
      aria-haspopup="dialog"
      aria-label={hasText ? undefined : m.favourites()}
    >
      <Icon name="heart" />
      {hasText && m.favourites()}
    </button>
  );
}

/**
 * The list of favourites, a part of the layout's templates, for only script shows it: features/favourites/favourites-list.ts fills it from
 * the browser's storage, with these texts and this row.
 */
export function FavouritesMenu({ language }: { language: Language }) {
  return (
    <div
      id="favourites"
      popover="auto"
      className="favourites"
      role="dialog"
      aria-labelledby="favourites-title"
      tabIndex={-1}
      data-none={m.favourites()}
      data-one={m.favourites_with({ count: 1 })}
      data-many={m.favourites_with({ count: '{count}' })}
    >
      <div className="head">
        <h2 id="favourites-title">{m.favourites()}</h2>
        <button type="button" className="ibtn" aria-label={m.booking_close()} popoverTarget="favourites" popoverTargetAction="hide">
          <Icon name="close" />
        </button>
      </div>
      <p role="alert" hidden>
        {m.favourites_full()}
      </p>
      <div id="favourites-list" data-remove={m.favourites_remove({ name: '{name}' })} data-calendar={feedHref('favourites', language, {})}>
        <p>{m.favourites_empty()}</p>
        <ul hidden />
        {/* biome-ignore lint/a11y/useValidAnchor: its address names the favourites */}
        <a className="more" hidden>
          <Icon name="cal" />
          {m.favourites_calendar()}
        </a>
        <template>
          <li>
            {/* biome-ignore lint/a11y/useAnchorContent: its name comes with the favourite */}
            {/* biome-ignore lint/a11y/useValidAnchor: and so does its address */}
            <a />
            <button type="button" className="ibtn">
              <Icon name="close" />
            </button>
          </li>
        </template>
      </div>
    </div>
  );
}
