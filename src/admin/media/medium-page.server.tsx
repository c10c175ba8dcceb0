import { readFolders, toMedia } from '../../features/media/library.read.server.ts';
import type { MediaRow } from '../../features/media/media.read.server.ts';
import type { AdminContext } from '../admin-context.server.ts';
import type { FormState } from '../forms/form-values.ts';
import { kitOf } from '../forms/site-form.ts';
import type { AdminAnswer } from '../render-admin.server.tsx';
import { mediaDone } from './media-done.ts';
import { toMediaForm } from './media-form-values.ts';
import { MediaView } from './media-view.tsx';

interface Told {
  /** The form as it came back. */
  form?: FormState;
  /** What its controls were shown with; what is stored when left out. */
  was?: FormState;
  errors?: Record<string, string[]>;
  conflict?: string | null;
  /** Why a new file did not take its place. */
  problem?: string | null;
}

/** The page of a file that is not in the trash. */
export async function mediumPage(context: AdminContext, row: MediaRow, told: Told = {}): Promise<AdminAnswer> {
  const { language, reading, query, options } = context;
  const media = toMedia(row, language);
  const stored = toMediaForm(media);
  const { form = stored, was = stored, errors = {}, conflict = null, problem = null } = told;
  const status = conflict ? 409 : Object.keys(errors).length > 0 ? 400 : 200;
  return {
    status,
    title: row.name,
    current: 'media',
    view: (
      <MediaView
        {...{ language, media, was, conflict, problem }}
        kit={kitOf(form, language, errors)}
        places={await options.library.places.read(reading, row, language)}
        folders={await readFolders(reading.db)}
        done={status === 200 && !problem ? mediaDone(query) : null}
      />
    ),
  };
}
