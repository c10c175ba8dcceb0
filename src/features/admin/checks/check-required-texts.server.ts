import { type Field, isTranslated } from '../../../core/fields/field.ts';
import type { Language, Translated } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import type { CheckedFinding } from '../../pages/drafts/draft.contract.ts';
import { lacksRequiredText } from '../../pages/publishing/required-texts.shapes.ts';
import { EntryRefused } from '../check-values.server.ts';
import type { EditedEntry } from '../drafts/entry-draft.read.server.ts';
import type { Resource } from '../resources.server.ts';

/** An entry that cannot be published in these languages before required texts are there, with the findings of the check. */
export class EntryIncomplete extends EntryRefused {
  override name = 'EntryIncomplete';
  readonly findings: CheckedFinding[];
  constructor(fields: readonly string[], published: readonly Language[], language: Language) {
    const message = m.field_required({}, { locale: language });
    super(Object.fromEntries(fields.map((field) => [`${field}.${published[0]}`, [message]])));
    this.findings = fields.map((field) => ({
      ...{ rule: 'required', severity: 'must', subject: 'entry', module: null, field, detail: '', languages: [...published] },
    }));
  }
}

/** Checks that the draft of an entry has the texts without which these languages cannot be published. @throws EntryIncomplete */
export function checkRequiredTexts(
  { fields }: Pick<Resource, 'fields'>,
  { values, isNew }: Pick<EditedEntry, 'values' | 'isNew'>,
  published: readonly Language[],
  language: Language,
): void {
  const missing = Object.entries<Field>(fields).filter(
    ([name, field]) => field.isRequired && isTranslated(field) && lacksRequiredText(values[name] as Translated, published, isNew),
  );
  if (missing.length > 0)
    throw new EntryIncomplete(
      missing.map(([name]) => name),
      published,
      language,
    );
}
