import { useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Language } from '../../core/languages.ts';
import { type EditedModules, ModuleRefs, useEdited } from '../../core/module/edited-modules.ts';
import type { Module } from '../../core/module/module.ts';
import { type ContainerPart, DrawnModules } from '../layout/modules.tsx';
import { openingCount } from '../rendering/page-parts.ts';
import { EditorContexts } from './editor-contexts.tsx';
import type { EditorPage } from './editor-page.ts';

/** A place of a container's modules in the document, with what the server has put there. */
interface DrawnPlace {
  root: Root;
  part: ContainerPart;
  element: Element;
  served: ChildNode[];
}

/** Draws the draft that is edited where its modules stand, in a React root per place; afterwards the served modules stand there again. */
export function EditedContainers({ known }: { known: EditorPage }) {
  const container = containerOf(useEdited());
  const places = useRef<readonly DrawnPlace[]>([]);
  useEffect(() => {
    if (container === null) return;
    const drawn = [...document.querySelectorAll<HTMLElement>(`[data-container="${container}"]`)].map(beginToDraw);
    places.current = drawn;
    return () => {
      places.current = [];
      // React may be at work on them.
      setTimeout(() => drawn.forEach(endDrawing));
    };
  }, [container]);
  useEffect(() => {
    for (const { root, part } of places.current)
      root.render(
        <EditorContexts known={known}>
          <EditedPart part={part} language={known.page.language} />
        </EditorContexts>,
      );
  }, [container, known]);
  return null;
}

function EditedPart({ part, language }: { part: ContainerPart; language: Language }) {
  const edited = useEdited();
  return (
    edited && (
      <ModuleRefs value={edited.refOf}>
        <DrawnModules modules={modulesOf(edited.modules, part)} language={language} />
      </ModuleRefs>
    )
  );
}

function containerOf(edited: EditedModules | null): string | null {
  return edited && `${edited.content_type}-${edited.object_id}`;
}

function modulesOf(modules: readonly Module[], part: ContainerPart): readonly Module[] {
  if (part === 'all') return modules;
  const opening = openingCount(modules);
  return part === 'opening' ? modules.slice(0, opening) : modules.slice(opening);
}

function beginToDraw(element: HTMLElement, index: number): DrawnPlace {
  const served = [...element.childNodes];
  // React empties the element with its first drawing. Ids of several roots have to differ.
  const root = createRoot(element, { identifierPrefix: `edited${index}-` });
  return { root, part: (element.dataset.part ?? 'all') as ContainerPart, element, served };
}

function endDrawing({ root, element, served }: DrawnPlace): void {
  root.unmount();
  element.replaceChildren(...served);
}
