import type { ReactNode } from 'react';
import type { Language } from '../../core/languages.ts';
import { formatClock, formatDay, formatShortMoment } from '../../core/text/dates.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import type { WaitingDraft } from '../../features/pages/editing/hub.read.server.ts';
import type { LanguageState } from '../../features/pages/publishing/publishing-state.shapes.ts';
import { StateBadges } from '../../features/pages/state-badge.tsx';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { adminHref } from '../../urls.ts';
import type { ScheduleItem } from '../schedule/schedule-item.ts';
import type { WaitingItem } from './waiting.server.ts';

/** A draft of a page or of an entry. */
export interface OpenDraft extends Omit<WaitingDraft, 'url' | 'languages'> {
  href: string;
  languages: readonly LanguageState[];
}

interface StartViewProps {
  language: Language;
  userName: string;
  firstSteps: ReactNode;
  /** 'YYYY-MM-DD'. */
  today: string;
  /** Performances of today, moments with the local offset. */
  tonight: readonly { id: number; title: string; at: string }[];
  /** How many further ones there are. */
  moreTonight: number;
  waiting: readonly WaitingItem[];
  mine: readonly OpenDraft[];
  others: readonly OpenDraft[];
  schedule: readonly ScheduleItem[];
}

/** Start page: greeting with today's performances, what to do, drafts, what is planned. */
export function StartView({ firstSteps, waiting, mine, others, schedule, ...head }: StartViewProps) {
  const { language, today } = head;
  return (
    <>
      <StartHead {...head} />
      {firstSteps}
      <div className="adm-start">
        <div className="bs-stack">
          <Card id="waiting" title={m.start_waiting()} count={waiting.length}>
            {waiting.length === 0 && <p className="in bs-meta">{m.start_nothing()}</p>}
            <ul className="plain adm-waiting">
              {waiting.map(({ key, icon, look, title, detail, href }) => (
                <li key={key} className={look}>
                  <ToolIcon name={icon} isSmall={false} />
                  <div>
                    <a href={href}>{title}</a>
                    {detail && <p className="bs-meta">{detail}</p>}
                  </div>
                </li>
              ))}
            </ul>
          </Card>
          <Card id="mine" title={m.start_drafts_mine()} count={mine.length}>
            {mine.length === 0 && <p className="in bs-meta">{m.start_no_drafts_mine()}</p>}
            <Drafts {...{ language }} drafts={mine} />
          </Card>
        </div>
        <div className="bs-stack">
          <Card id="others" title={m.start_drafts_others()} count={others.length}>
            {others.length === 0 && <p className="in bs-meta">{m.start_no_drafts_others()}</p>}
            <Drafts {...{ language }} drafts={others} hasAuthor />
          </Card>
          <Card id="planned" title={m.hub_schedule()}>
            <Planned {...{ language, today, schedule }} />
          </Card>
        </div>
      </div>
    </>
  );
}

/** The greeting, what is begun most often, and today's performances. */
function StartHead({
  language,
  userName,
  today,
  tonight,
  moreTonight,
}: Pick<StartViewProps, 'language' | 'userName' | 'today' | 'tonight' | 'moreTonight'>) {
  return (
    <div className="adm-head">
      <h1>{m.hub_hello({ name: userName })}</h1>
      <a className="bs-btn" href={adminHref(language, 'media')} data-page-panel="media">
        <ToolIcon name="upload" />
        {m.start_upload()}
      </a>
      <a className="bs-btn" href={`${adminHref(language, 'breaking-news')}/new`}>
        <ToolIcon name="horn" />
        {m.start_new_alert()}
      </a>
      <a className="bs-btn" href={`${adminHref(language, 'events')}/new`}>
        <ToolIcon name="cal" />
        {m.start_new_event()}
      </a>
      <a className="bs-btn primary" href={`${adminHref(language, 'pages')}/new`}>
        <ToolIcon name="plus" />
        {m.new_page()}
      </a>
      <p className="bs-hint adm-today">
        {formatDay(today, language)}
        {tonight.length > 0 && `. ${m.start_tonight()} `}
        {tonight.map(({ id, title, at }, index) => (
          <span key={id}>
            {index > 0 && ' · '}
            <a href={adminHref(language, 'events', id)}>
              {title}, {formatClock(at, language)}
            </a>
          </span>
        ))}
        {moreTonight > 0 && (
          <>
            {' '}
            <a href={`${adminHref(language, 'events')}?from=${today}&to=${today}`}>{m.start_tonight_more({ count: moreTonight })}</a>
          </>
        )}
      </p>
    </div>
  );
}

/** What is published or taken off at a moment, alerts too, and the way to all of it. */
function Planned({ language, today, schedule }: Pick<StartViewProps, 'language' | 'today' | 'schedule'>) {
  return (
    <>
      {schedule.length === 0 && <p className="in bs-meta">{m.hub_nothing_planned()}</p>}
      <ul className="plain adm-waiting">
        {schedule.map(({ key, title, at, plan, action, alert }) => {
          const begins = action === 'publish';
          const ofAlert = begins ? m.schedule_alert_begins() : m.schedule_alert_ends();
          const ofPlan = begins ? m.schedule_publish() : m.schedule_unpublish();
          return (
            <li key={key}>
              <div>
                <a href={plan ? plan.edit_url : adminHref(language, 'breaking-news', alert?.alert)}>{title}</a>
                <p className="bs-meta">
                  {[formatShortMoment(toLocalIso(new Date(at)), language, today), plan?.language.toUpperCase(), plan ? ofPlan : ofAlert]
                    .filter(Boolean)
                    .join(', ')}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="in">
        <a href={calendarOf(schedule, language)}>{m.schedule_open()}</a>
      </p>
    </>
  );
}

/** The month of the next plan: in that of today there may be nothing. */
function calendarOf([next]: readonly ScheduleItem[], language: Language): string {
  const base = adminHref(language, 'schedule');
  return next ? `${base}?month=${toLocalIso(new Date(next.at)).slice(0, 7)}` : base;
}

function Drafts({ language, drafts, hasAuthor = false }: { language: Language; drafts: readonly OpenDraft[]; hasAuthor?: boolean }) {
  return (
    <ul className="plain adm-waiting">
      {drafts.map(({ title, href, at, by, languages }) => (
        <li key={href}>
          <div>
            <a href={href}>{title || href}</a>
            <p className="bs-meta">{[formatShortMoment(toLocalIso(at), language), hasAuthor && by].filter(Boolean).join(', ')}</p>
          </div>
          <StateBadges states={languages} />
        </li>
      ))}
    </ul>
  );
}

function Card({ id, title, count, children }: { id: string; title: string; count?: number; children: ReactNode }) {
  return (
    <section className="bs-card" id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {count !== undefined && count > 0 && <span className="bs-count">{count}</span>}
      </header>
      {children}
    </section>
  );
}
