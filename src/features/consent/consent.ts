import { parseStored } from './choice.ts';
import { textRevision } from './consent-cookie.ts';
import { type OptionalCategory, optionalCategories, type ServiceName, services } from './services.ts';

/** What a visitor chose (CONS-01). Whole categories are named as such; `services` are those allowed, one by one. */
export interface Consent {
  categories: ('required' | OptionalCategory)[];
  services: ServiceName[];
  googleTagManager: boolean;
  revision: number;
  /** Day of the choice in Europe/Berlin, 'YYYY-MM-DD'. */
  date: string;
}

/** Services that come through the tag manager: it loads when one of them is allowed, so always with the whole of optimization or marketing (CONS-03). */
const managed: readonly ServiceName[] = ['google-analytics', 'google-ads'];

/** A choice of single services as it is stored: a category counts as accepted when all of its services are. */
export function consentOf(chosen: ReadonlySet<ServiceName>, date: string): Consent {
  const names = Object.keys(services) as ServiceName[];
  const accepted = optionalCategories.filter((category) => names.every((name) => services[name].category !== category || chosen.has(name)));
  return {
    categories: ['required', ...accepted],
    services: names.filter((name) => chosen.has(name)),
    googleTagManager: managed.some((name) => chosen.has(name)),
    revision: textRevision,
    date,
  };
}

/** Reads the value of the cookie; null for none, for texts that changed since, and for what is not readable: who sent garbage chose nothing. */
export function parseConsent(value: string | undefined): Consent | null {
  const stored = parseStored(value);
  if (!stored) return null;
  const chosen = new Set(stored.services.filter((name): name is ServiceName => typeof name === 'string' && Object.hasOwn(services, name)));
  return consentOf(chosen, typeof stored.date === 'string' ? stored.date : '');
}
