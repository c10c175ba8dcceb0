import { localDay } from '../../core/text/wall-clock.ts';
import { readFolders, toMedia } from '../../features/media/library.read.server.ts';
import type { MediaRow } from '../../features/media/media.read.server.ts';
import type { AdminContext } from '../admin-context.server.ts';
import { doneText } from '../done-text.ts';
import { kitOf } from '../forms/form-kit.ts';
import type { FormState } from '../forms/form-state.ts';
import type { OfficeAnswer } from '../office-answers.server.ts';
import { toMediaForm } from './media-form-values.ts';
import { MediaView } from './media-view.tsx';

interface FormFeedback {
  /** Refused form to show again. */
  form?: FormState;
  /** Values the controls were rendered with; the stored ones by default. */
  was?: FormState;
  errors?: Record<string, string[]>;
  conflict?: string | null;
  isUnsaved?: boolean;
  /** Why the replacement was refused. */
  problem?: string | null;
}

/** Page of a file outside the trash. */
export async function mediumPage(context: AdminContext, row: MediaRow, feedback: FormFeedback = {}): Promise<OfficeAnswer> {
  const { language, reading, query, options } = context;
  const media = toMedia(row, language);
  const stored = toMediaForm(media);
  const { form = stored, was = stored, errors = {}, conflict = null, problem = null } = feedback;
  const { isUnsaved = conflict !== null || Object.keys(errors).length > 0 } = feedback;
  const status = conflict ? 409 : Object.keys(errors).length > 0 ? 400 : 200;
  return {
    status,
    title: row.name,
    current: 'media',
    view: (
      <MediaView
        {...{ language, media, was, conflict, isUnsaved, problem }}
        isAdministrator={reading.viewer.isAdministrator}
        today={localDay(reading.now)}
        kit={kitOf(form, language, errors)}
        places={await options.library.places.read(reading, row, language)}
        folders={await readFolders(reading.db)}
        done={status === 200 && !problem ? doneText(query) : null}
      />
    ),
  };
}
