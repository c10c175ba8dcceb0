import { m } from '../../../paraglide/messages.js';
import { ToolIcon } from '../../../ui/backstage/tool-icon.tsx';
import type { Library } from './use-library.ts';

/** The folders of the library, and what is to be tidied up. */
export function LibraryFolders({ library }: { library: Library }) {
  const { folders, folder, only, total, undescribed, show } = library;
  return (
    <nav className="lib-folders" aria-label={m.media_folders()}>
      <Entry name={m.media_all()} count={total} isActive={folder === '' && only === null} onClick={() => show('', null)} />
      {folders.map(({ name, count }) => (
        <Entry
          key={name}
          name={name.split('/').at(-1) ?? name}
          title={name}
          depth={name.split('/').length - 1}
          count={count}
          isActive={folder === name}
          onClick={() => show(name, null)}
        />
      ))}
      <h3>{m.media_tidy()}</h3>
      <Entry name={m.media_undescribed()} count={undescribed} isActive={only === 'undescribed'} onClick={() => show('', 'undescribed')} />
    </nav>
  );
}

interface EntryProps {
  name: string;
  title?: string;
  depth?: number;
  count: number;
  isActive: boolean;
  onClick(): void;
}

function Entry({ name, title, depth = 0, count, isActive, onClick }: EntryProps) {
  return (
    <button type="button" aria-pressed={isActive} title={title} style={{ paddingInlineStart: `${0.625 + depth}rem` }} onClick={onClick}>
      <ToolIcon name="folder" />
      <span className="bs-grow bs-trunc">{name}</span>
      <span className="bs-meta">{count}</span>
    </button>
  );
}
