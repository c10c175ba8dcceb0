import { sql } from 'drizzle-orm';
import { users } from './accounts.tables.server.ts';

/** First and last name of who is joined, or the username of somebody without; '' for nobody. */
export const nameOfUser = sql<string>`coalesce(nullif(trim(${users.first_name} || ' ' || ${users.last_name}), ''), ${users.username}, '')`;
