import fc from 'fast-check';
import { expect, test } from 'vitest';
import { consentOf, parseConsent } from '../../../src/features/consent/consent.ts';
import { textRevision } from '../../../src/features/consent/consent-cookie.ts';
import { type ServiceName, services } from '../../../src/features/consent/services.ts';

const all = Object.keys(services) as ServiceName[];
const ofCategory = (category: string) => all.filter((name) => services[name].category === category);
const store = (value: unknown) => encodeURIComponent(JSON.stringify(value));

test('CONS-01 CONS-02 a category is accepted when all of its services are, and required always', () => {
  expect(consentOf(new Set(), '2026-11-20')).toEqual({
    categories: ['required'],
    services: [],
    googleTagManager: false,
    revision: textRevision,
    date: '2026-11-20',
  });
  expect(consentOf(new Set(all), '2026-11-20').categories).toEqual(['required', 'optimization', 'marketing', 'external_media']);
  expect(consentOf(new Set<ServiceName>(['youtube']), '').categories).toEqual(['required']);
});

test('CONS-03 the tag manager is allowed with optimization or marketing, and not by our own measuring or by films', () => {
  expect(consentOf(new Set(ofCategory('optimization')), '').googleTagManager).toBe(true);
  expect(consentOf(new Set(ofCategory('marketing')), '').googleTagManager).toBe(true);
  expect(consentOf(new Set(ofCategory('external_media')), '').googleTagManager).toBe(false);
  expect(consentOf(new Set<ServiceName>(['speed']), '').googleTagManager).toBe(false);
});

test('CONS-01 a stored choice is read as it was made, with what other libraries add', () => {
  const consent = consentOf(new Set<ServiceName>(['vimeo', 'google-ads']), '2026-11-20');
  expect(parseConsent(store(consent))).toEqual(consent);
  expect(parseConsent(store({ ...consent, of_a_library: 1, services: [...consent.services, 'gone', 'constructor', 7] }))).toEqual(consent);
});

test('CONS-01 texts that have changed since are a new question', () => {
  expect(parseConsent(store({ ...consentOf(new Set(all), ''), revision: textRevision - 1 }))).toBeNull();
});

test('CONS-01 garbage in the cookie is no consent, and claims of a category alone allow nothing', () => {
  for (const garbage of [undefined, '', 'true', '%', '%7B', 'null', '[]', store({ revision: textRevision, services: 'all' })])
    expect(parseConsent(garbage)).toBeNull();
  expect(
    parseConsent(store({ revision: textRevision, services: [], categories: ['marketing'], googleTagManager: true }))?.googleTagManager,
  ).toBe(false);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.jsonValue().map(store)), (value) => {
      const consent = parseConsent(value);
      for (const name of consent?.services ?? []) expect(all).toContain(name);
    }),
  );
});
