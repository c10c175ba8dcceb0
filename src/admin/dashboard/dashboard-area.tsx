import { m } from '../../paraglide/messages.js';
import backstageStyles from '../../ui/backstage/backstage.css?url&no-inline';
import { dashboardHref } from '../../urls.ts';
import adminStyles from '../admin.css?url&no-inline';
import { NoticeView, type WayOn } from '../admin-notes.tsx';
import type { OfficeAnswer } from '../office-answers.server.ts';
import type { OfficeArea } from '../office-area.server.tsx';
import pageStyles from './dashboard.css?url&no-inline';
import type { DashboardContext } from './dashboard-context.ts';
import { sectionLabels } from './dashboard-sections.ts';

/** What is not there, with the way to the first section (ADMIN-362). */
export function unknownSection({ language }: Pick<DashboardContext, 'language'>, status: number): OfficeAnswer {
  return dashboardNotice(m.dashboard_unknown(), status, undefined, {
    href: dashboardHref(language, 'activity'),
    label: sectionLabels.activity(),
  });
}

/** Page with a single message instead of a section. */
export function dashboardNotice(text: string, status: number, login?: string, back: WayOn | null = null): OfficeAnswer {
  return {
    status,
    title: '',
    current: null,
    view: <NoticeView title={m.dashboard_title()} text={text} login={login ?? null} back={back} />,
  };
}

/** Dashboard (LAYOUT-03): the office's shell, whose menu has its sections. */
export const dashboardArea: OfficeArea = {
  label: m.dashboard_title,
  mayEnter: (viewer) => viewer.hasDashboardAccess,
  forbidden: m.dashboard_forbidden,
  notice: dashboardNotice,
  styles: [backstageStyles, adminStyles, pageStyles],
  bodyClass: 'bs adm dash',
};
