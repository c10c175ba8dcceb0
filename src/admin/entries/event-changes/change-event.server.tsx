import type { ReactNode } from 'react';
import { type Language, languages, type Translated } from '../../../core/languages.ts';
import { parseWallClock } from '../../../core/text/wall-clock.ts';
import { EntryRefused } from '../../../features/admin/check-values.server.ts';
import type { Entry } from '../../../features/admin/entries.read.server.ts';
import { titleOf } from '../../../features/admin/entry-values.server.ts';
import { readStocks } from '../../../features/booking/stock/stocks.read.server.ts';
import { shortageText } from '../../../features/notices/notice-texts.shapes.ts';
import { changeEvent, type EventChange } from '../../../features/programme/programme.write.server.ts';
import { isOff } from '../../../features/programme/reinstatement.shapes.ts';
import { m } from '../../../paraglide/messages.js';
import { adminHref } from '../../../urls.ts';
import { type AdminContext, formOf, store } from '../../admin-context.server.ts';
import { ConfirmView, type ListPlace } from '../../admin-notes.tsx';
import { readChoices } from '../../forms/choices.server.ts';
import { Labelled, Select } from '../../forms/form-fields.tsx';
import type { FormKit } from '../../forms/form-kit.ts';
import type { FormState } from '../../forms/form-state.ts';
import type { OfficeAnswer } from '../../office-answers.server.ts';
import type { EntryAction } from '../entry-action.ts';
import { rowHref } from '../list/list-query.ts';
import { AlertFields, AlertsToEnd, createAlert, endAlerts, proposeAlert, readAlertsOf } from './cancel-alert.server.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { type ConfirmTexts, reinstatementTexts } from './reinstatement-texts.ts';

/** Alerts that a reinstated performance makes untrue. */
type Ending = Awaited<ReturnType<typeof readAlertsOf>>;
type Errors = Record<string, string[]>;

/** Controls of a change, above and below the reason for visitors. */
interface ChangeFields {
  above?: ReactNode;
  below?: ReactNode;
}

/** Cancels, postpones or moves a performance after confirmation, and notifies ticket holders (SHOP-06, EVT-28). */
function eventAction(
  done: string,
  words: (entry: Entry, language: Language) => ConfirmTexts,
  fieldsOf: (kit: FormKit, ending: Ending) => ChangeFields,
  read: (form: FormState, entry: Entry, context: AdminContext) => Promise<Errors | EventChange>,
): EntryAction {
  const endingOf = async ({ reading, language }: AdminContext, { id }: Entry): Promise<Ending> =>
    done === 'reinstated' ? readAlertsOf(reading.db, id, { now: reading.now, language }) : [];
  const page = async (
    context: AdminContext,
    resource: Parameters<EntryAction['show']>[1],
    entry: Entry,
    form: FormState,
    errors: Errors,
  ): Promise<OfficeAnswer> => {
    const { language, reading } = context;
    const title = titleOf(resource, entry.values, language);
    const choices = await readChoices(reading, ['room'], language);
    const { notices } = context.options;
    const change = await read(form, entry, context);
    // The form of a move begins with the room it is in, about which nobody is mailed.
    const isComplete = 'kind' in change && !(change.kind === 'change_room' && change.room === entry.values.room);
    const [preview, log, ending, shortage] = await Promise.all([
      isComplete ? notices.preview(entry.id, { ...(change as EventChange), note: noteOf(form) }) : null,
      notices.log(noticesShown, entry.id),
      endingOf(context, entry),
      readShortage(context, entry, change),
    ]);
    const shown: Errors = { ...errors, ...(shortage && { room: [shortage] }) };
    const [firstError = null] = Object.keys(shown);
    const kit: FormKit = { form, errors: shown, firstError, language, choices, usual: [] };
    const fields = fieldsOf(kit, ending);
    return {
      status: firstError === null ? 200 : 400,
      title,
      current: resource.name,
      view: (
        <ConfirmView
          {...{ language, resource, entry, title, kit }}
          {...words(entry, language)}
          {...(shortage && { confirmLabel: m.admin_move_despite() })}
          action={doneActions[done] ?? ''}
          from={placeOf(context, resource, entry, form)}
          isDanger={done === 'canceled'}
          after={
            <>
              {fields.below}
              <NoticePreview {...{ language, preview, log }} isWaiting={!isComplete} isOpen={form.has('preview')} />
            </>
          }
        >
          {fields.above}
          {shortage && <input type="hidden" name="despite" value={form.get('room')} />}
        </ConfirmView>
      ),
    };
  };
  return {
    isFor: ({ name }, { deleted_at, values }) => name === 'events' && deleted_at === null && isOffered(done, values.statuses as string[]),
    show: async (context, resource, entry) => {
      const ending = await endingOf(context, entry);
      const back = context.query.get('back');
      const form = new Map([
        ...startOf(entry, done, context.reading.now),
        ...ending.map(({ id }) => [`end-alert.${id}`, 'on'] as const),
        ...(back === null ? [] : [['back', back] as const]),
      ]);
      return page(context, resource, entry, form, {});
    },
    submit: async (context, resource, entry) => {
      const { options } = context;
      const form = formOf(context);
      const change = await read(form, entry, context);
      if (!('kind' in change)) return page(context, resource, entry, form, change as Errors);
      // Who has read whom the room has no place for sends its number along.
      const isUnread = form.get('despite') !== form.get('room') && (await readShortage(context, entry, change)) !== '';
      if (form.has('preview') || isUnread) return page(context, resource, entry, form, {});
      const note = noteOf(form);
      try {
        await store(context, async (transaction, actor) => {
          await changeEvent(transaction, entry.id, { ...(change as EventChange), note }, actor);
          if (done === 'canceled') await createAlert(transaction, entry, form, actor);
          if (done === 'reinstated') await endAlerts(transaction, entry.id, form, actor);
        });
      } catch (error) {
        if (error instanceof EntryRefused) return page(context, resource, entry, form, error.messages);
        throw error;
      }
      const notifiedCount = await options.notices.notifyTicketHolders(entry.id);
      return {
        to: addressAfter(context, resource, entry, form, { done, ...(notifiedCount !== null && { notified: String(notifiedCount) }) }),
      };
    },
  };
}

/** Whether an action has something to do with a performance of these statuses. */
function isOffered(done: string, statuses: readonly string[]): boolean {
  if (done === 'canceled') return !statuses.includes('canceled');
  return done !== 'reinstated' || isOff(statuses);
}

type PlaceArguments = [context: AdminContext, resource: Parameters<EntryAction['show']>[1], entry: Entry, form: FormState];

/** The row that was pressed in the list; null from anywhere else. */
function placeOf(...[{ language }, resource, { id }, form]: PlaceArguments): ListPlace | null {
  const back = form.get('back');
  return back === undefined ? null : { back, to: rowHref(adminHref(language, resource.name), resource, id, back) };
}

/** Back to the row that was pressed, else to the form of the performance. */
function addressAfter(...[{ language }, resource, { id }, form, said]: [...PlaceArguments, said: Record<string, string>]): string {
  const back = form.get('back');
  if (back !== undefined) return rowHref(adminHref(language, resource.name), resource, id, back, said);
  return `${adminHref(language, resource.name, id)}?${new URLSearchParams(said)}`;
}

/** Whom the room of a move has no place for (SHOP-227); '' where everybody fits. */
async function readShortage({ reading }: AdminContext, { id, values }: Entry, change: Errors | EventChange): Promise<string> {
  const { kind, room } = change as { kind?: string; room?: number };
  if (kind !== 'change_room' || room === values.room) return '';
  const stocks = await readStocks(reading.db, id, reading.now, room);
  return stocks ? shortageText(stocks) : '';
}

const noticesShown = 5;

/** The reason for visitors. */
function noteOf(form: FormState): Translated {
  return Object.fromEntries(languages.map((one) => [one, (form.get(`note.${one}`) ?? '').trim().slice(0, 500)]).filter(([, text]) => text));
}

const doneActions: Record<string, string> = { canceled: 'cancel', reinstated: 'reinstate', postponed: 'postpone', moved: 'move' };

/** Initial form values, from the stored event; the reason of a cancellation is none to reinstate it (ADMIN-248). */
function startOf(entry: Entry, done: string, now: Date): FormState {
  const { values } = entry;
  const notes = Object.entries((done === 'reinstated' ? {} : (values.status_note ?? {})) as Record<string, string>).map(
    ([key, text]) => [`note.${key}`, text] as const,
  );
  return new Map([
    ...notes,
    ...proposeAlert(entry, now),
    ['room', values.room === null ? '' : String(values.room)],
    ['date_start', ''],
    ['date_end', ''],
  ]);
}

export const cancelAction = eventAction(
  'canceled',
  () => ({
    question: m.admin_cancel_question(),
    text: m.admin_cancel_text(),
    cancelLabel: m.admin_cancel_keep(),
    confirmLabel: m.admin_cancel_now(),
  }),
  (kit) => ({ below: <AlertFields kit={kit} /> }),
  async () => ({ kind: 'cancel' }),
);

export const reinstateAction = eventAction(
  'reinstated',
  reinstatementTexts,
  (kit, ending) => ({ below: <AlertsToEnd ending={ending} kit={kit} /> }),
  async () => ({ kind: 'reinstate' }),
);

export const postponeAction = eventAction(
  'postponed',
  () => ({
    question: m.admin_postpone_question(),
    text: m.admin_postpone_text(),
    cancelLabel: m.admin_postpone_keep(),
    confirmLabel: m.admin_postpone_now(),
  }),
  (kit) => ({
    above: (
      <div className="adm-both">
        {(['date_start', 'date_end'] as const).map((name) => (
          <Labelled key={name} name={name} label={name === 'date_start' ? m.admin_new_start() : m.admin_new_end()} kit={kit}>
            {(props) => <input {...props} className="bs-input" type="datetime-local" defaultValue={kit.form.get(name)} />}
          </Labelled>
        ))}
      </div>
    ),
  }),
  async (form, entry) => {
    const [start, end] = [form.get('date_start') ?? '', form.get('date_end') ?? ''];
    if (start === '' && end === '') return { kind: 'postpone' };
    const [date_start, date_end] = [
      parseWallClock(start),
      end === '' ? endWithSameLength(entry, parseWallClock(start)) : parseWallClock(end),
    ];
    if (!date_start) return { date_start: [m.admin_wrong_date()] };
    if (end !== '' && !date_end) return { date_end: [m.admin_wrong_date()] };
    if (date_end && date_end < date_start) return { date_end: [m.admin_ends_early()] };
    return { kind: 'postpone', to: { date_start, date_end } };
  },
);

export const moveAction = eventAction(
  'moved',
  () => ({
    question: m.admin_move_question(),
    text: m.admin_move_text(),
    cancelLabel: m.admin_move_keep(),
    confirmLabel: m.admin_move_now(),
  }),
  (kit) => ({ above: <Select name="room" label={m.admin_new_room()} kit={kit} options={kit.choices.get('room') ?? []} isRequired /> }),
  async (form, _, { reading, language }) => {
    const rooms = (await readChoices(reading, ['room'], language)).get('room') ?? [];
    const room = rooms.find(({ id }) => String(id) === form.get('room'));
    return room ? { kind: 'change_room', room: room.id } : { room: [m.field_required()] };
  },
);

/** Keeps the duration when only a new start is given. */
function endWithSameLength({ values }: Entry, start: Date | null): Date | null {
  const [from, to] = [values.date_start, values.date_end].map((moment) => (moment ? new Date(String(moment)).getTime() : null));
  return start && from && to ? new Date(start.getTime() + to - from) : null;
}
