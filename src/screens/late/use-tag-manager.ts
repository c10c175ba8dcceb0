import { useEffect, useSyncExternalStore } from 'react';
import { onConsentChange, readChoice } from '../../features/consent/choice.ts';

/** Loads the tag managers of the design, only while the visitor allows it (BRAND-07, CONS-03). What is loaded stays until the next document. */
export function useTagManager(ids: readonly string[]): void {
  const isAllowed = useSyncExternalStore(
    onConsentChange,
    () => readChoice()?.googleTagManager ?? false,
    () => false,
  );
  useEffect(() => {
    if (!isAllowed) return;
    for (const id of ids) {
      const src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
      if (!document.querySelector(`script[src="${src}"]`))
        document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
    }
  }, [isAllowed, ids]);
}
