import { z } from 'zod';
import type { Command } from '../../core/database/data-dir/command.ts';
import { flagsShape, newUserShape, passwordShape } from './accounts.shapes.ts';

/** Command of `npm run user`. */
export const userInput = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('create'), user: newUserShape, password: passwordShape }),
  z.strictObject({ action: z.literal('list') }),
  z.strictObject({ action: z.literal('password'), name: z.string(), password: passwordShape }),
  z.strictObject({ action: z.literal('flags'), name: z.string(), flags: flagsShape }),
]);
export type UserInput = z.output<typeof userInput>;

/** Output lines. */
export const userCommand: Command<UserInput, null, string[]> = {
  name: 'user',
  input: userInput as z.ZodType<UserInput>,
  progress: z.null(),
  result: z.array(z.string()),
};
