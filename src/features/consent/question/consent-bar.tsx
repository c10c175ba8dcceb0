import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { pageHref } from '../../../urls.ts';

interface ConsentBarProps {
  language: Language;
  /** Names the texts of the whole question; the answer sends it back. */
  textHash: string;
  tagManagerIds: readonly string[];
}

/**
 * The question for consent (CONS-05), in every document and first in the order of focus. Styles show it while the root element has the
 * class `asks-consent`, which is set before the first paint, so it never shows without script. `startConsent` answers its buttons.
 */
export function ConsentBar({ language, textHash, tagManagerIds }: ConsentBarProps) {
  return (
    <section
      className="consent-bar"
      aria-labelledby="consent-title"
      data-nosnippet=""
      data-text={textHash}
      data-tag-managers={tagManagerIds.join(' ') || undefined}
    >
      <div className="wrap">
        <p id="consent-title">{m.consent_title()}</p>
        <p className="legal">
          <a href={pageHref(language, 'datenschutz')}>{m.consent_privacy()}</a>
          <a href={pageHref(language, 'impressum')}>{m.consent_imprint()}</a>
        </p>
        <p className="intro">{m.consent_intro()}</p>
        <div className="answers">
          <button type="button" className="btn quiet" data-control="" value="all">
            {m.consent_accept_all()}
          </button>
          <button type="button" className="btn quiet" data-control="" value="required">
            {m.consent_required_only()}
          </button>
          <button type="button" className="btn quiet" data-control="" value="choose">
            {m.consent_choose()}
          </button>
        </div>
      </div>
    </section>
  );
}
