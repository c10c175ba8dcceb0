import { consentChanged } from '../../../features/consent/consent-cookie.ts';

/** A choice that allows something to measure, as it stands in the cookie. */
const allowing = /googleTagManager%22%3Atrue|%22speed%22/;

/** Starts what measures visits and loading times as soon as the visitor allows it; for all others nothing is fetched. */
export function startMeasuring(): void {
  const measure = () => {
    if (allowing.test(document.cookie))
      import('./measure-allowed.ts').then(({ measureAllowed }) => measureAllowed()).catch(() => undefined);
  };
  addEventListener(consentChanged, measure);
  measure();
}
