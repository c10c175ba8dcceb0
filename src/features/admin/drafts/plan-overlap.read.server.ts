import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Fields } from '../../../core/fields/field.ts';
import { plans } from '../../pages/editor.tables.server.ts';
import type { Values } from '../entry-values.server.ts';
import type { Resource } from '../resources.server.ts';
import { isAllLive } from './delete-drafts.server.ts';
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

/** Whether a correction leaves nothing to publish later: every plan would take it over whole. */
export function endsPlans(fields: Fields, live: Values, corrected: Values, waiting: WaitingPlans): boolean {
  const after = withPartial(fields, live, corrected);
  return waiting.every(({ language, version }) =>
    isAllLive(fields, after, { language, values: { ...version.values, ...fieldsUpon(fields, version.values, corrected) } }),
  );
}

/** The fields of `values` with others upon them; of a text the languages both have, '' stays. */
export function fieldsUpon(fields: Fields, values: Values, others: Values): Values {
  const known = Object.keys(values).filter((name) => Object.hasOwn(others, name));
  return Object.fromEntries(
    known.map((name) => {
      if (!isText(fields, name)) return [name, others[name]];
      const texts = others[name] as Record<string, string>;
      const own = Object.entries(values[name] as Record<string, string>);
      return [name, Object.fromEntries(own.map(([language, text]) => [language, texts[language] ?? text]))];
    }),
  );
}
