import { type ReactNode, useState } from 'react';
import type { MediaKind } from '../../../core/fields/field.ts';
import type { Language } from '../../../core/languages.ts';
import type { Media } from '../../../features/media/media.contract.ts';
import { m } from '../../../paraglide/messages.js';
import { ToolIcon } from '../../../ui/backstage/tool-icon.tsx';
import { DialogShell } from '../dialog-shell.tsx';
import { SearchList } from '../search-list.tsx';
import { AlternativeText } from './alternative-text.tsx';
import ImageEdit from './image-edit.tsx';
import { LibraryFolders } from './library-folders.tsx';
import { MediaDelete } from './media-delete.tsx';
import { MediaTile } from './media-tile.tsx';
import { UploadZone } from './upload-zone.tsx';
import { useLibrary } from './use-library.ts';
import { filesOf, useUploads } from './use-uploads.ts';

interface ImageFinderProps {
  language: Language;
  /** Id of the file, null for none. */
  value: unknown;
  onChoose(value: number | null, chosen?: Media): void;
  onClose(): void;
  /** The kind a field takes; every kind when it is left out. */
  accepts?: MediaKind;
  /** True where nothing is chosen: the library itself. */
  isLibrary?: boolean;
}

/** The media library: search, folders, upload by dialog, drop and paste; what is chosen is the file's id (EDIT-10, API-41). */
export default function ImageFinder({ language, value, onChoose, onClose, accepts, isLibrary = false }: ImageFinderProps) {
  const before = typeof value === 'number' ? value : null;
  const [selected, setSelected] = useState<number | null>(before);
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const library = useLibrary(language, accepts);
  /** Uploaded pictures of which nothing is said yet. */
  const [unsaid, setUnsaid] = useState<readonly Media[]>([]);
  /** The last one that came: the words of the search may not find it. */
  const [uploaded, setUploaded] = useState<Media | null>(null);
  const { uploads, add, remove } = useUploads(language, library.folder, (media) => {
    setSelected(media.id);
    setUploaded(media);
    const isSaid = media.kind !== 'image' || media.is_decorative || Object.keys(media.descriptions).length > 0;
    if (!isSaid) setUnsaid((before) => [...before.filter(({ id }) => id !== media.id), media]);
    library.renew();
  });
  const chosen = [...library.found.items, uploaded].find((media) => media?.id === selected) ?? null;
  const choose = (media: Media) => {
    if (!isLibrary) return onChoose(media.id, media);
    // Enter takes the first one even where none was selected yet.
    setSelected(media.id);
    setOpen('edit');
  };
  return (
    <DialogShell
      title={isLibrary ? m.media_title() : accepts && accepts !== 'image' ? m.media_choose_file() : m.media_choose_image()}
      hint={m.media_count({ count: library.total })}
      width="64rem"
      onClose={onClose}
      footer={
        <FinderFooter
          chosen={chosen}
          isLibrary={isLibrary}
          canClear={before !== null && !isLibrary}
          onOpen={setOpen}
          onChoose={onChoose}
          onClose={onClose}
        />
      }
    >
      <DropArea onFiles={(files) => void add(files)}>
        <LibraryFolders library={library} />
        <div className="bs-stack">
          <UploadZone uploads={uploads} onFiles={(files) => void add(files)} onRemove={remove} />
          <UnsaidPictures pictures={unsaid} language={language} />
          <SearchList
            label={m.media_search()}
            words={library.words}
            onWords={library.setWords}
            found={library.found}
            keyOf={({ id }) => String(id)}
            selected={selected === null ? null : String(selected)}
            onSelect={({ id }) => setSelected(id)}
            onChoose={choose}
            className="lib-grid"
            empty={
              <>
                <p>{library.words === '' ? m.media_empty() : m.finder_nothing()}</p>
                <p className="bs-meta">{m.media_upload_hint()}</p>
              </>
            }
            filters={<OrderChoice library={library} />}
          >
            {(media) => <MediaTile media={media} />}
          </SearchList>
          {library.hasMore && (
            <button className="bs-btn" type="button" onClick={library.showMore}>
              {m.media_more()}
            </button>
          )}
        </div>
      </DropArea>
      {open === 'edit' && chosen && (
        <ImageEdit language={language} value={chosen.id} onChoose={library.renew} onClose={() => setOpen(null)} />
      )}
      {open === 'delete' && chosen && (
        <MediaDelete
          language={language}
          media={chosen}
          Finder={ImageFinder}
          onDone={() => {
            setOpen(null);
            setSelected(null);
            library.renew();
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </DialogShell>
  );
}

/** Takes files that are dropped on it or pasted. */
function DropArea({ onFiles, children }: { onFiles(files: readonly File[]): void; children: ReactNode }) {
  const [isDropping, setIsDropping] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting have a button beside them
    <div
      className={isDropping ? 'lib is-dropping' : 'lib'}
      onDragOver={(event) => {
        event.preventDefault();
        setIsDropping(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget as Node) || setIsDropping(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsDropping(false);
        onFiles(filesOf(event.dataTransfer));
      }}
      onPaste={({ clipboardData }) => onFiles(filesOf(clipboardData))}
    >
      {children}
    </div>
  );
}

function OrderChoice({ library }: { library: ReturnType<typeof useLibrary> }) {
  return (
    <select
      className="bs-input"
      aria-label={m.media_order()}
      value={library.order}
      onChange={({ target }) => library.setOrder(target.value === 'name' ? 'name' : 'newest')}
    >
      <option value="newest">{m.media_newest()}</option>
      <option value="name">{m.media_by_name()}</option>
    </select>
  );
}

interface FinderFooterProps extends Pick<ImageFinderProps, 'onChoose' | 'onClose'> {
  chosen: Media | null;
  isLibrary: boolean;
  /** A file is stored that can be taken away. */
  canClear: boolean;
  onOpen(dialog: 'edit' | 'delete'): void;
}

function FinderFooter({ chosen, isLibrary, canClear, onOpen, onChoose, onClose }: FinderFooterProps) {
  return (
    <>
      {chosen && (
        <>
          <button className="bs-btn" type="button" onClick={() => onOpen('edit')}>
            <ToolIcon name="pencil" />
            {m.media_edit()}
          </button>
          <button className="bs-btn quiet danger" type="button" onClick={() => onOpen('delete')}>
            <ToolIcon name="trash" />
            {m.media_delete()}
          </button>
        </>
      )}
      <span className="bs-grow" />
      {canClear && (
        <button className="bs-btn quiet" type="button" onClick={() => onChoose(null)}>
          {m.media_clear()}
        </button>
      )}
      <button className="bs-btn" type="button" onClick={onClose}>
        {isLibrary ? m.dialog_close() : m.dialog_cancel()}
      </button>
      {!isLibrary && (
        <button className="bs-btn primary" type="button" aria-disabled={!chosen} onClick={() => chosen && onChoose(chosen.id, chosen)}>
          {m.media_take()}
        </button>
      )}
    </>
  );
}

/** Uploaded pictures that are to be described. */
function UnsaidPictures({ pictures, language }: { pictures: readonly Media[]; language: Language }) {
  return pictures.map((media, index) => (
    <fieldset key={media.id} className="lib-said">
      <legend className="bs-vh">{media.name}</legend>
      <img className="bs-thumb" src={media.image_thumbnails?.small} alt="" />
      <AlternativeText language={language} id={media.id} known={media} isFocused={index === 0} />
    </fieldset>
  ));
}
