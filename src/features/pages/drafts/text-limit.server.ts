import { z } from 'zod';
import { fieldErrors } from '../../../core/contract/errors.server.ts';
import type { ContentTree } from '../operations/content-tree.ts';
import type { Operation } from '../operations/operation.ts';
import { fieldValue } from '../operations/set-fields.ts';
import { ValueError } from './stored-values.server.ts';

/** The module and its text whose limit is a design setting (MOD-27). */
export const limitedText = { model: 'full-teaser', field: 'text' } as const;

/** Refuses texts of large teasers that are new or longer than before and over the limit of the design; what is stored stays, and is shortened bit by bit. @throws ValueError */
export function refuseLongTexts(operation: Operation, tree: ContentTree, limit: number, messages: z.core.$ZodErrorMap): void {
  const { model, field } = limitedText;
  const check = (text: unknown, before = '') => {
    if (typeof text === 'string' && text.length <= before.length) return;
    const parsed = z.string().max(limit).safeParse(text, { error: messages });
    if (!parsed.success) throw new ValueError({ [field]: Object.values(fieldErrors(parsed.error)).flat() });
  };
  if (operation.kind === 'group') for (const inner of operation.operations) refuseLongTexts(inner, tree, limit, messages);
  if (operation.kind === 'insert') {
    for (const node of operation.nodes) if (node.model === model) for (const text of Object.values(node.fields[field] ?? {})) check(text);
  }
  if (operation.kind === 'set' && tree.get(operation.id)?.model === model) {
    for (const change of operation.changes)
      if (change.field === field) check(change.to, String(fieldValue(tree.get(operation.id)?.fields ?? {}, field, change.language)));
  }
}
