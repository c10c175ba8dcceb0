import { z } from 'zod';
import { defineCall } from '../../../core/contract/call.ts';
import { positiveInteger } from '../../../core/contract/shapes.ts';
import { fields } from '../admin.contract.ts';

export const getInherited = defineCall({
  id: 'getInherited',
  path: '/{lang}/pageeditor-api/productions/{id}/inherited',
  summary: 'What a production shows on its performances where those have nothing; nothing of one in the trash',
  requirement: 'EDIT-13',
  audience: 'editor',
  parameters: z.strictObject({ id: positiveInteger }),
  answer: z.strictObject({
    values: fields.meta({ description: 'As visitors see them, by field; null for none' }),
    texts: z
      .record(z.string(), z.string())
      .meta({ description: "The same in words as the office's form says it, of texts by 'field.language'" }),
  }),
  errors: [401, 403],
});
