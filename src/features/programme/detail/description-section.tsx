import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon.tsx';
import type { SectionProps } from './event-sections.tsx';
import { RichText } from './rich-text.tsx';

/** What it is about, with the notes a visitor must not miss beside it. */
export function DescriptionSection({ event: { text, description, important_info, untranslated } }: SectionProps) {
  if (!text && !description && !important_info) return null;
  return (
    <div className="wrap cols">
      <div className="prose measure">
        {text && <RichText html={text} lang={untranslated.text} className="prose intro" />}
        {description && <RichText html={description} lang={untranslated.description} className="prose" />}
      </div>
      {important_info && (
        <aside aria-label={m.event_details()}>
          <div className="note">
            <Icon name="info" />
            <RichText html={important_info} lang={untranslated.important_info} className="prose" />
          </div>
        </aside>
      )}
    </div>
  );
}
