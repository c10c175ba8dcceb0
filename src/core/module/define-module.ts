import { z } from 'zod';
import type { Fields } from '../fields/field.ts';
import type { InterfaceText } from '../languages.ts';
import type { ModuleSamples } from './samples.ts';

/** Where the picker lists a module (MOD-34). */
export type ModuleGroup = 'text' | 'picture' | 'media' | 'programme' | 'layout' | 'more';

/**
 * One content module, defined once. The stored shape, validation, the call of the API, the editor's form, search,
 * the reference page and the conformance tests derive from it.
 */
export interface ModuleDefinition<Name extends string = string, F extends Fields = Fields> {
  /** Resource name of the call and name of the folder (MOD-39). */
  readonly name: Name;
  /** Raised with every change of `fields` that stored modules have to be upgraded for. */
  readonly version: number;
  readonly label: InterfaceText;
  /** What it is for, in a sentence. */
  readonly help: InterfaceText;
  readonly group: ModuleGroup;
  readonly fields: F;
  /** Modules that stand inside it; none by default. */
  readonly children: ModuleChildren | null;
  /** True for what only ever stands inside another module. */
  readonly isPart: boolean;
  /** True for what shows its headline as the page's own title when it is the first module of a page. */
  readonly isOpening: boolean;
  /** The field that is a heading of the page it stands on; search finds its words before those of texts. */
  readonly heading?: string;
  /** Rules over several fields (on top of each field's own); answers messages by field. */
  check?(fields: ValuesOf<F>): Record<string, InterfaceText>;
  readonly samples: ModuleSamples<F>;
  /** Steps by the version they start from; each answers the fields of the next version. */
  readonly upgrades: Readonly<Record<number, (fields: Record<string, unknown>) => Record<string, unknown>>>;
}

export interface ModuleChildren {
  /** Names of the modules allowed inside; 'any' takes all that are no part of another. */
  readonly allowed: readonly string[] | 'any';
  /** CSS classes of the columns for these fields; one of full width by default (MOD-37). */
  readonly columns?: (fields: Record<string, unknown>) => readonly string[];
}

/** The stored value of each field. */
export type ValuesOf<F extends Fields> = { [Name in keyof F]: z.output<F[Name]['schema']> };

type ModuleOptions<Name extends string, F extends Fields> = Omit<
  ModuleDefinition<Name, F>,
  'version' | 'children' | 'isPart' | 'isOpening' | 'upgrades' | 'check'
> &
  Partial<Pick<ModuleDefinition<Name, F>, 'version' | 'children' | 'isPart' | 'isOpening' | 'upgrades' | 'check'>>;

/** Makes a module; left-out parts are: version 1, nothing inside, no part of another, no upgrades. */
export function defineModule<const Name extends string, F extends Fields>(given: ModuleOptions<Name, F>): ModuleDefinition<Name, F> {
  return { version: 1, children: null, isPart: false, isOpening: false, upgrades: {}, ...given };
}

/** All modules by name. Pages, editor and search receive it and never name a module. */
export type ModuleRegistry = ReadonlyMap<string, ModuleDefinition>;

/** Stored fields brought to the present version of their module; `version` is the one that wrote them. */
export function upgradeFields(module: ModuleDefinition, fields: Record<string, unknown>, version: number): Record<string, unknown> {
  let upgraded = fields;
  for (let from = version; from < module.version; from++) upgraded = module.upgrades[from]?.(upgraded) ?? upgraded;
  return upgraded;
}

/**
 * Schema of a module's fields: left-out ones become their initial value, unknown ones are refused. With `isDraft`
 * required fields may still be empty, as an autosave holds them (PAGE-07).
 */
export function fieldsSchema(module: ModuleDefinition, { isDraft = false } = {}): z.ZodType<Record<string, unknown>> {
  const shape = Object.entries(module.fields).map(([name, field]) => {
    const isLoose = isDraft || !field.isRequired;
    const schema = isDraft ? field.schema.or(z.literal(field.initial as never).or(emptyOf(field.initial))) : field.schema;
    return [name, isLoose ? schema.prefault(field.initial as never) : withInitial(schema, field.initial)] as const;
  });
  return z.strictObject(Object.fromEntries(shape)) as unknown as z.ZodType<Record<string, unknown>>;
}

/** Values that mean 'not filled', besides the initial one. */
function emptyOf(initial: unknown): z.ZodType {
  if (initial === null) return z.null();
  return typeof initial === 'object' ? z.custom((value) => JSON.stringify(value) === JSON.stringify(initial)) : z.literal('');
}

/** A required field with something to begin with takes that; one without has to be given. */
function withInitial(schema: z.ZodType, initial: unknown): z.ZodType {
  return schema.safeParse(initial).success ? schema.prefault(initial as never) : schema;
}
