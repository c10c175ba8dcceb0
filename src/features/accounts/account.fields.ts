import type { Fields } from '../../core/fields/field.ts';
import { choice, flag } from '../../core/fields/plain.ts';
import { text } from '../../core/fields/text.ts';
import { type Language, locales } from '../../core/languages.ts';

const nameOf = (language: Language) => ({ de: locales[language].name, en: locales[language].name });

/** What an administrator changes of an account. */
export const accountFields = {
  username: text({
    label: { de: 'Benutzername', en: 'Username' },
    help: {
      de: 'Buchstaben, Ziffern, Punkt, Strich; 2 bis 60 Zeichen, ohne @.',
      en: 'Letters, digits, dot, hyphen; 2 to 60 characters, without @.',
    },
    required: true,
    max: 60,
  }),
  email: text({ label: { de: 'E-Mail', en: 'Email' }, required: true, max: 254 }),
  first_name: text({ label: { de: 'Vorname', en: 'First name' }, max: 100 }),
  last_name: text({ label: { de: 'Nachname', en: 'Last name' }, max: 100 }),
  language: choice({ de: nameOf('de'), en: nameOf('en') }, { label: { de: 'Sprache der Mails', en: 'Language of the mails' } }),
};

/** The rights of an account, and whether it has any. */
export const accountFlags = {
  is_active: flag({ label: { de: 'Konto eingeschaltet', en: 'Account switched on' }, initial: true }),
  is_editor: flag({ label: { de: 'Redaktion: Seiten und Inhalte bearbeiten', en: 'Editor: edit pages and content' } }),
  is_superuser: flag({
    label: { de: 'Administration: Konten, Einstellungen, Navigation', en: 'Administrator: accounts, settings, navigation' },
  }),
  has_dashboard_online_access: flag({
    label: { de: 'Auswertung sehen, Website und Verkauf schalten', en: 'See the dashboard, switch website and sales' },
  }),
  can_edit_html: flag({ label: { de: 'HTML-Bausteine in Seiten bearbeiten', en: 'Edit HTML modules in pages' } }),
};

export const accountFormFields: Fields = { ...accountFields, ...accountFlags };
