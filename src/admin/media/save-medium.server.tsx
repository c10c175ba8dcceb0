import { toMedia } from '../../features/media/library.read.server.ts';
import { FileChanged } from '../../features/media/library-actions.write.server.ts';
import type { MediaChange } from '../../features/media/media.contract.ts';
import type { MediaRow } from '../../features/media/media.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import type { AdminContext } from '../admin-context.server.ts';
import { noticePage } from '../admin-notes.tsx';
import { clashingIn, mergedWith, shownIn } from '../forms/changed-controls.ts';
import type { FormState } from '../forms/form-state.ts';
import { isRestored } from '../forms/office-form.tsx';
import type { OfficeOutcome } from '../office-answers.server.ts';
import { mediaLabel, parseMediaForm, toMediaForm } from './media-form-values.ts';
import { mediumPage } from './medium-page.server.tsx';

/** Stores the metadata of a file. Concurrent changes of different fields are merged; the same field is a conflict (EDIT-19). */
export async function saveMedium(context: AdminContext, row: MediaRow, form: FormState): Promise<OfficeOutcome> {
  const { language } = context;
  if (isRestored(form)) return mediumPage(context, row, { form, was: shownIn(form), isUnsaved: true });
  const { errors, change } = parseMediaForm(toMedia(row, language), form, language);
  if (!change) return mediumPage(context, row, { form, was: shownIn(form), errors });
  try {
    const isThere = Object.keys(change).length === 0 || (await store(context, row, change, form));
    return isThere ? { to: `${adminHref(language, 'media', row.id)}?done=saved` } : noticePage(m.admin_nothing(), 404);
  } catch (error) {
    if (!(error instanceof FileChanged)) throw error;
    const stored = toMediaForm(toMedia(error.row, language));
    const theirs = clashingIn(form, stored).map((name) => `${mediaLabel(name)}: ${inWords(name, stored.get(name))}`);
    return mediumPage(context, error.row, {
      form: mergedWith(form, stored),
      conflict: m.admin_user_conflict({ theirs: theirs.join(' · ') }),
    });
  }
}

async function store(
  { reading, language, options }: AdminContext,
  { id }: MediaRow,
  change: MediaChange,
  form: FormState,
): Promise<boolean> {
  const { library } = options;
  try {
    return (await library.change(reading, id, { ...change, version: Number(form.get('version')) || 0 })) !== null;
  } catch (error) {
    if (!(error instanceof FileChanged)) throw error;
    const { row } = error;
    if (clashingIn(form, toMediaForm(toMedia(row, language))).length > 0) throw error;
    return (await library.change(reading, id, { ...change, version: row.version })) !== null;
  }
}

function inWords(name: string, value = ''): string {
  if (name === 'is_decorative') return value === 'on' ? m.media_decorative() : m.media_meaningful();
  return value || m.admin_none();
}
