import { type Language, locales } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';

interface MailPreviewProps {
  mail: { language: Language; subject: string; text: string /** To who waits for tickets. */; isForWaiting?: boolean };
  isOpen?: boolean;
}

/** A mail as it would be sent, folded under its subject. */
export function MailPreview({ mail: { language, subject, text, isForWaiting }, isOpen = false }: MailPreviewProps) {
  return (
    <details className="fold adm-more" open={isOpen}>
      <summary>
        {isForWaiting && `${m.notice_to_list()}, `}
        {locales[language].name}: {subject}
      </summary>
      <p className="adm-mail" lang={locales[language].iso}>
        {text}
      </p>
    </details>
  );
}
