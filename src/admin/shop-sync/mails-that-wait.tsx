import { type Language, translate } from '../../core/languages.ts';
import { formatShortMoment } from '../../core/text/dates.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import { recipientsText, sendsMails } from '../../features/notices/notice-texts.shapes.ts';
import type { Notices } from '../../features/notices/notices.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { MailPreview } from '../mails/mail-preview.tsx';

export type WaitingMails = Awaited<ReturnType<Notices['waiting']>>[number];

/** Mails about performances that the webshop has moved: read here, then sent or not (SHOP-124). */
export function MailsThatWait({ language, mails }: { language: Language; mails: readonly WaitingMails[] }) {
  if (mails.length === 0) return null;
  return (
    <section className="adm-after" aria-labelledby="mails">
      <h2 id="mails">{m.admin_notices()}</h2>
      <p className="bs-hint">{m.shop_sync_mails_hint()}</p>
      <ul className="adm-list">
        {mails.map((notice) => (
          <Mails key={notice.id} {...{ language, notice }} />
        ))}
      </ul>
    </section>
  );
}

function Mails({ language, notice }: { language: Language; notice: WaitingMails }) {
  const { id, event, before, start, mails } = notice;
  const title = `${translate(event.name, language).text}, ${momentOf(start, language)}`;
  return (
    <li>
      <div className="adm-what">
        <a href={adminHref(language, 'events', event.id)}>{title}</a>
        <p className="bs-meta">{m.shop_sync_before({ moment: momentOf(before, language) })}</p>
        <p className="bs-meta">{recipientsText(notice)}</p>
        {mails.map((mail) => (
          <MailPreview key={mail.language + mail.isForWaiting} mail={mail} />
        ))}
      </div>
      <form method="post" action={adminHref(language, 'shop-sync')} className="bs-row wrap">
        <input type="hidden" name="notice" value={id} />
        {sendsMails(notice) && (
          <button className="bs-btn primary" type="submit" name="do" value="mail" aria-label={`${m.shop_sync_mail()}: ${title}`}>
            {m.shop_sync_mail()}
          </button>
        )}
        <button className="bs-btn" type="submit" name="do" value="no-mail" aria-label={`${m.shop_sync_no_mail()}: ${title}`}>
          {m.shop_sync_no_mail()}
        </button>
      </form>
    </li>
  );
}

export function momentOf(moment: Date, language: Language): string {
  return formatShortMoment(toLocalIso(moment), language);
}
