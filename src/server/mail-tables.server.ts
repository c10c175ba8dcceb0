import { waitingMails } from '../features/booking/waiting-list/waiting-list.tables.server.ts';
import { formMails } from '../features/forms/forms.tables.server.ts';
import { noticeMails } from '../features/notices/notices.tables.server.ts';
import { planMails } from '../features/pages/editor.tables.server.ts';

/** Every table of queued mails: what the office lists and sends again, and what the metrics count. */
export const mailTables = [formMails, noticeMails, planMails, waitingMails] as const;
