import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon.tsx';

/** Opens the list of favourites (NAV-08). */
export function FavouritesButton({ hasWord = false }: { hasWord?: boolean }) {
  return (
    <button
      type="button"
      className={hasWord ? 'favourites-word' : 'ibtn'}
      popoverTarget="favourites"
      aria-label={hasWord ? undefined : m.favourites()}
      data-word={hasWord ? '' : undefined}
    >
      <Icon name="heart" />
      {hasWord && m.favourites()}
    </button>
  );
}

/** The list of favourites; the browser's script fills it from its storage. */
export function FavouritesMenu() {
  return (
    <div id="favourites" popover="auto" className="favourites" role="dialog" aria-labelledby="favourites-title" tabIndex={-1}>
      <div className="head">
        <h2 id="favourites-title">{m.favourites()}</h2>
        <button type="button" className="ibtn" aria-label={m.booking_close()} popoverTarget="favourites" popoverTargetAction="hide">
          <Icon name="close" />
        </button>
      </div>
      <div id="favourites-list">
        <noscript>{m.favourites_empty()}</noscript>
      </div>
    </div>
  );
}
