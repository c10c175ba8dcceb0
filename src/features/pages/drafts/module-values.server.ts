import { z } from 'zod';
import { CallError } from '../../../core/contract/errors.server.ts';
import { validationMessages } from '../../../core/contract/validation-messages.server.ts';
import { isTranslated } from '../../../core/fields/field.ts';
import { type Language, type StoredLanguage, storedLanguages } from '../../../core/languages.ts';
import type { ModuleDefinition } from '../../../core/module/define-module.ts';
import { m } from '../../../paraglide/messages.js';
import type { FieldLanguage } from '../operations/content-tree.ts';
import { storedValue, ValueError } from './stored-values.server.ts';

/** The properties every answer has beside the fields of a module: they may be sent back, and are no fields. */
const moduleProperties = new Set([
  'id',
  'model',
  'slug',
  'parent',
  'container',
  'content_type',
  'object_id',
  'columns',
  'children',
  'column',
  'order',
  'after',
  'version',
  'untranslated',
]);

export interface GivenValue {
  field: string;
  language: FieldLanguage;
  value: unknown;
}

const texts = z.partialRecord(z.enum(storedLanguages), z.string());

/**
 * The fields of a body as they are stored, one entry per text and language (API-36); `textLanguage` is that of texts without one.
 * @throws CallError 400 by field
 */
export function givenValues(
  definition: ModuleDefinition,
  body: Record<string, unknown>,
  language: Language,
  textLanguage: StoredLanguage = language,
): GivenValue[] {
  const wrong: Record<string, string[]> = {};
  const values = Object.entries(body).flatMap(([name, value]): GivenValue[] => {
    if (moduleProperties.has(name) || isResolved(definition, name)) return [];
    const field = Object.hasOwn(definition.fields, name) ? definition.fields[name] : undefined;
    if (!field) {
      wrong[name] = [m.editor_no_such_field({}, { locale: language })];
      return [];
    }
    const given = isTranslated(field) ? perLanguage(value, textLanguage) : [{ language: null, value }];
    return given.flatMap((entry) => {
      try {
        return [
          {
            field: name,
            language: entry.language,
            value: storedValue(definition, { field: name, ...entry }, entry.value, validationMessages(language)),
          },
        ];
      } catch (error) {
        if (!(error instanceof ValueError)) throw error;
        wrong[name] = Object.values(error.messages).flat();
        return [];
      }
    });
  });
  if (Object.keys(wrong).length > 0) throw new CallError(400, wrong);
  return values;
}

/** What an answer resolves beside a field, e.g. `image_obj`. */
function isResolved({ fields }: ModuleDefinition, name: string): boolean {
  const field = /^(.+)_(obj|thumbnails|url)$/.exec(name)?.[1];
  return field !== undefined && Object.hasOwn(fields, field) && !Object.hasOwn(fields, name);
}

/** A text as string is that of the path's language, as object all those it names. */
function perLanguage(value: unknown, language: StoredLanguage): { language: FieldLanguage; value: unknown }[] {
  const all = texts.safeParse(value);
  if (!all.success) return [{ language, value }];
  return Object.entries(all.data).map(([each, text]) => ({ language: each as FieldLanguage, value: text }));
}

/** What the fields of a new module hold. */
export function initialOf({ fields }: ModuleDefinition): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.initial ?? null]));
}

/** The fields of a module with these values. */
export function withValues(fields: Readonly<Record<string, unknown>>, given: readonly GivenValue[]): Record<string, unknown> {
  const values = { ...fields };
  for (const { field, language, value } of given) {
    values[field] = language === null ? value : { ...(values[field] as object | undefined), [language]: value };
  }
  return values;
}

/** An explicit save also checks what is required (PAGE-07): of all fields, or of those that were sent. */
export function refuseIncomplete(
  definition: ModuleDefinition,
  fields: Record<string, unknown>,
  given: readonly GivenValue[] | null,
  language: Language,
): void {
  const required = Object.entries(definition.fields).filter(
    ([name, field]) => field.isRequired && field.kind !== 'choice' && (!given || given.some((value) => value.field === name)),
  );
  const wrong = required
    .filter(([name]) => isUnfilled(fields[name] ?? definition.fields[name]?.initial ?? null))
    .map(([name]) => [name, [m.field_required({}, { locale: language })]]);
  if (wrong.length > 0) throw new CallError(400, Object.fromEntries(wrong));
}

function isUnfilled(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && !Array.isArray(value) && Object.values(value).every((text) => text === '');
}
