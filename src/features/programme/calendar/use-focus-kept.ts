import { useEffect, useRef } from 'react';

/** A chip that was pressed is gone afterwards; the focus then goes to the next one, else to the heading. */
export function useFocusKept(key: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const earlier = useRef(key);
  useEffect(() => {
    if (earlier.current === key) return;
    earlier.current = key;
    if (document.activeElement !== document.body) return;
    const target = chips.current?.querySelector<HTMLElement>('a') ?? heading.current;
    target?.focus({ preventScroll: true });
  }, [key]);
  return { heading, chips };
}
