import { pageIn, readWithinPages } from '../../core/contract/page-of.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import type { AdminContext } from '../admin-context.server.ts';
import { nothingPage } from '../admin-notes.tsx';
import type { OfficeOutcome } from '../office-answers.server.ts';
import { MailsView } from './mails-view.tsx';
import { StoredMailView } from './stored-mail-view.tsx';

const current = 'mails';
const perPage = 25;
const unsentShown = 100;
const noticesShown = 25;

/** Outgoing mails (FORM-11, ADMIN-06): queued ones with the last error, and without a mail server all stored ones. */
export async function mailsPage(context: AdminContext, id: string, action: string): Promise<OfficeOutcome> {
  const { options, language, query } = context;
  const { storedMails, hasServer, unsent } = options.mails;
  const base = adminHref(language, current);
  if (id === '') {
    const { found, page, pages } = await readWithinPages(pageIn(query), perPage, (one) => storedMails.list(one, perPage));
    const { count, mails } = found;
    const [waiting, notices] = await Promise.all([unsent(unsentShown), page === 1 ? options.notices.log(noticesShown) : []]);
    const isRetried = query.get('done') === 'retried';
    const view = <MailsView {...{ language, base, hasServer, waiting, mails, notices, count, page, pages, isRetried }} />;
    return { status: 200, title: m.admin_list_mails(), current, view };
  }
  const mail = await storedMails.read(id);
  if (mail && action === 'file') {
    const body = await storedMails.readFile(id);
    if (body !== null) return { file: { name: mail.name, type: 'message/rfc822', body } };
  }
  if (!mail || action !== '') return nothingPage(context);
  return { status: 200, title: mail.subject, current, view: <StoredMailView {...{ mail, base, language }} /> };
}

/** Retries failed mails. */
export async function submitMails(context: AdminContext, id: string, action: string): Promise<OfficeOutcome> {
  if (id !== 'retry' || action !== '') return nothingPage(context);
  const { options, language } = context;
  await options.mails.sendNow();
  return { to: `${adminHref(language, current)}?done=retried` };
}
