import type { Database } from '../../core/database/client.server.ts';
import { type Language, languages } from '../../core/languages.ts';
import { composeNotice, type NoticeContent } from './compose-notice.server.ts';
import type { Recipients } from './notice-texts.shapes.ts';
import type { Holder } from './queue-notice.server.ts';
import { readWaitingParties } from './waiting-parties.read.server.ts';

/** The mails of a notice to ticket holders and to entries of the waiting list (SHOP-180), in each language, and who gets them. */
export interface PreviewedMails extends Recipients {
  mails: { language: Language; isForWaiting: boolean; subject: string; text: string }[];
}

interface Sources {
  db: Database;
  /** Null from a shop that does not know. @throws when the shop does not answer. */
  holders(event: number): Promise<Holder[] | null>;
}

/** Milliseconds the office waits for the shop. */
const timeoutMs = 5000;

/** The mails of a notice as they would be sent now. */
export async function previewMails({ db, holders }: Sources, content: Omit<NoticeContent, 'waitingToken'>): Promise<PreviewedMails> {
  const { id } = content.event;
  const named = await inTime(
    holders(id).then(
      (known) => known ?? ('unnamed' as const),
      () => 'unanswered' as const,
    ),
    'unanswered',
  );
  const isNamed = typeof named !== 'string';
  const { length: waiting } = await readWaitingParties(db, id, isNamed ? named : []);
  const compose = (waitingToken: string | null) =>
    languages.map((language) => ({
      ...{ language, isForWaiting: waitingToken !== null },
      ...composeNotice({ ...content, waitingToken }, language),
    }));
  const recipients = isNamed ? named.length : named;
  return { recipients, waiting, mails: [...(recipients === 0 ? [] : compose(null)), ...(waiting > 0 ? compose('…') : [])] };
}

/** What the promise resolves to; `late` after {@link timeoutMs}. */
export function inTime<Result, const Late>(promise: Promise<Result>, late: Late): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late), timeoutMs);
  });
  return Promise.race([promise, tooLong]).finally(() => clearTimeout(timer));
}
