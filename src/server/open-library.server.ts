import type { FileStorage } from '../core/outside/storage.ts';
import { replaceInPending } from '../features/admin/drafts/replace-pending.write.server.ts';
import { replaceFileLinks } from '../features/admin/uses/replace-file-links.write.server.ts';
import { type LibraryActions, libraryActions } from '../features/media/library-actions.write.server.ts';
import { readMediaPlaces } from '../features/pages/media-uses/media-places.read.server.ts';
import { replaceMedia } from '../features/pages/media-uses/media-replace.write.server.ts';
import { readNamedFiles } from '../features/pages/media-uses/unused-files.read.server.ts';
import type { ModuleKit } from '../features/pages/resolve-modules.server.ts';

interface LibraryOptions {
  storage: FileStorage;
  applyNewChanges(): Promise<void>;
  kit: ModuleKit;
}

/** What the media library does with files, with the places that use them: pages and their pending drafts. */
export function openLibrary({ storage, applyNewChanges, kit }: LibraryOptions): LibraryActions {
  return libraryActions({
    ...{ storage, applyNewChanges },
    places: {
      read: (reading, file, language) => readMediaPlaces(reading, kit.registry, file, language),
      readNamed: (db) => readNamedFiles(db, kit.registry),
      replace: async (transaction, replacing) => {
        await replaceMedia(transaction, kit, replacing);
        await replaceInPending(transaction, { type: 'media', from: replacing.file.id, to: replacing.by.id }, replacing.now);
        await replaceFileLinks(transaction, { from: replacing.file.path, to: replacing.by.path }, replacing.now);
      },
    },
  });
}
