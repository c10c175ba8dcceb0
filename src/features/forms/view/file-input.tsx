import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { maxFileBytes } from '../field-types.ts';
import type { FormField, TempFile } from '../forms.contract.ts';
import { uploadFile } from './send-form.ts';

/** File extensions of FORM-10; the server checks the content. */
const accept = '.pdf,.doc,.docx,.odt,.txt,.webp,.avif,.jpg,.jpeg,.png,.gif';

export interface FileInputProps {
  field: FormField;
  id: string;
  language: Language;
  file: TempFile | undefined;
  isInvalid: boolean;
  describedBy: string | undefined;
  hasFocus: boolean;
  /** Pending uploads by slug; the form waits for them. */
  pending: Map<string, Promise<unknown>>;
  /** Called with the uploaded file, null for none, or the refusal. */
  onFile: (slug: string, file: TempFile | null, error?: string) => void;
}

/** File field (FORM-10). With script the file is uploaded when selected, so that it survives a reload. */
export function FileInput({ field, id, language, file, isInvalid, describedBy, hasFocus, pending, onFile }: FileInputProps) {
  const { slug, required } = field;
  const [loading, setLoading] = useState<{ name: string; done: number } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<AbortController>(null);

  const send = (chosen: File) => {
    // Only the file chosen last is submitted.
    upload.current?.abort();
    pending.delete(slug);
    const end = (stored: TempFile | null, error?: string) => {
      pending.delete(slug);
      setLoading(null);
      // An uploaded file is not submitted again.
      if (input.current) input.current.value = '';
      onFile(slug, stored, error);
    };
    if (chosen.size > maxFileBytes) return end(null, m.form_file_large());
    setLoading({ name: chosen.name, done: 0 });
    upload.current = new AbortController();
    const { signal } = upload.current;
    const sending = uploadFile(language, chosen, signal, (done) => setLoading({ name: chosen.name, done })).then(
      (stored) => !signal.aborted && end(stored),
      (error: Error) => !signal.aborted && end(null, error.message),
    );
    pending.set(slug, sending);
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) send(chosen);
  };
  const remove = () => {
    onFile(slug, null);
    // The button vanishes with its file.
    input.current?.focus();
  };
  // A file selected before hydration.
  useEffect(() => {
    const [chosen] = input.current?.files ?? [];
    if (chosen) send(chosen);
  }, []);

  return (
    <>
      <input
        ref={input}
        type="file"
        id={id}
        name={slug}
        accept={accept}
        required={required && !file}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        // biome-ignore lint/a11y/noAutofocus: focus of the first invalid field of a refused form (FORM-06)
        autoFocus={hasFocus || undefined}
        onChange={change}
      />
      {loading && (
        <p className="form-file" role="status">
          {m.form_file_loading({ name: loading.name })}
          <progress aria-label={m.form_file_loading({ name: loading.name })} max={1} value={loading.done} />
        </p>
      )}
      {file && !loading && (
        <p className="form-file">
          <input type="hidden" name={slug} value={file.id} />
          <Icon name="check" />
          <span>
            {file.name} ({sizeText(file.size, language)})
          </span>
          <button type="button" aria-label={m.form_file_remove({ name: file.name })} onClick={remove}>
            <Icon name="close" />
          </button>
        </p>
      )}
    </>
  );
}

function sizeText(bytes: number, language: Language): string {
  const isLarge = bytes >= 1_000_000;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: isLarge ? 1 : 0 }).format(bytes / (isLarge ? 1_000_000 : 1000));
  return `${number === '0' ? '1' : number} ${isLarge ? 'MB' : 'kB'}`;
}
