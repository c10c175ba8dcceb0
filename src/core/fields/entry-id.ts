import { z } from 'zod';

/** The largest id a database gives. */
export const maxId = 2_147_483_647;

/** Id of an entry in a body; a larger number would fail in the database. */
export const entryId = z.int().positive().max(maxId);

export const isEntryId = (value: unknown): value is number => entryId.safeParse(value).success;
