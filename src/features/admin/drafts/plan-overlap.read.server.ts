import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Fields } from '../../../core/fields/field.ts';
import { plans } from '../../pages/editor.tables.server.ts';
import type { Values } from '../entry-values.server.ts';
import type { Resource } from '../resources.server.ts';
import { isText, withPartial } from './draft-values.ts';

/** How values that are about to be published stand to the planned versions of their entry. */
export interface PlanOverlap {
  /** Values that no plan has: they were changed since, or beside it. */
  corrected: Values;
  /** Names of fields whose planned value would be published with them. */
  planned: string[];
  /** Names of fields to which both give another value. */
  both: string[];
}

/** Plans of an entry that wait, soonest first, with the values they publish. */
export async function readWaitingPlans(db: Database, { type }: Resource, id: number) {
  const rows = await db
    .select({ id: plans.id, at: plans.at, language: plans.language, author: plans.author, entry: plans.entry })
    .from(plans)
    .where(and(eq(plans.content_type, type), eq(plans.object_id, id), isNull(plans.failure)))
    .orderBy(asc(plans.at), asc(plans.id));
  return rows.map(({ entry, ...plan }) => ({ ...plan, version: entry ?? { values: {}, base: {} } }));
}

export type WaitingPlans = Awaited<ReturnType<typeof readWaitingPlans>>;

/** Compares values that are about to be published with what is planned, texts by language. */
export function compareWithPlans(fields: Fields, values: Values, waiting: WaitingPlans): PlanOverlap {
  const overlap: PlanOverlap = { corrected: {}, planned: [], both: [] };
  for (const [name, value] of Object.entries(values)) {
    const planned = waiting.flatMap(({ version }) => (Object.hasOwn(version.values, name) ? [version.values[name]] : []));
    if (!isText(fields, name)) {
      if (planned.some((each) => isDeepStrictEqual(each, value))) overlap.planned.push(name);
      else {
        overlap.corrected[name] = value;
        if (planned.length > 0) overlap.both.push(name);
      }
      continue;
    }
    const texts = Object.entries(value as Record<string, string>).map(([language, text]) => {
      const others = planned.flatMap((each) => (each as Record<string, string>)[language] ?? []);
      return { language, text, isPlanned: others.includes(text), isBoth: others.length > 0 };
    });
    const corrected = texts.filter(({ isPlanned }) => !isPlanned);
    if (corrected.length < texts.length) overlap.planned.push(name);
    if (corrected.some(({ isBoth }) => isBoth)) overlap.both.push(name);
    if (corrected.length > 0) overlap.corrected[name] = Object.fromEntries(corrected.map(({ language, text }) => [language, text]));
  }
  return overlap;
}

/** What visitors would see when every plan that waits is carried out. */
export function valuesWhenPlanned(fields: Fields, live: Values, waiting: WaitingPlans): Values {
  return waiting.reduce((values, { version }) => withPartial(fields, values, version.values), live);
}
