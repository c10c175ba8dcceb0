import './modules.css';
import { holdHydration } from '../core/before-hydration.ts';
import { wakeAtOnce } from '../core/module/awake-at-once.ts';
import { addSource, type ModuleSource, type ModuleView, type WakingRule } from '../core/module/module-source.ts';

// Their styles come with the page, so that nothing moves when a view's script does.
import.meta.glob('./*/*.css', { eager: true });

/** What a file of a view exports: the view, and `waking` when there is something in it for a script to do. */
type ViewFile = Record<string, unknown> & { waking?: WakingRule };

const files = import.meta.glob<ViewFile>('./*/*.view.tsx');

/** On the server views are there from the start; in the browser each comes when a module of a page first needs it. */
for (const [path, load] of Object.entries(files)) {
  const source = sourceOf(load);
  if (import.meta.env.SSR) await source.load();
  addSource(path.split('/')[1] ?? '', source);
}
if (!import.meta.env.SSR) holdHydration(wakeAtOnce());

function sourceOf(loadFile: () => Promise<ViewFile>): ModuleSource {
  let loading: Promise<ModuleView> | null = null;
  const source: ModuleSource = {
    view: null,
    waking: 'never',
    load: () => {
      loading ??= loadFile().then(
        (file) => {
          const [, view] = Object.entries(file).find(([name]) => name.endsWith('View')) ?? [];
          source.view = view as ModuleView;
          source.waking = file.waking ?? 'never';
          return source.view;
        },
        (error) => {
          // The error belongs to who waits for it now, not to who asks later.
          setTimeout(() => {
            loading = null;
          }, 1_000);
          throw error;
        },
      );
      return loading;
    },
  };
  return source;
}
