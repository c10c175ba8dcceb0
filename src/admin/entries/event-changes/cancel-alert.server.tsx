import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { ActorInLanguage } from '../../../core/database/actor.ts';
import type { Database } from '../../../core/database/client.server.ts';
import { type Language, languages, type Translated, translate } from '../../../core/languages.ts';
import { formatDay, formatTime } from '../../../core/text/dates.ts';
import type { Entry } from '../../../features/admin/entries.read.server.ts';
import { changeEntry } from '../../../features/admin/entries.write.server.ts';
import { endOfEvent, publishCancelAlert } from '../../../features/admin/event-alerts.write.server.ts';
import { resources } from '../../../features/admin/resources.server.ts';
import { alertFields } from '../../../features/site/site.fields.ts';
import { alerts } from '../../../features/site/site.tables.server.ts';
import { m } from '../../../paraglide/messages.js';
import { matchUrl } from '../../../urls.ts';
import { Texts, Tick } from '../../forms/form-fields.tsx';
import type { FormKit } from '../../forms/form-kit.ts';
import { asTexts, type FormState } from '../../forms/form-state.ts';
import { fromForm } from '../../forms/form-values.ts';

/** The texts of an alert proposed for a cancelled event, as initial values of its form; none for an event that is over. */
export function proposeAlert(entry: Entry, now: Date): FormState {
  if (endOfEvent(entry) <= now) return new Map();
  return new Map(
    languages.flatMap((language) => {
      const start = String(entry.values.date_start);
      const date = `${formatDay(start, language)}, ${formatTime(start, language)}`;
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
    <fieldset className="bs-field adm-alert">
      <legend>{m.cancel_alert()}</legend>
      <Tick name="alert" label={m.cancel_alert_publish()} kit={kit} />
      <p className="bs-hint">{m.cancel_alert_hint()}</p>
      <Texts name="title" label={m.cancel_alert_heading()} kit={kit} isLong={false} limit={200} />
      <Texts name="text" label={m.cancel_alert_words()} kit={kit} isLong isRich />
    </fieldset>
  );
}

/** Public alerts that lead to the event, with their titles: those of its cancellation and others that editors have linked. */
export async function readAlertsOf(db: Database, event: number, { now, language }: { now: Date; language: Language }) {
  const rows = await db
    .select({ id: alerts.id, title: alerts.title, link: alerts.link })
    .from(alerts)
    .where(and(alerts.is_online, isNull(alerts.deleted_at), or(isNull(alerts.online_to), gt(alerts.online_to, now))))
    .orderBy(alerts.id);
  const isOf = (link: string) => {
    const match = matchUrl(link);
    return match?.name === 'event' && match.parameters.id === String(event);
  };
  return rows.filter(({ link }) => isOf(link)).map(({ id, title }) => ({ id, title: translate(title, language).text }));
}

/** Offers to take the alerts of a cancellation offline when the performance takes place after all. */
export function AlertsToEnd({ ending, kit }: { ending: readonly { id: number; title: string }[]; kit: FormKit }) {
  if (ending.length === 0) return null;
  return (
    <fieldset className="bs-field">
      <legend>{m.reinstate_alerts()}</legend>
      {ending.map(({ id, title }) => (
        <Tick key={id} name={`end-alert.${id}`} label={m.reinstate_alert_end({ title })} kit={kit} />
      ))}
    </fieldset>
  );
}

/** Takes the chosen alerts offline; what is left there stays for visitors, though it was of the cancellation. */
export async function endAlerts(transaction: Database, event: number, form: FormState, actor: ActorInLanguage): Promise<void> {
  const resource = resources['breaking-news'];
  for (const { id } of await readAlertsOf(transaction, event, actor))
    if (form.get(`end-alert.${id}`) === 'on') await changeEntry(transaction, resource, { id, given: { is_online: false } }, actor);
    else await transaction.update(alerts).set({ canceled_event: null }).where(eq(alerts.id, id));
}

/** Publishes the alert of the form if it was chosen. @throws EntryRefused */
export async function createAlert(transaction: Database, entry: Entry, form: FormState, actor: ActorInLanguage): Promise<void> {
  const texts =
    form.get('alert') === 'on'
      ? { title: asTexts(form, 'title'), text: fromForm({ text: alertFields.text }, form, {}).text as Translated }
      : null;
  await publishCancelAlert(transaction, entry, texts, actor);
}
