import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Language } from '../../../core/languages.ts';
import { fieldTypes, isMultiple } from '../field-types.ts';
import type { Form, TempFile } from '../forms.contract.ts';
import type { SubmittedEntry } from '../submitted-entry.ts';
import { checkForm } from './check-form.ts';
import { sendForm } from './send-form.ts';
import { fill, readDraft, storeDraft, valuesOf } from './stored-draft.ts';

/** State of a form in the browser: stores the draft, validates, submits once, reports the result. */
export function useForm(form: Pick<Form, 'id' | 'fields'>, language: Language, submitted: SubmittedEntry | null) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(submitted?.errors ?? {});
  const [problem, setProblem] = useState(submitted?.problem ?? null);
  const [files, setFiles] = useState<Readonly<Record<string, TempFile>>>(submitted?.files ?? {});
  const [phase, setPhase] = useState<'editing' | 'sending' | 'sent'>('editing');
  /** How many submitted forms were followed by another one. */
  const [round, setRound] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const pending = useRef(new Map<string, Promise<unknown>>()).current;
  const currentFiles = useRef(files);
  const isSending = useRef(false);
  currentFiles.current = files;

  useEffect(() => {
    const draft = submitted ? null : readDraft(form.id);
    if (!draft || !element.current) return;
    fill(element.current, draft.values);
    setFiles(draft.files);
  }, [form.id, submitted]);

  // The button that was pressed is gone with the thanks.
  useEffect(() => {
    if (round > 0) element.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
  }, [round]);

  const storeCurrent = () => {
    if (element.current) storeDraft(form.id, { values: valuesOf(element.current), files: currentFiles.current });
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
    // Another file may be chosen while one is awaited.
    while (pending.size > 0) await Promise.allSettled(pending.values());
    const values = answersOf(form, valuesOf(element.current), currentFiles.current);
    const found = checkForm(element.current, form.fields, values);
    const key = readDraft(form.id)?.key ?? crypto.randomUUID();
    storeDraft(form.id, { values: valuesOf(element.current), files: currentFiles.current, key });
    const answer =
      Object.keys(found).length > 0 ? ({ kind: 'refused', errors: found } as const) : await sendForm(language, form.id, values, key);
    isSending.current = false;
    setPhase(answer.kind === 'sent' ? 'sent' : 'editing');
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
    /** What the form begins with. */
    shown: round > 0 ? null : submitted,
    submit,
    /** On input. */
    change: (event: FormEvent<HTMLFormElement>) => {
      storeCurrent();
      forget((event.target as HTMLInputElement).name);
    },
    setFile: (slug: string, file: TempFile | null, error?: string) => {
      const { [slug]: _, ...others } = currentFiles.current;
      currentFiles.current = file ? { ...others, [slug]: file } : others;
      setFiles(currentFiles.current);
      if (error) setErrors((before) => ({ ...before, [slug]: error }));
      else forget(slug);
      storeCurrent();
    },
    startAgain: () => {
      setPhase('editing');
      setRound(round + 1);
    },
  };
}

/** Id of a field's (first) input. */
export function inputId(form: number, slug: string): string {
  return `form-${form}-${slug}`;
}

/** Values to submit: a single value, a list for multiple fields, the id of a file. */
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
