import { type DesignSettings, designSettingsSchema } from './design-settings.ts';

/** A refused value. */
export interface RefusedOverride {
  key: string;
  reason: string;
}

type Key = keyof DesignSettings;
const shape = designSettingsSchema.shape;

/**
 * A brand's settings with other values over them (BRAND-01). An object replaces only the entries it has, a list
 * replaces the whole list. Unknown and invalid values are left out and reported; everything else applies.
 */
export function withOverrides(
  settings: DesignSettings,
  overrides: Record<string, unknown>,
): { design: DesignSettings; refused: RefusedOverride[] } {
  const design: Record<string, unknown> = { ...settings };
  const refused: RefusedOverride[] = [];
  for (const [key, value] of Object.entries(overrides)) {
    if (!Object.hasOwn(shape, key)) {
      refused.push({ key, reason: 'There is no such setting.' });
      continue;
    }
    const current = design[key];
    const parsed = shape[key as Key].safeParse(isEntries(current) && isEntries(value) ? { ...current, ...value } : value);
    if (parsed.success) design[key] = parsed.data;
    else refused.push({ key, reason: parsed.error.issues.map(({ path, message }) => [...path, message].join(': ')).join(' ') });
  }
  return { design: design as DesignSettings, refused };
}

function isEntries(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
