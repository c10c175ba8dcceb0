import { m } from '../paraglide/messages.js';
import backstageStyles from '../ui/backstage/backstage.css?url&no-inline';
import pageStyles from './admin.css?url&no-inline';
import { noticePage } from './admin-notes.tsx';
import type { OfficeArea } from './office-area.server.tsx';

/** The office, for editors. */
export const adminArea: OfficeArea = {
  label: m.admin_title,
  mayEnter: (viewer) => viewer.isEditor,
  forbidden: m.admin_forbidden,
  notice: noticePage,
  styles: [backstageStyles, pageStyles],
  bodyClass: 'bs adm',
};
