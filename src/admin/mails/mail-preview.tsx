import { type Language, locales } from '../../core/languages.ts';

interface MailPreviewProps {
  mail: { language: Language; subject: string; text: string };
  isOpen?: boolean;
}

/** A mail as it would be sent, folded under its subject. */
export function MailPreview({ mail: { language, subject, text }, isOpen = false }: MailPreviewProps) {
  return (
    <details className="adm-more" open={isOpen}>
      <summary>
        {locales[language].name}: {subject}
      </summary>
      <p className="adm-mail" lang={locales[language].iso}>
        {text}
      </p>
    </details>
  );
}
