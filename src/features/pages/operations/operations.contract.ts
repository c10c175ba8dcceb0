import { z } from 'zod';
import { entryId, maxId } from '../../../core/fields/entry-id.ts';
import { storedLanguages } from '../../../core/languages.ts';
import type { TreeNode } from './content-tree.ts';
import type { Operation } from './operation.ts';

/** Shapes of the operations as they are sent; the operations themselves are plain code without zod. */
const id = entryId;
const fields = z.record(z.string().regex(/^[a-z][a-z0-9_]*$/), z.unknown());

export const treeNodeShape: z.ZodType<TreeNode> = z
  .strictObject({
    id,
    parent: id.nullable(),
    column: z.int().min(0),
    order: z.int().min(0),
    model: z.string(),
    model_version: z.int(),
    version: z.int(),
    fields: z.record(z.string(), z.unknown()),
    is_deleted: z.boolean(),
  })
  .meta({ id: 'TreeNode' });

const place = z.strictObject({ parent: id.nullable(), column: z.int().min(0).max(11), after: id.nullable() });
const newNode = z.strictObject({
  id,
  parent: id.nullable(),
  column: z.int().min(0).max(11),
  order: z.int().min(0).max(maxId),
  model: z.string().max(60),
  model_version: z.int().positive().max(maxId),
  fields,
});
const fieldChange = z.strictObject({
  field: z.string().regex(/^[a-z][a-z0-9_]*$/),
  language: z.enum(storedLanguages).nullable(),
  from: z.unknown(),
  to: z.unknown(),
});

export const operationShape: z.ZodType<Operation> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('insert'), place, nodes: z.array(newNode).min(1).max(500) }),
    z.strictObject({
      kind: z.literal('delete'),
      id,
      undoes: z.literal('insert').optional().meta({ description: 'It takes an insertion back, and the trash does not show it' }),
    }),
    z.strictObject({ kind: z.literal('restore'), id }),
    z.strictObject({
      kind: z.literal('move'),
      id,
      place,
      expects: z.strictObject({ parent: id.nullable(), column: z.int().min(0) }).optional(),
    }),
    z.strictObject({ kind: z.literal('set'), id, changes: z.array(fieldChange).min(1).max(100) }),
    z.strictObject({ kind: z.literal('layout'), id, from: z.string().max(40), to: z.string().max(40) }),
    z.strictObject({
      kind: z.literal('group'),
      get operations() {
        return z.array(operationShape).min(1).max(200);
      },
    }),
  ])
  .meta({ id: 'Operation' }) as unknown as z.ZodType<Operation>;
