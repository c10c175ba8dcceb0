import { type Fields, isTranslated } from '../../core/fields/field.ts';
import { type Language, locales, otherLanguage } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import type { FormState } from './form-state.ts';

interface LanguageTabsProps {
  fields: Fields;
  form: FormState;
}

/**
 * Tabs to show the texts of a form in one language or both (ADMIN-02). CSS only: all languages are submitted, and no script
 * is needed.
 */
export function LanguageTabs({ fields, form }: LanguageTabsProps) {
  const names = Object.keys(fields).filter((name) => isTranslated(fields[name] ?? { kind: 'text' }));
  if (names.length === 0) return null;
  const missing = (language: Language) =>
    names.filter((name) => !form.get(`${name}.${language}`)?.trim() && form.get(`${name}.${otherLanguage(language)}`)?.trim()).length;
  return (
    <fieldset className="bs-seg adm-languages">
      <legend className="bs-vh">{m.admin_languages()}</legend>
      <label>
        <input type="radio" name="languages" value="both" defaultChecked />
        {m.admin_languages_both()}
      </label>
      {(['de', 'en'] as const).map((language) => (
        <label key={language}>
          <input type="radio" name="languages" value={language} />
          {locales[language].name}
          {missing(language) > 0 && (
            <span className="bs-count warn">
              <span className="bs-vh">{m.admin_languages_missing()} </span>
              {missing(language)}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
