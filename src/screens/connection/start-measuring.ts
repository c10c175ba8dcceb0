import { consentChanged, consentCookie } from '../../features/consent/consent-cookie.ts';

/** Starts what measures visits and loading times as soon as the visitor allows it; before any choice nothing is fetched for it. */
export function startMeasuring(): void {
  const measure = () => void import('./measure-allowed.ts').then(({ measureAllowed }) => measureAllowed()).catch(() => undefined);
  addEventListener(consentChanged, measure);
  if (document.cookie.includes(`${consentCookie}=`)) measure();
}
