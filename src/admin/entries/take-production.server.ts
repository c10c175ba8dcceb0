import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import { readEdited } from '../../features/admin/drafts/entry-draft.read.server.ts';
import type { EditedVersion } from '../../features/admin/drafts.write.server.ts';
import { titleOf, type Values } from '../../features/admin/entry-values.server.ts';
import { type Resource, resources } from '../../features/admin/resources.server.ts';
import { readUnknownDate } from '../../features/booking/sync/sync.read.server.ts';
import { events } from '../../features/programme/programme.tables.server.ts';
import { m } from '../../paraglide/messages.js';
import type { AdminContext } from '../admin-context.server.ts';
import { nothingPage } from '../admin-notes.tsx';
import { entryPage } from '../admin-pages.server.tsx';
import { fieldLabel } from '../forms/field-label.ts';
import { noFormErrors } from '../forms/form-errors.ts';
import type { FormState } from '../forms/form-state.ts';
import { toForm } from '../forms/form-values.ts';
import { isEmptyField } from '../forms/inherited.ts';
import type { OfficeAnswer } from '../office-answers.server.ts';
import { readProduction, shownOf } from './production-values.server.ts';

/** What a performance shares with its production but does not inherit, so it is copied. */
const fromProduction = ['name', 'exhibition_type'];
/** What usually is the same on every date. Tags such as 'for the last time', ticket addresses and box office numbers are of one date. */
const fromLastDate = ['exhibition_type', 'room', 'series', 'prices', 'seat_groups'];

/**
 * Form of a new performance, filled from its production and the production's last performance (ADMIN-10). Only empty fields are
 * filled; nothing is stored. What the performance inherits stays empty and is shown below its control.
 */
export async function takenPage(context: AdminContext, form: FormState, version: EditedVersion, isUnsaved: boolean): Promise<OfficeAnswer> {
  const { reading, language } = context;
  const resource = resources.events;
  const production = await readProduction(reading.db, form.get('production'));
  if (!production) {
    const formErrors = { ...noFormErrors, errors: { production: [m.admin_take_none()] }, isUnsaved };
    return entryPage(context, resource, null, { form, version, formErrors });
  }
  const last = await readLastDate(reading.db, production.id);
  const filled = new Set([...fill(form, resource, fromLastDate, last), ...fill(form, resource, fromProduction, shownOf(production))]);
  const title = titleOf(resources.productions, production.values, language);
  const labels = Object.keys(resource.fields)
    .filter((name) => filled.has(name))
    .map((name) => fieldLabel(resource.fields, name))
    .join(', ');
  return entryPage(context, resource, null, {
    ...{ form, version, formErrors: { ...noFormErrors, isUnsaved }, focus: 'date_start' },
    done: labels ? m.admin_taken_over({ name: title, fields: labels }) : m.admin_taken_nothing({ name: title }),
  });
}

/** The form that the link 'new performance' of a production leads to. */
export function newFromProduction(context: AdminContext, production: string): Promise<OfficeAnswer> {
  const form = toForm(resources.events.fields, {});
  form.set('production', production);
  return takenPage(context, form, { live: 0, draft: 0 }, false);
}

/** The form of a date that the webshop sells and nobody has entered, with what it says and what the production gives (SHOP-123). */
export async function newFromShop(context: AdminContext, idJet: string): Promise<OfficeAnswer> {
  const values = await readUnknownDate(context.reading.db, idJet);
  if (!values) return nothingPage(context);
  const form = toForm(resources.events.fields, values);
  const version = { live: 0, draft: 0 };
  if (values.production) return takenPage(context, form, version, false);
  return entryPage(context, resources.events, null, { form, version, formErrors: noFormErrors, focus: 'name' });
}

async function readLastDate(db: Database, production: number): Promise<Values> {
  const [last] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.production, production), isNull(events.deleted_at)))
    .orderBy(desc(events.date_start), desc(events.id))
    .limit(1);
  const entry = last && (await readEdited(db, resources.events, last.id));
  return entry ? shownOf(entry) : {};
}

/** Fills the empty fields of these names and answers which had a value to take. */
function fill(form: FormState, { fields }: Resource, names: readonly string[], values: Values): string[] {
  return names.filter((name) => {
    const field = fields[name];
    if (!field || !isEmptyField(form, name)) return false;
    const taken = [...toForm({ [name]: field }, { [name]: values[name] ?? field.initial })];
    // A seat group that was closed for one date is open for the next.
    for (const [key, value] of taken) if (!/\.status$/.test(key)) form.set(key, value);
    return !isEmptyField(form, name);
  });
}
