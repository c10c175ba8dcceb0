import type { Language } from '../../core/languages.ts';
import type { Media } from '../../features/media/media.contract.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { EmptyList } from '../empty-list.tsx';
import { Done, Head } from '../forms/page-elements.tsx';
import { MediaFilter } from './media-filter.tsx';
import { type FolderNumbers, MediaFolders } from './media-folders.tsx';
import { type MediaQuery, mediaListHref } from './media-query.ts';
import { MediaTile } from './media-tile.tsx';
import { type Outcome, UploadForm, UploadOutcomes } from './upload-form.tsx';

interface MediaListProps {
  language: Language;
  query: MediaQuery;
  numbers: FolderNumbers;
  media: readonly Media[];
  /** Number of files that match the filter. */
  count: number;
  pages: number;
  done: string | null;
  outcomes: readonly Outcome[];
  /** Error that concerns the whole upload. */
  problem: string | null;
}

/** Media library: upload, folders, search and tiles (ADMIN-05). */
export function MediaList({ language, query, numbers, media, count, pages, done, outcomes, problem }: MediaListProps) {
  const base = adminHref(language, 'media');
  return (
    <>
      <Head title={m.media_title()} />
      <Done text={done} />
      <UploadOutcomes {...{ outcomes, problem, language }} />
      <div className="adm-library">
        <MediaFolders {...{ base, query }} {...numbers} />
        <div>
          {query.only !== 'trash' && <UploadForm base={base} folder={query.folder ?? ''} folders={numbers.folders} />}
          <MediaFilter {...{ base, query }} />
          <div data-live="list">
            <p className="bs-meta" role="status">
              {m.media_found({ count })}
            </p>
            {media.length === 0 ? (
              <EmptyList base={base} isNarrowed={numbers.total > 0} />
            ) : (
              <ul className="adm-tiles">
                {media.map((one) => (
                  <li key={one.id} className="adm-tile">
                    <MediaTile media={one} language={language}>
                      <a href={adminHref(language, 'media', one.id)}>{one.name}</a>
                    </MediaTile>
                  </li>
                ))}
              </ul>
            )}
            <Paging {...{ base, query, pages }} />
          </div>
        </div>
      </div>
    </>
  );
}

function Paging({ base, query, pages }: { base: string; query: MediaQuery; pages: number }) {
  const { page } = query;
  if (pages === 1) return null;
  return (
    <nav className="bs-row wrap adm-paging" aria-label={m.admin_pages()}>
      {page > 1 && (
        <a className="bs-btn" href={mediaListHref(base, { ...query, page: page - 1 })} rel="prev">
          {m.admin_previous()}
        </a>
      )}
      <span className="bs-meta">{m.admin_page({ page, pages })}</span>
      {page < pages && (
        <a className="bs-btn" href={mediaListHref(base, { ...query, page: page + 1 })} rel="next">
          {m.admin_next()}
        </a>
      )}
    </nav>
  );
}
