import { z } from 'zod';
import type { Command } from '../../core/database/data-dir/command.ts';
import { searchKinds } from './search-kinds.ts';

const progress = z.strictObject({ kind: z.enum(searchKinds), done: z.int(), total: z.int() });

/** Makes the index of the search anew while the site runs; answers how many things are found. */
export const reindexCommand: Command<Record<string, never>, z.output<typeof progress>, number> = {
  name: 'reindex',
  input: z.strictObject({}) as unknown as z.ZodType<Record<string, never>>,
  progress,
  result: z.int(),
};
