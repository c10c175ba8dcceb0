import { m } from '../../../../paraglide/messages.js';
import { RichText } from '../rich-text.tsx';
import type { SectionProps } from './section-props.ts';

/** Hours of a run. */
export function OpeningHoursSection({ event: { opening_hours_text, untranslated } }: SectionProps) {
  return <TextSection id="hours" title={m.event_opening_hours()} html={opening_hours_text} lang={untranslated.opening_hours_text} />;
}

/** Who presents the evening. */
export function PromoterSection({ event: { promoter, untranslated } }: SectionProps) {
  return <TextSection id="promoter" title={m.event_promoter()} html={promoter} lang={untranslated.promoter} />;
}

function TextSection({ id, title, html, lang }: { id: string; title: string; html: string; lang: string | undefined }) {
  if (!html) return null;
  return (
    <section className="sec wrap side-s" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <RichText html={html} lang={lang} />
    </section>
  );
}
