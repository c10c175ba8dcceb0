import { consentChanged } from '../../../features/consent/consent-cookie.ts';

/** Matches a consent cookie that allows a measuring service. */
const allowing = /googleTagManager%22%3Atrue|%22speed%22/;

/** Starts what measures visits and loading times as soon as the visitor allows it; otherwise nothing is fetched. */
export function startMeasuring(): void {
  const measure = () => {
    if (allowing.test(document.cookie))
      import('./measure-allowed.ts').then(({ measureAllowed }) => measureAllowed()).catch(() => undefined);
  };
  addEventListener(consentChanged, measure);
  measure();
}
