import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Language } from '../../../core/languages.ts';
import { fieldTypes, isMultiple } from '../field-types.ts';
import type { Form, TempFile } from '../forms.contract.ts';
import type { SentEntry } from '../sent-entry.ts';
import { checkForm } from './check-form.ts';
import { sendForm } from './send-form.ts';
import { fill, readDraft, storeDraft, valuesOf } from './stored-draft.ts';

/** What happens to a form in the browser: kept while it is written, checked, sent once, told. */
export function useForm(form: Pick<Form, 'id' | 'fields'>, language: Language, sent: SentEntry | null) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(sent?.errors ?? {});
  const [problem, setProblem] = useState(sent?.problem ?? null);
  const [files, setFiles] = useState<Readonly<Record<string, TempFile>>>(sent?.files ?? {});
  const [phase, setPhase] = useState<'writing' | 'sending' | 'sent'>('writing');
  const element = useRef<HTMLFormElement>(null);
  const pending = useRef(new Map<string, Promise<unknown>>()).current;
  const kept = useRef(files);
  const isSending = useRef(false);
  kept.current = files;

  useEffect(() => {
    const draft = sent ? null : readDraft(form.id);
    if (!draft || !element.current) return;
    fill(element.current, draft.values);
    setFiles(draft.files);
  }, [form.id, sent]);

  const keep = () => {
    if (element.current) storeDraft(form.id, { values: valuesOf(element.current), files: kept.current });
  };
  const forget = (slug: string) => setErrors(({ [slug]: _, ...others }) => others);

  const focusFirst = (found: Readonly<Record<string, string>>) => {
    const first = form.fields.find(({ slug }) => slug in found);
    if (first) document.getElementById(inputId(form.id, first.slug))?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current || !element.current) return;
    isSending.current = true;
    setPhase('sending');
    setProblem(null);
    await Promise.allSettled(pending.values());
    const values = answersOf(form, valuesOf(element.current), kept.current);
    const found = checkForm(element.current, form.fields, values);
    const key = readDraft(form.id)?.key ?? crypto.randomUUID();
    storeDraft(form.id, { values: valuesOf(element.current), files: kept.current, key });
    const answer =
      Object.keys(found).length > 0 ? ({ kind: 'refused', errors: found } as const) : await sendForm(language, form.id, values, key);
    isSending.current = false;
    setPhase(answer.kind === 'sent' ? 'sent' : 'writing');
    setErrors(answer.kind === 'refused' ? answer.errors : {});
    if (answer.kind === 'sent') {
      storeDraft(form.id, null);
      setFiles({});
    } else if (answer.kind === 'refused') focusFirst(answer.errors);
    else setProblem(answer.problem);
  };

  return {
    element,
    errors,
    problem,
    files,
    phase,
    pending,
    submit,
    /** Something was written. */
    change: (event: FormEvent<HTMLFormElement>) => {
      keep();
      forget((event.target as HTMLInputElement).name);
    },
    setFile: (slug: string, file: TempFile | null, error?: string) => {
      const { [slug]: _, ...others } = kept.current;
      kept.current = file ? { ...others, [slug]: file } : others;
      setFiles(kept.current);
      if (error) setErrors((before) => ({ ...before, [slug]: error }));
      else forget(slug);
      keep();
    },
    writeAnother: () => setPhase('writing'),
  };
}

/** Id of a field's input, or of its first. */
export function inputId(form: number, slug: string): string {
  return `form-${form}-${slug}`;
}

/** What is sent: one value, a list where the field holds several, the id of a file. */
function answersOf(
  { fields }: Pick<Form, 'fields'>,
  values: Record<string, string[]>,
  files: Readonly<Record<string, TempFile>>,
): Record<string, unknown> {
  const answers = fields.map(({ slug, field_type }) => {
    const given = Object.hasOwn(values, slug) ? (values[slug] ?? []) : [];
    if (field_type === fieldTypes.file) return [slug, files[slug]?.id ?? ''];
    return [slug, isMultiple(field_type) ? given : (given[0] ?? '')];
  });
  return Object.fromEntries(answers);
}
