import { type ReactNode, Suspense, use, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ModuleRefs } from './edited-modules.ts';
import type { Module } from './module.ts';
import { type DrawnModule, type ModuleSource, moduleSource } from './module-source.ts';
import { exchange, isNear, notePresses, whenNeeded } from './waking.ts';

interface KeptModuleProps extends DrawnModule {
  source: ModuleSource;
}

/**
 * A module in the browser. One that came with the document stays as it was written, without its script, until it has to do
 * something (decision 0068); all others are drawn by their view.
 */
export function KeptModule({ source, ...props }: KeptModuleProps) {
  const { module } = props;
  const written = useWrittenElement(module);
  const [asWritten] = useState(module);
  const sleepsOn = written?.dataset.wakes === 'never';
  const [isAwake, setIsAwake] = useState(() => written !== null && !sleepsOn && isNear(written));
  const isEdited = useContext(ModuleRefs) !== null;
  // What was drawn once cannot go back to what was written.
  if (written && !isAwake && (isEdited || !isSame(asWritten, module))) setIsAwake(true);
  const sleeping = written && !isAwake && <Sleeping written={written} module={module} onAwake={setIsAwake} />;
  // The server wrote no boundary around what waits for nothing.
  if (sleeping && sleepsOn) return sleeping;
  return <Suspense>{sleeping || <Drawn source={source} {...props} />}</Suspense>;
}

function Drawn({ source, ...props }: DrawnModule & { source: ModuleSource }): ReactNode {
  const View = source.view ?? use(source.load());
  return <View {...props} />;
}

/** The element the server wrote for a module, while the document is taken over; null for a module that is drawn later. */
function useWrittenElement({ id }: Module): HTMLElement | null {
  const found = useRef<HTMLElement | null>(undefined);
  return useSyncExternalStore(
    never,
    () => found.current ?? null,
    () => {
      found.current ??= writtenElements().get(String(id)) ?? null;
      return found.current;
    },
  );
}

let written: Map<string | undefined, HTMLElement> | null = null;

/** The marked elements of the document by the number of their module, looked for once. */
function writtenElements(): Map<string | undefined, HTMLElement> {
  written ??= new Map([...document.querySelectorAll<HTMLElement>('[data-module]')].map((element) => [element.dataset.module, element]));
  return written;
}

const never = () => () => undefined;

interface SleepingProps {
  written: HTMLElement;
  module: Module;
  onAwake(isAwake: true): void;
}

function Sleeping({ written: { localName, dataset }, module, onAwake }: SleepingProps) {
  const Tag = localName as 'div';
  const element = useRef<HTMLDivElement>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    const sleeping = element.current;
    if (!sleeping || dataset.wakes !== 'near') return;
    const end = new AbortController();
    const press = notePresses(sleeping, end.signal);
    const stop = whenNeeded(sleeping, () => {
      const loaded = Promise.all(modelsIn(module).map((model) => moduleSource(model)?.load()));
      loaded.then(
        async () => {
          await press.isOver();
          if (!end.signal.aborted) exchange(sleeping, press.button(), () => onAwake(true));
        },
        // Without a connection it stays as it was written; the next touch is another try.
        () => setTimeout(() => setFailures(failures + 1), retryAfter),
      );
    });
    return () => {
      end.abort();
      stop();
    };
  }, [dataset, module, onAwake, failures]);
  return <Tag ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** Milliseconds until a script that did not come is asked for again. */
const retryAfter = 5_000;

function modelsIn({ model, columns }: Module): string[] {
  return [model, ...columns.flatMap(({ children }) => children.flatMap(modelsIn))];
}

function isSame(asWritten: Module, module: Module): boolean {
  return asWritten === module || JSON.stringify(asWritten) === JSON.stringify(module);
}
