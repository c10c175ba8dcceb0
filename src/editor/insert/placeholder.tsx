import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Module } from '../../core/module/module.ts';
import { plainText } from '../../core/text/plain-text.ts';
import { m } from '../../paraglide/messages.js';
import { elementsOf, observeModule } from '../canvas/module-elements.ts';
import { type Catalogue, fieldsOf } from '../session/catalogue.ts';
import { openingText } from '../session/view-modules.ts';

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
    const fields = fieldsOf(catalogue, module.model);
    const isFilled =
      fields.every(({ name, is_required }) => !is_required || hasWords(module[name])) &&
      fields.some(({ name, kind }) => kind !== 'choice' && hasValue(module[name]));
    const opening = openingText(fields);
    const words = isFilled && opening ? plainText(String(module[opening.name] ?? '')).slice(0, 60) : '';
    const isOnOpening = elementsOf(module.id).some((element) => element.matches('.bleed'));
    return (
      <div ref={place} className="bs bs-empty" data-placeholder="" data-over={isOnOpening || undefined}>
        <p>
          <strong>{[definition?.label ?? module.model, hasWords(words) && words].filter(Boolean).join(': ')}</strong>
          {/* Slides of one opening are shown by the first of them; a list may have found nothing. */}
          <span>{isFilled ? m.edit_shows_nothing() : m.edit_empty_module()}</span>
        </p>
      </div>
    );
  };
}

/** False for nothing, and for the invisible character that stands for a required text, see `blank`. */
function hasWords(value: unknown): boolean {
  return /[^\s\u200b\u00ad]/.test(String(value ?? ''));
}

/** False for a switch that is off, too; a choice always has a value. */
function hasValue(value: unknown): boolean {
  return (value ?? false) !== false && hasWords(plainText(String(value)));
}

function showsNothing(elements: readonly HTMLElement[]): boolean {
  return elements.every((element) => {
    if (element.matches('.bs-writing') || element.querySelector('.bs-writing')) return false;
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return true;
    return !hasWords(element.textContent) && !element.matches(visible) && !element.querySelector(visible);
  });
}
