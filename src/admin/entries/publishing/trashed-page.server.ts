import type { Resource } from '../../../features/admin/resources.server.ts';
import { type AdminContext, formOf } from '../../admin-context.server.ts';
import { entryPage } from '../../admin-pages.server.tsx';
import { noFormErrors } from '../../forms/form-errors.ts';
import type { OfficeAnswer } from '../../office-answers.server.ts';

/** Answer to the form of an entry that somebody has put into the trash meanwhile: it holds what was typed until the entry is restored (ADMIN-361). */
export async function trashedPage(context: AdminContext, resource: Resource, id: number | null): Promise<OfficeAnswer> {
  const page = await entryPage(context, resource, id, { form: formOf(context), formErrors: noFormErrors });
  return { ...page, status: page.status === 200 ? 409 : page.status };
}
