import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { isLanguage } from '../../../core/languages.ts';
import type { Mail } from '../../../core/outside/mail.server.ts';
import { MailQueue } from '../../../core/outside/mail-queue.server.ts';
import { formatDay } from '../../../core/text/dates.ts';
import { inLanguage } from '../../../core/text/language-scope.server.ts';
import { m } from '../../../paraglide/messages.js';
import { textOf } from '../entry-text.ts';
import { fieldTypes } from '../field-types.ts';
import { toForm } from '../form.read.server.ts';
import type { StoredEntry } from '../forms.contract.ts';
import { formMails, forms } from '../forms.tables.server.ts';
import { readEntry } from './entries.read.server.ts';

interface MailDependencies {
  db: Database;
  clock: () => Date;
  mail: Mail;
  origin: () => string;
  siteName: () => Promise<string>;
  onError: (error: unknown) => void;
}

type Waiting = typeof formMails.$inferSelect;

/** Mails entries to the recipients of their form (FORM-11), from an outbox table written with the entry. */
export class FormMails {
  readonly #dependencies: MailDependencies;
  readonly #queue: MailQueue<Waiting>;

  constructor(dependencies: MailDependencies) {
    this.#dependencies = dependencies;
    this.#queue = new MailQueue<Waiting>({ ...dependencies, table: formMails, write: (waiting) => this.#write(waiting) });
  }

  /** Sends due mails. A call during a run starts another one after it. */
  run(): Promise<void> {
    return this.#queue.run();
  }

  /** Null for an entry that was deleted meanwhile. */
  async #write({ entry: id, recipient }: Waiting) {
    const { db, siteName } = this.#dependencies;
    const entry = await readEntry(db, 'de', id);
    const [row] = entry ? await db.select().from(forms).where(eq(forms.id, entry.form)) : [];
    if (!entry || !row) return null;
    const site = await siteName();
    const language = isLanguage(entry.language) ? entry.language : 'de';
    return inLanguage(language, () => {
      const { title, fields } = toForm(row, language);
      const answers = fields.flatMap((field) => {
        const text = textOf(field, entry, m.form_yes(), language);
        return text ? [`${field.label}: ${text.includes('\n') ? `\n${text}` : text}`] : [];
      });
      const replyTo = fields.flatMap(({ slug, field_type }) => (field_type === fieldTypes.email ? [entry.field_values[slug]] : []))[0];
      const date = (moment: string) => formatDay(moment, language);
      return {
        to: recipient,
        subject: m.form_mail_subject({ title: title.replace(/\p{Cc}+/gu, ' ').slice(0, 200), number: id }),
        text: m.form_mail_text({
          title,
          site,
          date: date(entry.created),
          values: [...answers, ...this.#filesOf(entry)].join('\n\n'),
          end: date(entry.delete_at),
        }),
        ...(typeof replyTo === 'string' && { replyTo }),
      };
    });
  }

  #filesOf({ files }: StoredEntry): string[] {
    return files.map(({ name, url }) => `${name}: ${this.#dependencies.origin()}${url}`);
  }
}
