import { useEffect, useRef, useState } from 'react';
import type { Module } from '../../core/module/module.ts';
import { editorCall } from '../editor-call.ts';
import { useSurface } from './editor-context.ts';

/** Loaded samples, by language and name. */
const known = new Map<string, Module>();

/** The sample of a module with contents of this site, small and rendered by its own view; loaded when it is scrolled to. */
export function ModuleSample({ name }: { name: string }) {
  const { language, Modules } = useSurface();
  const key = `${language}.${name}`;
  const [sample, setSample] = useState<Module | null>(null);
  const [isSeen, setIsSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const seen = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsSeen(true));
    if (place.current) seen.observe(place.current);
    return () => seen.disconnect();
  }, []);
  useEffect(() => {
    let isOver = false;
    if (!isSeen) return;
    if (known.has(key)) return setSample(known.get(key) ?? null);
    void editorCall<Module>('GET', `/${language}/pageeditor-api/catalogue/${name}/`).then((answer) => {
      if (!answer.ok) return;
      known.set(key, answer.body);
      if (!isOver) setSample(answer.body);
    });
    return () => {
      isOver = true;
    };
  }, [key, language, name, isSeen]);
  return (
    // What is only looked at takes neither focus nor presses.
    <div ref={place} className="bs-sample" inert aria-hidden="true">
      <div>
        <div className="modules">{sample?.model === name && <Modules modules={[sample]} language={language} />}</div>
      </div>
    </div>
  );
}
