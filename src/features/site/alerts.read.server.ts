import { and, desc, eq, getTableColumns, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/client.server.ts';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, translate } from '../../core/languages.ts';
import { plainText } from '../../core/text/plain-text.ts';
import { href, matchUrl } from '../../urls.ts';
import { events } from '../programme/programme.tables.server.ts';
import { isOff } from '../programme/reinstatement.shapes.ts';
import type { Alert } from './site.contract.ts';
import { alerts } from './site.tables.server.ts';

/** An alert with its text as visitors see it. */
export interface ShownAlert extends Alert {
  html: string;
}

/** The alerts that are online at the moment of the reading, or all of them, the one that came last first, in plain text (ALERT-01, API-21). */
export async function readBreakingNews(reading: Reading, language: Language, which: 'online' | 'all' = 'online'): Promise<Alert[]> {
  return (await readAlerts(reading, language, which)).map(({ html, ...alert }) => alert);
}

/** {@link readBreakingNews} with the format of their texts. */
export async function readAlerts(reading: Reading, language: Language, which: 'online' | 'all' = 'online'): Promise<ShownAlert[]> {
  const isShown =
    which === 'online' ? and(eq(alerts.is_online, true), or(isNull(alerts.online_to), gt(alerts.online_to, reading.now))) : undefined;
  return reading.once(`breaking-news:${which}:${language}`, async (scope) => {
    scope.uses('alerts');
    const rows = await scope.db
      .select({ ...getTableColumns(alerts), statuses: events.statuses })
      .from(alerts)
      .leftJoin(events, eq(events.id, alerts.canceled_event))
      .where(and(isNull(alerts.deleted_at), isShown))
      .orderBy(desc(sql`coalesce(${alerts.online_from}, ${alerts.created_at})`), desc(alerts.id));
    for (const { online_from, online_to, canceled_event } of rows) {
      if (canceled_event !== null) scope.uses(`event:${canceled_event}`);
      scope.changesAt(online_from);
      scope.changesAt(online_to);
    }
    return rows
      .filter(({ online_from }) => which === 'all' || online_from === null || online_from <= scope.now)
      .filter(({ canceled_event, statuses }) => which === 'all' || canceled_event === null || isOff(statuses ?? []))
      .map((row) => ({
        id: row.id,
        title: translate(row.title, language).text,
        text: plainText(translate(row.text, language).text),
        html: translate(row.text, language).text,
        link: row.link ? { url: addressIn(language, row.link) } : null,
        link_title: translate(row.link_title, language).text,
      }));
  });
}

/** Whether visitors no longer see an alert, though it is online, because its performance takes place after all (ADMIN-290); for the office. */
export const isReinstated: SQL<boolean> = sql<boolean>`(${alerts.canceled_event} is not null and not exists (select 1 from ${events}
  where ${events.id} = ${alerts.canceled_event} and ${events.statuses} && array['canceled', 'postponed']))`;

/** Whether visitors no longer see an alert that is online; for the office (ADMIN-292, ADMIN-300). */
export const isNoLongerShown = (now: Date): SQL =>
  sql`(${isReinstated} or coalesce(${alerts.online_to} <= ${now.toISOString()}::timestamptz, false))`;

/** Whether visitors do not yet see an alert that is online. */
export const isNotYetShown = (now: Date): SQL =>
  sql`(coalesce(${alerts.online_from} > ${now.toISOString()}::timestamptz, false) and not ${isNoLongerShown(now)})`;

/** Why visitors do not see an entry that is online: before its time, after it, or the performance of an alert takes place after all. */
export interface HiddenEntry {
  reason: 'ahead' | 'over' | 'reinstated';
  online_from: Date | null;
}

/** Those of some alerts that are online and yet hidden from visitors, by id. */
export async function readHiddenAlerts(db: Database, ids: readonly number[], now: Date): Promise<Map<number, HiddenEntry>> {
  const reason = sql<
    HiddenEntry['reason']
  >`case when ${isReinstated} then 'reinstated' when ${isNoLongerShown(now)} then 'over' else 'ahead' end`;
  const rows = await db
    .select({ id: alerts.id, reason, online_from: alerts.online_from })
    .from(alerts)
    .where(and(inArray(alerts.id, [...ids]), alerts.is_online, or(isNoLongerShown(now), isNotYetShown(now))));
  return new Map(rows.map(({ id, ...hidden }) => [id, hidden]));
}

/** A moment at which visitors begin to see an alert, or see it no longer. */
export interface AlertTime {
  alert: number;
  title: string;
  action: 'publish' | 'unpublish';
  at: Date;
}

/** When alerts that are online will begin and end, soonest first; for the schedule of the office (ADMIN-321). */
export async function readAlertTimes(db: Database, now: Date, language: Language): Promise<AlertTime[]> {
  const rows = await db
    .select({ alert: alerts.id, title: alerts.title, from: alerts.online_from, to: alerts.online_to })
    .from(alerts)
    .where(and(isNull(alerts.deleted_at), alerts.is_online, sql`not ${isNoLongerShown(now)}`));
  return rows
    .flatMap(({ from, to, title, ...row }) => {
      const of = { ...row, title: translate(title, language).text };
      return [
        ...(from ? [{ ...of, action: 'publish' as const, at: from }] : []),
        ...(to ? [{ ...of, action: 'unpublish' as const, at: to }] : []),
      ];
    })
    .filter(({ at }) => at > now)
    .sort((one, other) => one.at.getTime() - other.at.getTime() || one.alert - other.alert);
}

/** An alert has one link for all languages: that of an event leads to its page in the language of the reader. */
function addressIn(language: Language, link: string): string {
  const match = matchUrl(link);
  const { slug, id } = match?.parameters ?? {};
  return match?.name === 'event' && slug && id ? href('event', language, { slug, id }) : link;
}
