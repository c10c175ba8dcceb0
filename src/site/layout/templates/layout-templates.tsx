import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { href } from '../../../urls.ts';
import { InfoLayerTemplates } from '../connection/info-layer-templates.tsx';
import { FavouritesMenu } from '../header/favourites-menu.tsx';
import { OverlayTemplate } from '../overlay/overlay-template.tsx';
import { ListSkeletons, PageSkeletons } from './page-skeletons.tsx';

interface LayoutTemplatesProps {
  language: Language;
  /** Whether the calendar shows events as cards. */
  hasCards: boolean;
}

/**
 * What only script shows: skeletons, the overlay, the page of a failure, info layers and the list of favourites. The same for every page of a language,
 * and so a file of its own (`loadTemplates`); their scripts have no texts.
 */
export function LayoutTemplates({ language, hasCards }: LayoutTemplatesProps) {
  const text = m.error_unknown();
  return (
    <>
      <PageSkeletons language={language} hasCards={hasCards} />
      <ListSkeletons hasCards={hasCards} />
      <OverlayTemplate />
      <template id="page-failure">
        <div className="wrap main-error">
          <h1>{text.charAt(0).toUpperCase() + text.slice(1)}</h1>
          <p className="lead">{m.error_sorry()}</p>
          <p className="ways">
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of this page */}
            <a className="btn" href="" data-document="">
              {m.error_reload()}
            </a>
            <a className="btn quiet" href={href('events', language)}>
              {m.error_to_programme()}
            </a>
            <a className="btn quiet" href={href('home', language)}>
              {m.to_homepage()}
            </a>
          </p>
        </div>
      </template>
      <InfoLayerTemplates language={language} />
      <FavouritesMenu language={language} />
    </>
  );
}
