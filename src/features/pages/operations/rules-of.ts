import type { ModuleRules, NestingRules } from './nesting.ts';

/** What of an entry of the catalogue (call 'getCatalogue') the operations need. */
interface CatalogueEntry {
  name: string;
  allowed: readonly string[] | 'any' | null;
  is_part: boolean;
  is_frame: boolean;
  layout: ModuleRules['layout'];
  fields: readonly { name: string }[];
}

/** The rules of the operations from the catalogue of modules, in the browser as on the server. */
export function rulesOf(catalogue: readonly CatalogueEntry[]): NestingRules {
  return new Map(
    catalogue.map(({ name, allowed, is_part, is_frame, layout, fields }) => [
      name,
      { allowed, isPart: is_part, isFrame: is_frame, layout, fields: fields.map((field) => field.name) },
    ]),
  );
}
