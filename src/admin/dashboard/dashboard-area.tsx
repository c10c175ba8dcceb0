import { m } from '../../paraglide/messages.js';
import backstageStyles from '../../ui/backstage/backstage.css?url&no-inline';
import adminStyles from '../admin.css?url&no-inline';
import { NoticeView } from '../admin-notes.tsx';
import type { OfficeAnswer } from '../office-answers.server.ts';
import type { OfficeArea } from '../office-area.server.tsx';
import pageStyles from './dashboard.css?url&no-inline';

/** Page with a single message instead of a section. */
export function dashboardNotice(text: string, status: number, login?: string): OfficeAnswer {
  return {
    status,
    title: '',
    current: null,
    view: <NoticeView title={m.dashboard_title()} text={text} login={login ?? null} back={null} />,
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
