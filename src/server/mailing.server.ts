import { join } from 'node:path';
import type { Deleter, OfficeMails } from '../admin/admin-options.ts';
import type { Changes } from '../core/database/changes.server.ts';
import type { DatabaseHandle } from '../core/database/client.server.ts';
import type { Reading } from '../core/database/reading.server.ts';
import { openMail } from '../core/outside/mail.server.ts';
import { readUnsentMails, retryUnsentMails } from '../core/outside/mail-queue.server.ts';
import { openPrivateStorage } from '../core/outside/open-storage.server.ts';
import { StoredMails } from '../core/outside/stored-mails.server.ts';
import { PasswordResets } from '../features/accounts/account-links.server.ts';
import type { Sessions } from '../features/accounts/sessions.server.ts';
import { WaitingList } from '../features/booking/waiting-list.server.ts';
import { erasePerson } from '../features/forms/entries/delete-entries.server.ts';
import { FormMails } from '../features/forms/entries/form-mails.server.ts';
import { Entries } from '../features/forms/entries/send-entry.server.ts';
import { FormWork } from '../features/forms/form-work.server.ts';
import { createUploadLimit } from '../features/forms/forms.http.server.ts';
import { Uploads } from '../features/forms/uploads/uploads.server.ts';
import { Notices } from '../features/notices/notices.server.ts';
import type { Holder } from '../features/notices/queue-notice.server.ts';
import { openPlanMails } from '../features/pages/publishing/plan-mails.server.ts';
import type { ModuleKit } from '../features/pages/resolve-modules.server.ts';
import type { Config } from './config.server.ts';
import { mailTables } from './mail-tables.server.ts';

interface MailingOptions {
  config: Config;
  database: DatabaseHandle;
  clock: () => Date;
  /** The site's address, known once it listens. */
  origin: () => string;
  sessions: Sessions;
  siteName: () => Promise<string>;
  kit: Pick<ModuleKit, 'registry'>;
  openReading: () => Reading;
  changes: Pick<Changes, 'subscribe' | 'applyNewChanges'>;
  /** Reads the stock of events again. */
  refreshStock(events: readonly number[]): Promise<void>;
  holders(event: number): Promise<Holder[] | null>;
  onError: (error: unknown) => void;
}

/** Opens everything that sends mails: password resets, forms with their uploads, notices to ticket holders, the waiting list; and its view for the office. */
export function openMailing({ config, sessions, holders, changes, refreshStock, ...options }: MailingOptions) {
  const { database, clock } = options;
  const { db } = database;
  const storedMails = new StoredMails(join(config.dataDir, 'mail'), clock);
  const mail = openMail(config, storedMails);
  const mailing = { ...options, db, mail };
  const uploads = new Uploads({ db, clock, storage: openPrivateStorage(config), folder: join(config.dataDir, '.private/arriving') });
  const formWork = new FormWork({ ...mailing, uploads, storedMails, mails: new FormMails(mailing) });
  const notices = new Notices({ ...mailing, holders });
  const plans = openPlanMails(mailing);
  const waitingList =
    config.shop.kind === 'sandbox' ? new WaitingList({ ...mailing, fees: config.shop.fees, changes, refreshStock }) : null;
  const officeMails: OfficeMails = {
    storedMails,
    hasServer: config.smtpUrl !== undefined,
    unsent: (limit) => readUnsentMails(db, mailTables, limit),
    sendNow: async () => {
      await retryUnsentMails(db, mailTables, clock());
      formWork.mailSoon();
      notices.mailSoon();
      waitingList?.mailSoon();
      await plans.run();
    },
  };
  const entries = new Entries({ db, clock, uploads, onStored: () => formWork.mailSoon() });
  return {
    ...{ mail, formWork, notices, waitingList, officeMails, planMails: plans },
    resets: new PasswordResets({ ...mailing, sessions }),
    forms: {
      ...{ entries, uploads, uploadLimit: createUploadLimit(clock) },
      erasePerson: async (by: Deleter, email: string) => {
        await waitingList?.erasePerson(email);
        return erasePerson({ db, uploads, by }, storedMails, email);
      },
    },
  };
}
