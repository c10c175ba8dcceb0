import type { Language } from '../../core/languages.ts';
import type { Media } from '../../features/media/media.contract.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { Head } from '../forms/page-elements.tsx';
import { ListResult } from '../lists/list-view.tsx';
import { DescribeUploads } from './describe-uploads.tsx';
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
  /** Uploaded pictures without alternative text. */
  undescribed: readonly Media[];
  /** Error that concerns the whole upload. */
  problem: string | null;
}

/** Media library: upload, folders, search and tiles (ADMIN-05). */
export function MediaList({ language, query, numbers, media, count, pages, done, outcomes, undescribed, problem }: MediaListProps) {
  const base = adminHref(language, 'media');
  return (
    <>
      <Head title={m.media_title()} done={done} />
      <UploadOutcomes {...{ outcomes, problem, language }} />
      <DescribeUploads base={base} pictures={undescribed} />
      {query.only !== 'trash' && <UploadForm base={base} folder={query.folder ?? ''} folders={numbers.folders} />}
      <div className="adm-library">
        <MediaFolders {...{ base, query }} {...numbers} />
        <div>
          <MediaFilter {...{ base, query }} />
          <ListResult
            {...{ base, count, pages }}
            countText={m.media_found({ count })}
            isNarrowed={numbers.total > 0}
            page={query.page}
            hrefOf={(page) => mediaListHref(base, { ...query, page })}
          >
            <ul className="adm-tiles">
              {media.map((one) => (
                <li key={one.id} className="adm-tile">
                  <MediaTile media={one} language={language}>
                    <a href={adminHref(language, 'media', one.id)}>{one.name}</a>
                  </MediaTile>
                </li>
              ))}
            </ul>
          </ListResult>
        </div>
      </div>
    </>
  );
}
