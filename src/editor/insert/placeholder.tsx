import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Module } from '../../core/module/module.ts';
import { m } from '../../paraglide/messages.js';
import { elementsOf, observeModule } from '../canvas/module-elements.ts';
import type { Catalogue } from '../session/catalogue.ts';

/** Something to be seen that is no text. */
const visible = 'img, picture, video, audio, iframe, svg, input, button, [data-slot], hr';

/** Stands where a module shows nothing, so that it can be seen, pressed and filled. */
export function placeholderOf(catalogue: Catalogue) {
  return function Placeholder({ module }: { module: Module }) {
    const [isEmpty, setIsEmpty] = useState(false);
    const place = useRef<HTMLDivElement>(null);
    const measure = () => setIsEmpty(showsNothing(elementsOf(module.id).filter((element) => element !== place.current)));
    // After each change of the draft; what loads later changes the size of the module's elements.
    useLayoutEffect(measure);
    useEffect(() => observeModule(module.id, measure), [module.id]);
    if (!isEmpty) return null;
    const definition = catalogue.get(module.model);
    return (
      <div ref={place} className="bs bs-empty" data-placeholder="">
        <p>
          <strong>{definition?.label ?? module.model}</strong>
          <span>{m.edit_empty_module()}</span>
        </p>
      </div>
    );
  };
}

function showsNothing(elements: readonly HTMLElement[]): boolean {
  return elements.every((element) => {
    if (element.matches('.bs-writing') || element.querySelector('.bs-writing')) return false;
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return true;
    // A required text that is missing is an invisible character, see `blank`.
    const hasWords = /[^\s\u200b\u00ad]/.test(element.textContent ?? '');
    return !hasWords && !element.matches(visible) && !element.querySelector(visible);
  });
}
