import type { SeasonInput } from '../../src/features/imports/season.format.ts';

/** Codes of the demo venue, one of each kind. */
export const promotionCodes: SeasonInput<'promotion_codes'>[] = [
  { key: 'herbst', code: 'HERBST', kind: 'promotion', unit: 'percent', value: 10 },
  { key: 'willkommen', code: 'WILLKOMMEN', kind: 'promotion', unit: 'amount', value: 5, max_uses: 500 },
  { key: 'freunde', code: 'M-1001', kind: 'member', unit: 'percent', value: 20 },
];
