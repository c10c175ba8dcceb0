import { hash } from 'node:crypto';
import { z } from 'zod';
import { createRedaction } from '../log/redact.ts';
import type { StoredMails } from './stored-mails.server.ts';

/** One line, so that input of visitors cannot inject headers. */
const line = z.string().regex(/^[^\p{Cc}]*$/u, 'expected one line');
const address = z.email().max(254);

const mailShape = z.strictObject({
  to: address,
  subject: line.min(1).max(300),
  text: z.string().min(1),
  html: z.string().optional(),
  replyTo: address.optional(),
});

/** A mail to one person. `text` is always sent, `html` beside it where there is one. */
export type MailMessage = z.input<typeof mailShape>;

/** Names a mail, so that a second copy of it has the same Message-ID: 'form_mails-12'. */
export type MailKey = string;

export interface Mail {
  /**
   * With a key a repeated mail has the same Message-ID, by which mail programs drop the copy.
   * @throws when the message is not one, or when the server does not take it.
   */
  send(message: MailMessage, key?: MailKey): Promise<void>;
  /** Logs in to the mail server and sends nothing. @throws when it does not take mails. */
  check(): Promise<void>;
}

export interface MailSettings {
  /** Address of the mail server with its login; undefined for none. */
  smtpUrl: string | undefined;
  /** Sender, such as 'Haus am Ring <post@example.org>'. */
  mailFrom: string;
  /** What no error may repeat: it is stored with the mail that waits, shown in the office and in every backup. */
  secretValues: readonly string[];
}

/** Sends by SMTP; without a server every mail is stored, complete as it would have been sent. */
export function openMail({ smtpUrl, mailFrom, secretValues }: MailSettings, storedMails: StoredMails): Mail {
  // Loaded with the first mail (decision 0098).
  const smtp = async (url: string) => (await import('nodemailer')).createTransport({ url, ...timeoutsMs }, { from: mailFrom });
  const file = async () =>
    (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from: mailFrom });
  const redact = createRedaction(secretValues);
  /** A server may repeat the login in its refusal. */
  const withoutSecrets = (error: unknown): never => {
    if (error instanceof Error) error.message = redact(error.message);
    throw error;
  };
  return {
    check: async () => void (await (smtpUrl === undefined ? storedMails.check() : (await smtp(smtpUrl)).verify().catch(withoutSecrets))),
    send: async (message, key) => {
      const { to, subject, text, html, replyTo } = mailShape.parse(message);
      // As an object, an address is never read as a list.
      const options = {
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        ...(key !== undefined && { messageId: messageIdOf(key, `${to}\n${text}`, mailFrom) }),
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      if (smtpUrl !== undefined) return void (await (await smtp(smtpUrl)).sendMail(options).catch(withoutSecrets));
      const { message: bytes } = await (await file()).sendMail(options);
      await storedMails.store({ to, subject, text }, bytes as Buffer);
    },
  };
}

/** With the content in it, for a restored database counts its keys again. */
function messageIdOf(key: MailKey, content: string, mailFrom: string): string {
  const domain = /@([^\s>]+)/.exec(mailFrom)?.[1] ?? 'localhost';
  return `<${hash('sha256', `${key}\n${content}`).slice(0, 32)}@${domain}>`;
}

/** Timeouts after which a mail server counts as away. */
const timeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
