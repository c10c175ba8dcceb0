import type { Database } from '../src/core/database/client.server.ts';
import { forms } from '../src/features/forms/forms.tables.server.ts';
import { type BrandDemo, formsOf } from './brand-demo.ts';
import { demoForms } from './content/forms.ts';

/** Inserts the forms of the demo venue. Existing ones stay. */
export async function seedForms(db: Database, brand?: BrandDemo): Promise<void> {
  await db
    .insert(forms)
    .values(
      formsOf(demoForms, brand).map(({ key, fields, ...form }) => ({
        ...form,
        fields: fields.map((field, index) => ({ ...field, id: index + 1 })),
        import_source: 'demo',
        import_key: key,
      })),
    )
    .onConflictDoNothing();
}
