import { writePosition } from '../../core/log/read-log.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import type { AdminContext } from '../admin-context.server.ts';
import { nothingPage } from '../admin-notes.tsx';
import type { OfficeOutcome } from '../office-answers.server.ts';
import { logQueryOf, readLogFilter } from './log-query.ts';
import { LogsView } from './logs-view.tsx';

const current = 'logs';
const perPage = 50;

/** Newest lines of the logs that match a filter (SEC-35), for administrators. */
export async function logsPage(context: AdminContext, id: string): Promise<OfficeOutcome> {
  if (id !== '') return nothingPage(context);
  const { options, language, query } = context;
  const filter = readLogFilter(query);
  const { serverDays, accessDays, read } = options.logs;
  const { lines, older, isCut } = await read(logQueryOf(filter), perPage);
  const view = (
    <LogsView
      {...{ language, filter, lines, isCut }}
      base={adminHref(language, current)}
      older={older && writePosition(older)}
      isServerLogged={serverDays > 0}
      areRequestsLogged={accessDays > 0}
    />
  );
  return { status: 200, title: m.admin_list_logs(), current, view };
}
