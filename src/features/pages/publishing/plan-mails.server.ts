import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Mail } from '../../../core/outside/mail.server.ts';
import { MailQueue } from '../../../core/outside/mail-queue.server.ts';
import { formatDay, formatTime } from '../../../core/text/dates.ts';
import { inLanguage } from '../../../core/text/language-scope.server.ts';
import { m } from '../../../paraglide/messages.js';
import { users } from '../../accounts/accounts.tables.server.ts';
import { planMails } from '../editor.tables.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import { planHref } from './plan-address.shapes.ts';
import { planFailureTexts } from './plan-texts.shapes.ts';
import { readSchedule } from './schedule.read.server.ts';

interface PlanMailDependencies {
  db: Database;
  clock: () => Date;
  mail: Mail;
  kit: Pick<ModuleKit, 'registry'>;
  openReading: () => Reading;
  origin: () => string;
  siteName: () => Promise<string>;
  onError: (error: unknown) => void;
}

/** Mails to authors whose plan was not carried out (PAGE-12): why, and where to go on; in the language of the account. */
export function openPlanMails(dependencies: PlanMailDependencies): MailQueue<typeof planMails.$inferSelect> {
  const { db, kit, openReading, origin, siteName } = dependencies;
  return new MailQueue({
    ...dependencies,
    table: planMails,
    // A plan that was moved or cancelled meanwhile needs no mail.
    write: async ({ plan: id, recipient }: typeof planMails.$inferSelect) => {
      const [author] = await db.select({ language: users.language }).from(users).where(eq(users.email, recipient)).limit(1);
      const language = author?.language ?? 'de';
      const plan = (await readSchedule(openReading(), kit, language)).find((each) => each.id === id);
      if (!plan?.failure) return null;
      const { failure, action, title } = plan;
      const site = await siteName();
      return inLanguage(language, () => {
        const said = {
          ...{ site, title, language: plan.language.toUpperCase(), reason: planFailureTexts[failure]() },
          time: `${formatDay(plan.at, language)}, ${formatTime(plan.at, language)}`,
          what: action === 'publish' ? m.schedule_publish() : m.schedule_unpublish(),
          url: origin() + planHref(language, plan),
        };
        return {
          to: recipient,
          subject: m
            .plan_mail_subject(said)
            .replace(/\p{Cc}+/gu, ' ')
            .slice(0, 300),
          text: m.plan_mail_text(said),
        };
      });
    },
  });
}
