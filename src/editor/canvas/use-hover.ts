import { useEffect, useState } from 'react';
import { moduleAt } from './module-elements.ts';

/** The module under the pointer. */
export function useHover(): number | null {
  const [id, setId] = useState<number | null>(null);
  useEffect(() => {
    const onOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch' || !(target instanceof Element) || target.closest('.bs:not(.bs-empty, .bs-slot)')) return;
      setId(moduleAt(target));
    };
    document.addEventListener('pointerover', onOver, { passive: true });
    return () => document.removeEventListener('pointerover', onOver);
  }, []);
  return id;
}
