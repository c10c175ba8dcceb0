import { sql } from 'drizzle-orm';

/** Dates of a production that are shown beneath it at once. */
const shownDates = 3;

/**
 * Parts of the statement that folds the performances among what was `found` into one result per production: the production where it was
 * found, else its best performance. `ranked` has a row per document, those of `place` 1 stand for their group with the best score in it.
 */
export const groupedRows = sql`keyed as materialized (
      select found.*, case when found.kind = 'event' then coalesce('production ' || e.production, 'event ' || found.id)
        else found.kind || ' ' || found.id end as key
      from found left join events e on found.kind = 'event' and e.id = found.id
    ), ranked as materialized (
      select *, max(score) over (partition by key) as best,
        row_number() over (partition by key order by kind = 'production' desc, score desc, date_start, id) as place
      from keyed
    )`;

/** How many groups there are, beyond the requested page. */
export const groupCount = sql`(select count(*)::integer from ranked where place = 1)`;

/** The performances that a group of the page stands for: how many, and the next ones. */
export const groupDates = sql`(
      select jsonb_build_object('count', count(*), 'next', coalesce(jsonb_agg(jsonb_build_object('url', url, 'date_start', date_start)
        order by date_start) filter (where number <= ${sql.raw(String(shownDates))}), '[]'::jsonb))
      from (
        select dated.url, r.date_start, row_number() over (order by r.date_start, r.id) as number
        from ranked r join search_documents dated on dated.language = d.language and dated.kind = r.kind and dated.id = r.id
        where r.key = page.key and r.kind = 'event' and (page.kind <> 'event' or r.id <> page.id)
      ) as others
    )`;
