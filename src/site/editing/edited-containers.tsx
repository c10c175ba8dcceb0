import { useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Language } from '../../core/languages.ts';
import { type EditedModules, EditedParts, useEdited } from '../../core/module/edited-modules.ts';
import type { Module } from '../../core/module/module.ts';
import { type ModuleRange, RenderedModules } from '../layout/modules.tsx';
import { openingCount } from '../rendering/page-facts.ts';
import { EditorContexts } from './editor-contexts.tsx';
import type { EditorPage } from './editor-page.ts';

/** An element of the document with modules of the edited container, and the nodes the server rendered into it. */
interface MountedContainer {
  root: Root;
  range: ModuleRange;
  element: Element;
  served: ChildNode[];
}

/** Renders the edited draft in place of its served modules, in one React root per element; afterwards the served nodes are restored. */
export function EditedContainers({ known }: { known: EditorPage }) {
  const container = containerOf(useEdited());
  const places = useRef<readonly MountedContainer[]>([]);
  useEffect(() => {
    if (container === null) return;
    const mounted = [...document.querySelectorAll<HTMLElement>(`[data-container="${container}"]`)].map(mountContainer);
    places.current = mounted;
    return () => {
      places.current = [];
      // React may be rendering them.
      setTimeout(() => mounted.forEach(unmountContainer));
    };
  }, [container]);
  useEffect(() => {
    for (const { root, range } of places.current)
      root.render(
        <EditorContexts known={known}>
          <EditedRange range={range} language={known.page.language} />
        </EditorContexts>,
      );
  }, [container, known]);
  return null;
}

function EditedRange({ range, language }: { range: ModuleRange; language: Language }) {
  const edited = useEdited();
  return (
    edited && (
      <EditedParts value={edited.parts}>
        <RenderedModules modules={modulesOf(edited.modules, range)} language={language} />
      </EditedParts>
    )
  );
}

function containerOf(edited: EditedModules | null): string | null {
  return edited && `${edited.content_type}-${edited.object_id}`;
}

function modulesOf(modules: readonly Module[], range: ModuleRange): readonly Module[] {
  if (range === 'all') return modules;
  const opening = openingCount(modules);
  return range === 'opening' ? modules.slice(0, opening) : modules.slice(opening);
}

function mountContainer(element: HTMLElement, index: number): MountedContainer {
  const served = [...element.childNodes];
  // React empties the element with its first render. Ids of several roots have to differ.
  const root = createRoot(element, { identifierPrefix: `edited${index}-` });
  return { root, range: (element.dataset.part ?? 'all') as ModuleRange, element, served };
}

function unmountContainer({ root, element, served }: MountedContainer): void {
  root.unmount();
  element.replaceChildren(...served);
}
