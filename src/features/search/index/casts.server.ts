import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Language } from '../../../core/languages.ts';
import { type Translated, translate } from '../../../core/languages.ts';
import { persons } from '../../people/people.tables.server.ts';
import { contributors } from '../../programme/programme.tables.server.ts';
import type { SourceContext } from './document-source.ts';

interface CastRow {
  production: number | null;
  event: number | null;
  name: string;
  role: Translated;
}

/** Who does what in these productions and events; a deleted person takes part in nothing. */
export async function readParts(
  { db }: SourceContext,
  of: { productions: readonly number[]; events: readonly number[] },
): Promise<CastRow[]> {
  const rows = await db
    .select({
      production: contributors.production,
      event: contributors.event,
      first: persons.first_name,
      last: persons.last_name,
      role: contributors.role,
    })
    .from(contributors)
    .innerJoin(persons, and(eq(persons.id, contributors.person), isNull(persons.deleted_at)))
    .where(or(inArray(contributors.production, [...of.productions]), inArray(contributors.event, [...of.events])))
    .orderBy(contributors.order, contributors.id);
  return rows.map(({ first, last, ...part }) => ({ ...part, name: `${first} ${last}`.trim() }));
}

/** 'Agnes Thorwald (Prospero)'. */
export function nameParts(parts: readonly CastRow[], language: Language): string[] {
  return parts.map(({ name, role }) => {
    const text = translate(role, language).text;
    return text ? `${name} (${text})` : name;
  });
}
