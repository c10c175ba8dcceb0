import { useEffect, useState } from 'react';
import { boxOf } from './module-elements.ts';

export type Box = NonNullable<ReturnType<typeof boxOf>>;

/** The boxes of modules, updated when the page changes its size; a new `turn` measures again. */
export function useBoxes(ids: readonly number[], turn: unknown): ReadonlyMap<number, Box> {
  const [boxes, setBoxes] = useState<ReadonlyMap<number, Box>>(new Map());
  const key = ids.join();
  useEffect(() => {
    let frameRequest = 0;
    let last = '';
    const measure = () => {
      const next =
        key === ''
          ? []
          : key.split(',').flatMap((id) => {
              const box = boxOf(Number(id));
              return box ? [[Number(id), box] as const] : [];
            });
      const now = JSON.stringify(next);
      if (now !== last) setBoxes(new Map(next));
      last = now;
    };
    const plan = () => {
      cancelAnimationFrame(frameRequest);
      frameRequest = requestAnimationFrame(measure);
    };
    measure();
    plan();
    const sizes = new ResizeObserver(plan);
    sizes.observe(document.body);
    const main = document.querySelector('main');
    if (main) sizes.observe(main);
    const contents = new MutationObserver(plan);
    if (main) contents.observe(main, { childList: true, subtree: true, characterData: true, attributeFilter: ['open', 'class'] });
    window.addEventListener('resize', plan);
    document.addEventListener('transitionend', plan);
    return () => {
      cancelAnimationFrame(frameRequest);
      sizes.disconnect();
      contents.disconnect();
      window.removeEventListener('resize', plan);
      document.removeEventListener('transitionend', plan);
    };
  }, [key, turn]);
  return boxes;
}
