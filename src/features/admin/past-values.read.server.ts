import { and, desc, eq, sql } from 'drizzle-orm';
import { audit } from '../../core/database/change.tables.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { users } from '../accounts/accounts.tables.server.ts';
import type { Entry } from './entries.read.server.ts';
import { toWire, type Values } from './entry-values.server.ts';
import type { Resource } from './resources.server.ts';

/** One change of an entry. */
export interface PastChange {
  id: number;
  at: Date;
  /** Null for the system, e.g. an import. */
  user: string | null;
  action: string;
  /** Version it was based on. */
  version: number;
  /** Replaced values by field. */
  before: Values;
  /** New values by field. */
  after: Values;
  /** The whole entry as it was published; null for changes that were not published from a draft. */
  published: Values | null;
  /** Languages that were published. */
  languages: string[];
  /** Taken back by undoing it. */
  isUndone: boolean;
}

/** Maximum number of changes shown. */
const most = 200;

/**
 * Entry at a version, rebuilt from the replaced values in the audit. Unrecorded changes, as by an import, may concern any field:
 * then the result is empty (EDIT-19).
 */
export async function readPast(db: Database, resource: Resource, { id, version: newest, values }: Entry, version: number): Promise<Values> {
  const rows = await db
    .select({ detail: audit.detail })
    .from(audit)
    .where(and(ofEntry(resource, id), sql`(${audit.detail}->>'version')::integer >= ${version}`));
  const steps = new Map(
    rows.filter(({ detail }) => detail.before).map(({ detail }) => [Number(detail.version), beforeOf(resource, detail)]),
  );
  const past: Values = { ...values };
  for (let step = newest - 1; step >= version; step--) {
    const before = steps.get(step);
    if (!before) return {};
    Object.assign(past, before);
  }
  return past;
}

/** Changes of an entry, newest first. */
export async function readChanges(db: Database, resource: Resource, { id, values }: Entry): Promise<PastChange[]> {
  const rows = await db
    .select({ change: audit, first_name: users.first_name, last_name: users.last_name, username: users.username })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.user))
    .where(ofEntry(resource, id))
    .orderBy(desc(audit.id))
    .limit(most);
  const later: Values = { ...values };
  return rows.map(({ change: { detail, ...change }, first_name, last_name, username }) => {
    const before = beforeOf(resource, detail);
    const after = Object.fromEntries(Object.keys(before).map((name) => [name, later[name]]));
    Object.assign(later, before);
    const { values, languages = [], undone = false } = detail as { values?: Values; languages?: string[]; undone?: boolean };
    return {
      ...{ published: values ? toWire(resource.fields, values) : null, languages, isUndone: undone },
      ...{ id: change.id, at: change.created_at, action: change.action, version: Number(detail.version), before, after },
      user: [first_name, last_name].filter(Boolean).join(' ') || username,
    };
  });
}

function ofEntry({ type }: Resource, id: number) {
  return and(eq(audit.content_type, type), eq(audit.object_id, id));
}

/** Other features record moments in other formats. */
function beforeOf({ fields }: Resource, { before }: Record<string, unknown>): Values {
  return toWire(fields, (before ?? {}) as Values);
}
