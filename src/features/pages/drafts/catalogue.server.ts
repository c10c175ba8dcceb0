import { type Field, type Fields, isTranslated } from '../../../core/fields/field.ts';
import { isShown, type RowFields } from '../../../core/fields/rows.ts';
import type { Language } from '../../../core/languages.ts';
import type { ModuleDefinition, ModuleRegistry } from '../../../core/module/define-module.ts';
import { contentTypes } from '../../programme/content-types.tables.server.ts';
import type { NestingRules } from '../operations/nesting.ts';
import { rulesOf } from '../operations/rules-of.ts';
import { isFrame } from '../sections.write.server.ts';
import { limitedText } from './text-limit.server.ts';

/**
 * Every module as plain data (call 'getCatalogue'): what picker, forms and operations need, without zod. The text of the full teaser
 * may be shorter than its module allows (MOD-27).
 */
export function describeModules(registry: ModuleRegistry, language: Language, fullTeaserTextLimit = Number.POSITIVE_INFINITY) {
  return [...registry.values()].map((definition) => ({
    name: definition.name,
    version: definition.version,
    label: definition.label[language],
    help: definition.help[language],
    group: definition.group,
    is_part: definition.isPart,
    is_frame: isFrame(registry, definition),
    is_opening: definition.isOpening,
    allowed: definition.children ? (definition.children.allowed === 'any' ? ('any' as const) : [...definition.children.allowed]) : null,
    layout: layoutOf(definition),
    fields: formOrder(definition.fields).map(([name, field]) => {
      const described = describeField(name, field, language);
      if (definition.name !== limitedText.model || name !== limitedText.field || described.limit === null) return described;
      return { ...described, limit: Math.min(described.limit, fullTeaserTextLimit) };
    }),
  }));
}

/** A field as forms need it. */
export function describeField(name: string, field: Fields[string], language: Language) {
  return {
    name,
    label: field.label[language],
    help: field.help?.[language] ?? '',
    kind: field.kind as string,
    is_required: field.isRequired,
    is_awaited: field.isAwaited ?? false,
    is_translated: isTranslated(field),
    initial: (field.initial ?? null) as unknown,
    target: field.target ?? null,
    resource: field.target ? resourceOf(field.target) : null,
    accepts: (field.accepts ?? null) as string | null,
    embeds: field.embeds ?? null,
    codes: field.codes ? Object.entries(field.codes).map(([code, label]) => ({ code, label: label[language] })) : null,
    limit: field.limit ?? null,
    rows: field.rowOptions ? rowLabels(field.rowOptions.rows, language) : null,
  };
}

/** Lists that the office has at an address of their own; files are found in the library. */
function resourceOf(target: string): string | null {
  const [list] = Object.entries(contentTypes).find(([, { type }]) => type === target) ?? [];
  return list === undefined || list === 'media' ? null : list.replaceAll('_', '-');
}

function rowLabels(rows: RowFields, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(rows).flatMap(([name, field]) => (isShown(field) ? [[name, field.label[language]]] : [])));
}

const known = new WeakMap<ModuleRegistry, NestingRules>();

/** The fields in the order of the form: texts, which have a tab per language, before all others. What is said of several keeps it. */
function formOrder(fields: Fields): [string, Field][] {
  const all = Object.entries<Field>(fields);
  return [...all.filter(([, field]) => isTranslated(field)), ...all.filter(([, field]) => !isTranslated(field))];
}

/** The rules of the operations for these modules. */
export function rulesOfRegistry(registry: ModuleRegistry): NestingRules {
  const rules = known.get(registry) ?? rulesOf(describeModules(registry, 'de'));
  known.set(registry, rules);
  return rules;
}

/** The choice that decides which columns there are: the one whose codes give different ones (MOD-37). */
function layoutOf({ fields, children }: ModuleDefinition) {
  const columnsFor = children?.columns;
  if (!columnsFor) return null;
  const initial = Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, field.initial]));
  for (const [name, { codes = {} }] of Object.entries<Field>(fields)) {
    const columns = Object.fromEntries(Object.keys(codes).map((code) => [code, [...columnsFor({ ...initial, [name]: code })]]));
    if (new Set(Object.values(columns).map(String)).size > 1) return { field: name, columns };
  }
  return null;
}
