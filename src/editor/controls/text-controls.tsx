import { useEffect, useState } from 'react';
import { useSurface } from '../canvas/editor-context.ts';
import { RichTextField } from '../writing/rich-text-field.tsx';
import { type ControlProps, commonProps } from './control-props.ts';
import { useEntries } from './use-entries.ts';
import { useWholeValue } from './use-whole-value.ts';

/** A text of one line; where it names one of the site's own entries, these are offered by title (MOD-17). */
export function TextControl(props: ControlProps) {
  return props.field.resource ? <SuggestingControl {...props} /> : <PlainTextControl {...props} />;
}

function SuggestingControl(props: ControlProps) {
  const entries = useEntries(props.field.resource, props.language);
  const list = `${props.id}-entries`;
  const own = entries.find(({ id }) => String(id) === props.value);
  return (
    <span className="bs-stack">
      <input
        {...commonProps(props)}
        list={list}
        value={String(props.value ?? '')}
        onChange={(event) => props.onChange(event.target.value)}
      />
      <datalist id={list}>
        {entries.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </datalist>
      {own && <span className="bs-hint">{own.title}</span>}
    </span>
  );
}

function PlainTextControl(props: ControlProps) {
  return <input {...commonProps(props)} value={String(props.value ?? '')} onChange={(event) => props.onChange(event.target.value)} />;
}

/** An address. */
export function AddressControl(props: ControlProps) {
  const typing = useWholeValue(String(props.value ?? ''), props.onChange);
  return <input {...commonProps(props)} inputMode="url" {...typing} />;
}

export function TranslatedTextControl(props: ControlProps) {
  return (props.field.limit ?? 0) > 255 ? <LongTextControl {...props} /> : <TextControl {...props} />;
}

export function LongTextControl(props: ControlProps) {
  return (
    <textarea {...commonProps(props)} rows={5} value={String(props.value ?? '')} onChange={(event) => props.onChange(event.target.value)} />
  );
}

/** Several texts, one per line; stored when the field is left, so that a line can be empty while it is typed. */
export function LinesControl(props: ControlProps) {
  const stored = ((props.value as string[] | null) ?? []).join('\n');
  const [typed, setTyped] = useState(stored);
  useEffect(() => setTyped(stored), [stored]);
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <textarea
      {...commonProps(props)}
      rows={3}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => lines.join('\n') !== stored && props.onChange(lines)}
    />
  );
}

/** The same text as on the page, for what does not stand there. */
export function RichTextControl(props: ControlProps) {
  const { session } = useSurface();
  return (
    <RichTextField
      id={props.id}
      label={props.field.label}
      value={String(props.value ?? '')}
      lang={commonProps(props).lang}
      language={props.language}
      isInvalid={props.isInvalid}
      describedBy={props.describedBy}
      onInput={props.onChange}
      onNotice={(text) => session.notify({ kind: 'ok', text })}
    />
  );
}
