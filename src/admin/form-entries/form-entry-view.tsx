import type { Language } from '../../core/languages.ts';
import { formatShortMoment } from '../../core/text/dates.ts';
import { answersOf } from '../../features/forms/entry-text.ts';
import type { FormField, StoredEntry } from '../../features/forms/forms.contract.ts';
import { m } from '../../paraglide/messages.js';
import { Head } from '../forms/page-elements.tsx';

interface FormEntryViewProps {
  entry: StoredEntry;
  title: string;
  base: string;
  language: Language;
  /** Current fields of the form; an answer to a deleted field is labelled with its slug. */
  fields: readonly FormField[];
}

/** One form entry with its files and the day of its deletion. */
export function FormEntryView({ entry, title, base, language, fields }: FormEntryViewProps) {
  const day = (moment: string) => formatShortMoment(moment, language);
  return (
    <>
      <Head back={base} title={title}>
        <a className="bs-btn danger" href={`${base}/${entry.id}/delete`}>
          {m.admin_remove()}
        </a>
      </Head>
      <p className="bs-meta adm-intro">{m.admin_entry_times({ created: day(entry.created), deleted: day(entry.delete_at) })}</p>
      <dl className="adm-section adm-answers">
        {answersOf(fields, entry, m.form_yes(), language).map(({ slug, label, text }) => {
          const file = entry.files.find(({ id }) => id === entry.field_values[slug]);
          return (
            <div key={slug}>
              <dt className="bs-meta">{label}</dt>
              <dd>
                {file ? (
                  <a href={file.url} download>
                    {text}
                  </a>
                ) : (
                  text
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
