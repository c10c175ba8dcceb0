import { m } from '../../../../paraglide/messages.js';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { OtherLanguageNote } from '../../../../ui/other-language-note.tsx';
import { RichText } from '../rich-text.tsx';
import type { SectionProps } from './section-props.ts';

/** What it is about, with the notes a visitor must not miss beside it. */
export function IntroductionSection({ event }: SectionProps) {
  const { text, description, important_info } = event;
  if (!text && !description && !important_info) return null;
  return (
    <div className="wrap cols">
      <Texts event={event} />
      {important_info && <Notes event={event} />}
    </div>
  );
}

/** What it is about. */
export function DescriptionSection({ event }: SectionProps) {
  if (!event.text && !event.description) return null;
  return (
    <div className="wrap cols">
      <Texts event={event} />
    </div>
  );
}

/** What a visitor must not miss. */
export function ImportantInfoSection({ event }: SectionProps) {
  if (!event.important_info) return null;
  return (
    <div className="wrap info-s">
      <Notes event={event} />
    </div>
  );
}

function Texts({ event: { text, description, untranslated } }: Pick<SectionProps, 'event'>) {
  return (
    <div className="prose measure">
      {text && <RichText html={text} lang={untranslated.text} className="prose intro" />}
      {description && <OtherLanguageNote lang={untranslated.description} />}
      {description && <RichText html={description} lang={untranslated.description} className="prose" />}
    </div>
  );
}

function Notes({ event: { important_info, untranslated } }: Pick<SectionProps, 'event'>) {
  return (
    <aside aria-label={m.event_details()}>
      <div className="note">
        <Icon name="info" />
        <RichText html={important_info} lang={untranslated.important_info} className="prose" />
      </div>
    </aside>
  );
}
