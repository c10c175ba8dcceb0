import { z } from 'zod';
import { languages } from '../../core/languages.ts';
import { accountFlags } from './account.fields.ts';

/** Letters, digits and . _ -; no '@', so that no username is another account's e-mail. */
export const usernameShape = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{1,59}$/u);
export const emailShape = z.email().max(254);
export const nameShape = z.string().trim().max(100);
/** Length matters most; the maximum bounds the cost of hashing. */
export const passwordShape = z.string().min(8).max(200);

/** Flags an administrator can change. */
export const flagNames = Object.keys(accountFlags) as (keyof typeof accountFlags)[];
export const flagsShape = z.strictObject(Object.fromEntries(flagNames.map((name) => [name, z.boolean().optional()]))) as z.ZodObject<
  Record<(typeof flagNames)[number], z.ZodOptional<z.ZodBoolean>>
>;
export type UserFlags = z.output<typeof flagsShape>;

/** A new account. */
export const newUserShape = z.strictObject({
  username: usernameShape,
  email: emailShape,
  first_name: nameShape.default(''),
  last_name: nameShape.default(''),
  ...flagsShape.shape,
});
export type NewUser = z.output<typeof newUserShape>;

/** Account invited by an administrator: rights default to off, active to on. */
export const invitedShape = newUserShape.extend({ language: z.enum(languages).default('de') });
export type Invitation = z.output<typeof invitedShape>;

/** Changes of an account by an administrator; omitted fields stay. */
export const accountChangeShape = z.strictObject({
  username: usernameShape.optional(),
  email: emailShape.optional(),
  first_name: nameShape.optional(),
  last_name: nameShape.optional(),
  language: z.enum(languages).optional(),
  ...flagsShape.shape,
});
export type AccountChange = z.output<typeof accountChangeShape>;
