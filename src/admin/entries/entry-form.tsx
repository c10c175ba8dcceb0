import type { Field } from '../../core/fields/field.ts';
import type { Language } from '../../core/languages.ts';
import type { EditedEntry } from '../../features/admin/drafts/entry-draft.read.server.ts';
import type { EditedVersion } from '../../features/admin/drafts.write.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import type { Sales } from '../../features/booking/shop-gateway.ts';
import { formFields } from '../../features/forms/forms.fields.ts';
import { momentOf } from '../../features/pages/publishing/publishing-moment.shapes.ts';
import { contributors } from '../../features/programme/contributors.fields.ts';
import type { HiddenEntry } from '../../features/site/alerts.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';
import { adminHref } from '../../urls.ts';
import { FormKey } from '../form-key.tsx';
import { Control } from '../forms/controls.tsx';
import { controlLabel } from '../forms/field-label.ts';
import type { Clashing, FormErrors } from '../forms/form-errors.ts';
import type { FormKit } from '../forms/form-kit.ts';
import { OfficeForm } from '../forms/office-form.tsx';
import { Head } from '../forms/page-elements.tsx';
import { entryHref, takeProduction } from './entry-href.ts';
import { EntryChanges, EntryLinks, TrashedActions } from './entry-side.tsx';
import { versionText } from './publishing/edited-version.ts';
import { FindingSection } from './publishing/finding-section.tsx';
import type { DueNotice } from './publishing/notice-question.server.ts';
import { NoticeHint, NoticeQuestionSection } from './publishing/notice-question.tsx';
import { type PlanQuestion, PlanQuestionSection } from './publishing/plan-question.tsx';
import { DraftButtons, type Publishing, PublishingSection } from './publishing/publishing-section.tsx';
import { type RecentAction, TakeBack } from './publishing/take-back.tsx';

/** Where an entry is seen: its public page, or that page with its draft; '' where it has none. */
export interface EntryPage {
  url: string;
  isDraft: boolean;
}

interface EntryFormProps {
  resource: Resource;
  /** Null for a new entry. */
  entry: EditedEntry | null;
  title: string;
  version: EditedVersion;
  kit: FormKit;
  formErrors: FormErrors;
  /** The form shows what was sent, not what is stored. */
  isSubmitted: boolean;
  /** Number of form entries, for a form. */
  entries: number | null;
  page: EntryPage;
  /** The list; none for what a site has once. */
  back: string | undefined;
  language: Language;
  done: string | null;
  /** The message is of a press on a button that the page has no more. */
  isDoneFocused: boolean;
  /** What the message is about, where it can be taken back. */
  taken: RecentAction | null;
  /** Names of the available actions. */
  actions: readonly string[];
  /** In how many other places it is shown. */
  uses: number;
  /** Sold tickets of a performance; null for what is not sold. */
  sales: Sales | null;
  /** Why visitors do not see it though it is online; null where they do. */
  hidden: HiddenEntry | null;
  /** Null for content without drafts. */
  publishing: Publishing | null;
  /** What is asked before the draft is published: a version is planned. */
  question: PlanQuestion | null;
  /** Mails to ticket holders that publishing the draft would send. */
  notice: DueNotice | null;
  /** What was pressed and is asked about first; null where nothing was. */
  asksOf: 'publish' | 'plan' | null;
}

/** Edit form of an entry, generated from the fields of its resource. */
export function EntryForm({
  resource,
  entry,
  title,
  version,
  kit,
  formErrors,
  isSubmitted,
  entries,
  page,
  back,
  language,
  done,
  isDoneFocused,
  taken,
  actions,
  uses,
  sales,
  hidden,
  publishing,
  question,
  notice,
  asksOf,
}: EntryFormProps) {
  const editHref = entryHref(language, resource, entry?.id ?? null);
  const { theirs, isUnsaved } = formErrors;
  const hasTickets = resource.name === 'events' && Boolean(entry?.values.id_jet);
  const [clash] = Object.values(theirs ?? {});
  const conflict = clash && { theirs: m.admin_conflict, live: m.admin_draft_behind }[clash.kind]();
  return (
    <>
      <Head {...{ back, title, done, isDoneFocused }} takeBack={taken && <TakeBack {...{ editHref, taken }} />}>
        {entry && entries !== null && (
          <a className="bs-btn" href={`${adminHref(language, 'form-entries')}?form=${entry.id}`}>
            {m.admin_form_entries({ count: entries })}
          </a>
        )}
        {entry && resource.name === 'productions' && !entry.deleted_at && (
          <a className="bs-btn" href={`${adminHref(language, 'events')}/new?production=${entry.id}`}>
            {m.start_new_event()}
          </a>
        )}
        {page.url && (
          <a className="bs-btn" href={page.url}>
            {page.isDraft ? m.admin_preview_draft() : m.admin_preview()}
          </a>
        )}
      </Head>
      {entry?.deleted_at && <TrashedActions {...{ editHref, actions }} typed={isSubmitted ? kit.form : null} />}
      {!entry?.deleted_at && (
        <OfficeForm
          {...{ kit, isUnsaved }}
          version={publishing ? versionText(version) : version.live}
          buttons={publishing ? <DraftButtons kit={kit} findings={publishing.findings} /> : undefined}
          formAction={editHref}
          labelOf={(path) => (path === 'publish.at' ? m.admin_publish_later() : controlLabel(resource.fields, path))}
          conflict={conflict ?? null}
          clashes={Object.keys(theirs ?? {})}
          fields={resource.fields}
          side={{
            first: (publishing || actions.length > 0) && (
              <>
                {publishing && <PublishingSection {...{ publishing, kit, editHref, language }} />}
                <EntryChanges {...{ editHref, actions, entry }} />
              </>
            ),
            last: actions.length > 0 && <EntryLinks {...{ editHref, actions, uses, sales }} />,
          }}
        >
          {!entry && <FormKey />}
          {hidden && <HiddenNote {...{ hidden, language }} ahead={resource.name === 'articles' ? m.article_ahead : m.alert_ahead} />}
          {question && <PlanQuestionSection {...{ question, fields: resource.fields, language }} isAnsweredBelow={notice !== null} />}
          {notice && asksOf && <NoticeQuestionSection {...{ notice, editHref, language }} isPlanned={asksOf === 'plan'} />}
          {publishing && <FindingSection findings={publishing.findings} fields={resource.fields} />}
          {sectionsOf(resource, !entry).map(({ label, hint, names, isOpen }) => (
            <details
              key={label}
              className="fold adm-section"
              open={isOpen || names.some((name) => concerns(formErrors, name) || kit.firstError?.split('.')[0] === name) || !entry}
            >
              <summary>{label}</summary>
              <div className="adm-fields">
                {hint && <p className="bs-hint">{hint}</p>}
                {names.map((name) => {
                  const field = resource.fields[name];
                  return field ? (
                    <div key={name}>
                      <Control name={name} field={field} kit={kit} />
                      {!entry && resource.name === 'events' && name === 'production' && <TakeProduction />}
                      {entry && hasTickets && (
                        <NoticeHint {...{ notice, name, editHref }} isMoved={entry.values.date_start !== entry.live.date_start} />
                      )}
                      {theirs?.[name] !== undefined && <Decision {...{ name, field }} clashing={theirs[name]} />}
                    </div>
                  ) : null;
                })}
              </div>
            </details>
          ))}
        </OfficeForm>
      )}
    </>
  );
}

interface HiddenNoteProps {
  hidden: HiddenEntry;
  language: Language;
  /** What is said before its time. */
  ahead(values: { time: string }): string;
}

/** Why visitors do not see an alert or an article that is online (ADMIN-301, ADMIN-370). */
function HiddenNote({ hidden: { reason, online_from }, language, ahead }: HiddenNoteProps) {
  const time = online_from ? momentOf(online_from.toISOString(), language) : '';
  const text = { ahead: () => ahead({ time }), over: m.alert_over, reinstated: m.alert_reinstated }[reason]();
  return <p className="bs-note warn">{text}</p>;
}

/** Fills a new performance from the chosen production; works without script, and all input is preserved. */
function TakeProduction() {
  return (
    <p className="bs-row wrap adm-take">
      <button className="bs-btn" type="submit" name="operation" value={takeProduction} aria-describedby="take-hint">
        {m.admin_take()}
      </button>
      <span id="take-hint" className="bs-hint">
        {m.admin_take_hint()}
      </span>
    </p>
  );
}

function concerns({ errors, theirs }: FormErrors, name: string): boolean {
  return theirs?.[name] !== undefined || Object.keys(errors).some((path) => path === name || path.startsWith(`${name}.`));
}

function Decision({ name, field, clashing: { kind, mine, theirs, languages } }: { name: string; field: Field; clashing: Clashing }) {
  return (
    <fieldset className="bs-note warn adm-clash">
      <legend className="bs-vh">{interfaceText(field.label)}</legend>
      <input type="hidden" name={`languages:${name}`} value={languages.join(' ')} />
      <div className="adm-both">
        <div>
          <label className="bs-check">
            <input type="radio" id={`keep:${name}`} name={`keep:${name}`} value="mine" defaultChecked />
            {kind === 'live' ? m.admin_draft_mine() : m.admin_conflict_mine()}
          </label>
          <p>{mine}</p>
        </div>
        <div>
          <label className="bs-check">
            <input type="radio" name={`keep:${name}`} value={kind} />
            {kind === 'live' ? m.admin_draft_live() : m.admin_conflict_theirs()}
          </label>
          <p>{theirs}</p>
        </div>
      </div>
    </fieldset>
  );
}

interface Section {
  label: string;
  hint: string | undefined;
  names: string[];
  isOpen: boolean;
}

type SectionGiven = readonly [label: () => string, names: readonly string[], hint?: () => string];

/** Leading sections by resource; all other fields follow under 'more'. */
const leadingSections: Partial<Record<Resource['name'], readonly SectionGiven[]>> = {
  events: [
    [m.admin_section_cast, ['contributors', 'cast_note', 'statuses', 'status_note', 'is_online']],
    [m.admin_section_date, ['date_start', 'date_end', 'production', 'room', 'series']],
    [m.admin_section_texts, ['name', 'preline', 'headline', 'subline', 'text', 'description', 'important_info']],
    [
      m.admin_section_sales,
      [
        ...['id_jet', 'ticket_url', 'sale_starts', 'presale_starts', 'presale_accounts', 'presale_code', 'sale_ends'],
        ...['has_waiting_list', 'waiting_hours', 'waiting_tickets', 'has_waiting_room', 'waiting_room_size', 'prices', 'seat_groups'],
      ],
    ],
  ],
  productions: [
    [m.admin_section_texts, ['name', 'preline', 'headline', 'subline', 'text', 'description', 'is_online']],
    [() => interfaceText(contributors.label), ['contributors']],
  ],
  forms: [
    [m.admin_section_texts, ['title', 'intro', 'is_online']],
    [() => interfaceText(formFields.fields.label), ['fields']],
    [m.admin_section_sent, ['thanks', 'recipients', 'retention_days']],
  ],
  settings: [
    [m.admin_settings_general, ['site_name', 'is_site_online', 'is_shop_online', 'is_indexing_enabled'], m.admin_settings_off_hint],
    [m.admin_settings_html, ['html_header', 'html_footer_top', 'html_footer_bottom', 'html_footer_logos'], m.admin_settings_html_hint],
  ],
};

/** A new performance starts with the date, an existing one with the cast. */
function sectionsOf({ name, fields }: Resource, isNew: boolean): Section[] {
  const usual = leadingSections[name] ?? [];
  const given = isNew && name === 'events' ? [...usual.slice(1), ...usual.slice(0, 1)] : usual;
  const rest = Object.keys(fields).filter((field) => !given.some(([, names]) => names.includes(field)));
  const sections = given.map(([label, names, hint], index) => ({ label: label(), hint: hint?.(), names: [...names], isOpen: index < 3 }));
  if (rest.length === 0) return sections;
  const label = given.length > 0 ? m.admin_more() : m.admin_general();
  return [...sections, { label, hint: undefined, names: rest, isOpen: given.length === 0 }];
}
