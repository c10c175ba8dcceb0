import type { AnswerOf } from '../../core/contract/call.ts';
import type { FieldKind } from '../../core/fields/field.ts';
import type { getCatalogue } from '../../features/pages/drafts/catalogue.contract.ts';

/** A module as the editor knows it: plain data of its definition. */
export type CatalogueModule = AnswerOf<typeof getCatalogue>[number];
export type CatalogueField = Omit<CatalogueModule['fields'][number], 'kind'> & { kind: FieldKind };
export type Catalogue = ReadonlyMap<string, CatalogueModule>;

export function fieldsOf(catalogue: Catalogue, model: string): CatalogueField[] {
  return (catalogue.get(model)?.fields ?? []) as CatalogueField[];
}

/** What editors call a field of a module; its name where the module has none of that name. */
export function fieldLabel(catalogue: Catalogue, model: string | undefined, name: string): string {
  return fieldsOf(catalogue, model ?? '').find((field) => field.name === name)?.label ?? name;
}

/** What a new module holds at first. */
export function initialFields(module: CatalogueModule): Record<string, unknown> {
  return Object.fromEntries(module.fields.map(({ name, initial }) => [name, initial]));
}
