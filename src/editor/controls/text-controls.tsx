import { useEffect, useRef, useState } from 'react';
import { useSurface } from '../canvas/editor-context.ts';
import { droppedWords } from '../paste/paste-as-modules.ts';
import type { RichWriter } from '../writing/write-rich.ts';
import { type ControlProps, commonProps } from './control-props.ts';
import { useWholeValue } from './use-whole-value.ts';

export function TextControl(props: ControlProps) {
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
  const place = useRef<HTMLDivElement>(null);
  const writer = useRef<RichWriter | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const value = String(props.value ?? '');
  const known = useRef(value);
  useEffect(() => {
    let isOver = false;
    void import('../writing/write-rich.ts').then(({ writeRich }) => {
      if (isOver || !place.current) return;
      writer.current = writeRich({
        element: place.current,
        value: known.current,
        label: latest.current.field.label,
        point: null,
        isFocused: false,
        onInput: (html) => {
          known.current = html;
          latest.current.onChange(html);
        },
        onKey: () => false,
        onPaste: (pasted) => {
          const dropped = droppedWords(pasted);
          if (dropped) session.notify({ kind: 'ok', text: dropped });
          return false;
        },
      });
    });
    return () => {
      isOver = true;
      writer.current?.end();
      writer.current = null;
    };
  }, []);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    writer.current?.editor.commands.setContent(value, { emitUpdate: false });
  }, [value]);
  return <div ref={place} className="bs-input bs-rich" id={props.id} lang={commonProps(props).lang} />;
}
