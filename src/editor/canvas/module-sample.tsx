import { useEffect, useState } from 'react';
import type { Module } from '../../core/module/module.ts';
import { editorCall } from '../editor-call.ts';
import { useSurface } from './editor-context.ts';

/** Loaded samples, by language and name. */
const known = new Map<string, Module>();

/** The sample of a module with contents of this site, rendered by its own view; nothing until it is loaded. */
export function ModuleSample({ name }: { name: string }) {
  const { language, Modules } = useSurface();
  const key = `${language}.${name}`;
  const [sample, setSample] = useState<Module | null>(known.get(key) ?? null);
  useEffect(() => {
    let isOver = false;
    if (known.has(key)) return setSample(known.get(key) ?? null);
    void editorCall<Module>('GET', `/${language}/pageeditor-api/catalogue/${name}/`).then((answer) => {
      if (!answer.ok) return;
      known.set(key, answer.body);
      if (!isOver) setSample(answer.body);
    });
    return () => {
      isOver = true;
    };
  }, [key, language, name]);
  return (
    // What is only looked at takes neither focus nor presses.
    <div className="bs-sample" inert aria-hidden="true">
      <div>
        <div className="modules">{sample?.model === name && <Modules modules={[sample]} language={language} />}</div>
      </div>
    </div>
  );
}
