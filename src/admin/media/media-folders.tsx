import { m } from '../../paraglide/messages.js';
import { type MediaQuery, mediaListHref } from './media-query.ts';

/** Counts shown in the folder column. */
export interface FolderNumbers {
  folders: readonly { name: string; count: number }[];
  total: number;
  undescribed: number;
  uncredited: number;
  expiring: number;
  trashed: number;
}

interface MediaFoldersProps extends FolderNumbers {
  base: string;
  query: MediaQuery;
}

/** Folders of the library, and filters for incomplete and unused files. */
export function MediaFolders({ base, query, folders, total, undescribed, uncredited, expiring, trashed }: MediaFoldersProps) {
  const { folder = '', only } = query;
  const tidy = [
    { only: 'undescribed', name: m.media_undescribed(), count: undescribed },
    { only: 'uncredited', name: m.media_uncredited(), count: uncredited },
    { only: 'expiring', name: m.media_expiring(), count: expiring },
    { only: 'unused', name: m.media_unused(), count: null },
    { only: 'trash', name: m.admin_trash(), count: trashed },
  ] as const;
  return (
    <nav className="adm-folders" aria-label={m.media_folders()}>
      <ul className="plain">
        <FolderLink href={base} name={m.media_all()} count={total} isCurrent={folder === '' && !only} />
        {folders.map(({ name, count }) => (
          <FolderLink
            key={name}
            href={mediaListHref(base, { folder: name })}
            {...{ name, count }}
            depth={name.split('/').length - 1}
            isCurrent={folder === name && !only}
          />
        ))}
      </ul>
      <h2>{m.media_tidy()}</h2>
      <ul className="plain">
        {tidy.map((one) => (
          <FolderLink key={one.only} href={mediaListHref(base, { only: one.only })} {...one} isCurrent={only === one.only} />
        ))}
      </ul>
    </nav>
  );
}

interface FolderLinkProps {
  href: string;
  name: string;
  /** Null where counting would be too slow. */
  count: number | null;
  depth?: number;
  isCurrent: boolean;
}

function FolderLink({ href, name, count, depth = 0, isCurrent }: FolderLinkProps) {
  return (
    <li>
      <a href={href} aria-current={isCurrent ? 'true' : undefined} style={{ paddingInlineStart: `${0.625 + depth}rem` }}>
        <span className="bs-grow">{depth > 0 ? name.slice(name.lastIndexOf('/') + 1) : name}</span>
        {count !== null && <span className="bs-meta">{count}</span>}
      </a>
    </li>
  );
}
