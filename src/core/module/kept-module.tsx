import {
  createContext,
  Fragment,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ModuleRefs } from './edited-modules.ts';
import type { Module } from './module.ts';
import { LevelAbove } from './module-context.ts';
import { type DrawnModule, loadViews, type ModuleSource, modelsIn, type SourcedModule } from './module-source.ts';
import { exchange, isFilledIn, whenNeeded } from './waking.ts';

interface KeptModuleProps extends SourcedModule {
  /** Level of the last headline above it. */
  level: number;
}

/**
 * A module in the browser. One that came with the document stays as it was written, without its script, until it has to do
 * something (decision 0068); all others are drawn by their view.
 */
export function KeptModule({ source, level, ...props }: KeptModuleProps) {
  const { module } = props;
  const written = useWritten(module);
  const [asWritten] = useState(module);
  // Where the server wrote nothing there is nothing to take over, unless the script is there already.
  const [isAwake, setIsAwake] = useState(
    () => written === null || (written === 'unmarked' && source.view !== null && module.print === undefined),
  );
  const refOf = useContext(ModuleRefs);
  // What was drawn once cannot go back to what was written.
  if (!isAwake && (refOf || !isSame(asWritten, module))) setIsAwake(true);
  if (!isAwake) {
    if (!(written instanceof HTMLElement)) return null;
    const Tag = written.localName as 'div';
    return written.dataset.wakes === 'never' ? (
      <Tag {...asItStands} />
    ) : (
      <Sleeping written={written} module={module} onAwake={setIsAwake} />
    );
  }
  // The document came without its data, and React could not take it over, or an editor is closed again.
  if (isWithoutData(module)) return <Rewritten module={module} />;
  const drawn = <Drawn source={source} {...props} />;
  return (
    <LevelAbove value={level}>
      {/* biome-ignore lint/complexity/noUselessFragments: its ref tells an editor which elements the module has */}
      <Fragment ref={refOf?.(module.id)}>
        {/* The server wrote no boundary: there was nothing to wait for. */}
        {written === 'unmarked' ? drawn : <Suspense>{drawn}</Suspense>}
      </Fragment>
    </LevelAbove>
  );
}

/** React takes the element over and leaves alone what is in it. */
const asItStands = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

function Drawn({ source, ...props }: DrawnModule & { source: ModuleSource }): ReactNode {
  const View = source.view ?? use(source.load());
  return <View {...props} />;
}

/** Puts the markup of the document back, which is all there is of a module that was to sleep for good. */
function Rewritten({ module }: { module: Module }) {
  const __html = writtenElements().get(String(module.id))?.outerHTML ?? '';
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html }} />;
}

function isWithoutData({ print, version }: Module): boolean {
  return print !== undefined && version === undefined;
}

interface Takeover {
  /** True while the modules that came with the document are taken over; those that come later are drawn. */
  isNow: boolean;
}

const TakeoverContext = createContext<Takeover>({ isNow: false });

/** Around the modules of a page: finds out once for all of them whether React takes a document over, which it tells only a store. */
export function TakenOver({ children }: { children: ReactNode }) {
  const [takeover] = useState<Takeover>(() => ({ isNow: false }));
  const begin = () => {
    takeover.isNow = true;
    return true;
  };
  useSyncExternalStore(never, () => takeover.isNow, begin);
  useEffect(() => {
    takeover.isNow = false;
  }, [takeover]);
  return <TakeoverContext value={takeover}>{children}</TakeoverContext>;
}

/** While the document is taken over, the marked element the server wrote for a module; null for a module that is drawn later. */
function useWritten({ id }: Module): HTMLElement | 'unmarked' | null {
  const { isNow } = useContext(TakeoverContext);
  const [element] = useState<HTMLElement | 'unmarked' | null>(() => (isNow ? (writtenElements().get(String(id)) ?? 'unmarked') : null));
  return element;
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

function Sleeping({ written: { localName }, module, onAwake }: SleepingProps) {
  const Tag = localName as 'div';
  const element = useRef<HTMLDivElement>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    const sleeping = element.current;
    if (!sleeping) return;
    let isOver = false;
    const stop = whenNeeded(sleeping, (presses) => {
      loadViews(modelsIn(module)).then(
        async () => {
          await presses.isOver();
          // A form that somebody has begun to fill in is sent without a script as well.
          if (!isOver && !isFilledIn(sleeping)) exchange(sleeping, presses.button(), () => onAwake(true));
        },
        // Without a connection it stays as it was written; the next touch is another try.
        () => setTimeout(() => setFailures(failures + 1), retryAfter),
      );
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [module, onAwake, failures]);
  return <Tag ref={element} {...asItStands} />;
}

/** Milliseconds until a script that did not come is asked for again. */
const retryAfter = 5_000;

function isSame(asWritten: Module, module: Module): boolean {
  if (asWritten === module) return true;
  return asWritten.print === undefined ? JSON.stringify(asWritten) === JSON.stringify(module) : asWritten.print === module.print;
}
