import { useEffect } from 'react';
import { onConsentChange, readChoice } from '../../features/consent/choice.ts';

/** Measures how fast this document was, once the visitor allows it (DASH-05). */
export function useVitals(): void {
  useEffect(() => {
    const isAllowed = () => readChoice()?.speed ?? false;
    let hasBegun = false;
    const begin = () => {
      if (hasBegun || !isAllowed()) return;
      hasBegun = true;
      // Without it nothing is measured.
      import('../../features/dashboard/measure-vitals.ts').then(({ measureVitals }) => measureVitals(isAllowed)).catch(() => undefined);
    };
    begin();
    return onConsentChange(begin);
  }, []);
}
