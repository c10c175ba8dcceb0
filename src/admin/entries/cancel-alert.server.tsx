import type { Database } from '../../core/database/client.server.ts';
import { languages, type Translated, translate } from '../../core/languages.ts';
import { formatClock, formatDay } from '../../core/text/dates.ts';
import { slugify } from '../../core/text/slugs.ts';
import type { Entry } from '../../features/admin/entries.read.server.ts';
import { createEntry } from '../../features/admin/entries.write.server.ts';
import type { Actor } from '../../features/admin/record-changes.server.ts';
import { resources } from '../../features/admin/resources.server.ts';
import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import { type FormKit, Texts, Tick } from '../forms/form-fields.tsx';
import { asTexts, type FormState } from '../forms/form-state.ts';

/** When a visitor no longer needs to hear of it: the event's end, else its beginning. */
function endOf({ values }: Entry): Date {
  return new Date(String(values.date_end ?? values.date_start));
}

/** The texts of an alert proposed for a cancelled event, as initial values of its form; none for an event that is over. */
export function proposeAlert(entry: Entry, now: Date): FormState {
  if (endOf(entry) <= now) return new Map();
  return new Map(
    languages.flatMap((language) => {
      const start = String(entry.values.date_start);
      const date = `${formatDay(start, language)}, ${formatClock(start, language)}`;
      const about = { name: translate(entry.values.name as Translated, language).text, date };
      return [
        [`title.${language}`, m.cancel_alert_title(about, { locale: language })],
        [`text.${language}`, m.cancel_alert_text(about, { locale: language })],
      ] as const;
    }),
  );
}

/** Offers an alert beside what runs already (ALERT-01); nothing where {@link proposeAlert} proposed none. */
export function AlertFields({ kit }: { kit: FormKit }) {
  if (!kit.form.has('title.de')) return null;
  return (
    <fieldset className="bs-field">
      <legend>{m.cancel_alert()}</legend>
      <Tick name="alert" label={m.cancel_alert_publish()} kit={kit} />
      <p className="bs-hint">{m.cancel_alert_hint()}</p>
      <Texts name="title" label={m.cancel_alert_heading()} kit={kit} isLong={false} limit={200} />
      <Texts name="text" label={m.cancel_alert_words()} kit={kit} isLong />
    </fieldset>
  );
}

/** Publishes the alert of the form if it was chosen, until the event's end. @throws EntryRefused */
export async function createAlert(transaction: Database, entry: Entry, form: FormState, actor: Actor): Promise<void> {
  const resource = resources['breaking-news'];
  const end = endOf(entry);
  if (form.get('alert') !== 'on' || end <= actor.now) return;
  const slug = slugify(translate(entry.values.name as Translated, 'de').text);
  const given = {
    title: asTexts(form, 'title'),
    text: asTexts(form, 'text'),
    link: href('event', 'de', { slug, id: entry.id }),
    online_to: end.toISOString(),
    is_online: true,
  };
  await createEntry(transaction, resource, given, actor);
}
