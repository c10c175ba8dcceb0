import type { Language } from '../../core/languages.ts';
import { formatShortMoment } from '../../core/text/dates.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { ListView } from '../lists/list-view.tsx';

/** Something in the trash. */
export interface TrashedThing {
  kind: 'page' | 'module';
  id: number;
  title: string;
  /** When it goes for good, ISO 8601. */
  purged: string;
}

const kinds: Record<TrashedThing['kind'], () => string> = { page: m.trash_page, module: m.trash_module };

interface TrashViewProps {
  language: Language;
  things: readonly TrashedThing[];
  count: number;
  page: number;
  pages: number;
  done: string | null;
  refusal: string | null;
}

/** Pages and modules that were deleted in the last 30 days; each comes back under its number (PAGE-13). */
export function TrashView({ language, things, count, page, pages, done, refusal }: TrashViewProps) {
  const base = adminHref(language, 'pages');
  return (
    <ListView
      base={`${base}/trash`}
      {...{ count, done, page, pages }}
      title={m.hub_trash()}
      actions={
        <>
          <a className="bs-btn" href={`${adminHref(language, 'media')}?only=trash`}>
            {m.pages_trash_media()}
          </a>
          <a className="bs-btn" href={base}>
            {m.hub_pages()}
          </a>
        </>
      }
      filter={
        refusal && (
          <p className="bs-note bad" role="alert">
            {refusal}
          </p>
        )
      }
      emptyText={m.trash_empty()}
      isNarrowed={false}
      hrefOf={(target) => `${base}/trash?page=${target}`}
    >
      <ul className="adm-list">
        {things.map(({ kind, id, title, purged }) => (
          <li key={kind + id}>
            <div className="adm-what">
              <strong>{title || kinds[kind]()}</strong>
              <p className="bs-meta">
                {kinds[kind]()}, {m.trash_until({ time: formatShortMoment(toLocalIso(new Date(purged)), language) })}
              </p>
            </div>
            <form method="post" action={`${base}/trash/restore`}>
              <input type="hidden" name="kind" value={kind} />
              <button className="bs-btn" type="submit" name="id" value={id}>
                {m.trash_restore()}
                <span className="bs-vh">: {title || kinds[kind]()}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </ListView>
  );
}
