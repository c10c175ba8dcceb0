import { toMedia } from '../../features/media/library.read.server.ts';
import { FileChanged } from '../../features/media/library-actions.write.server.ts';
import type { MediaChange } from '../../features/media/media.contract.ts';
import type { MediaRow } from '../../features/media/media.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import type { AdminContext } from '../admin-context.server.ts';
import { nothingPage } from '../admin-notes.tsx';
import { changedControls, clashingIn, mergedWith, shownIn } from '../forms/changed-controls.ts';
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
    return isThere ? { to: `${adminHref(language, 'media', row.id)}?done=saved` } : nothingPage(context);
  } catch (error) {
    if (!(error instanceof FileChanged)) throw error;
    const stored = toMediaForm(toMedia(error.row, language));
    const clashing = clashesOf(form, stored);
    const theirs = clashing.map((name) => `${mediaLabel(name)}: ${inWords(name, stored.get(name))}`);
    return mediumPage(context, error.row, {
      form: withOwnText(mergedWith(form, stored), form, clashing),
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
    if (clashesOf(form, toMediaForm(toMedia(row, language))).length > 0) throw error;
    return (await library.change(reading, id, { ...change, version: row.version })) !== null;
  }
}

/**
 * Controls that clash. The alternative text and the mark that a picture needs none are one decision: whoever makes it decorative
 * clashes with whoever writes its text.
 */
function clashesOf(form: FormState, stored: FormState): string[] {
  const shown = shownIn(form);
  const [mine, clashing] = [changedControls(form), clashingIn(form, stored)];
  const isOther = (name: string) => stored.get(name) !== shown.get(name) && stored.get(name) !== form.get(name);
  const isText = (name: string) => name.startsWith('descriptions.');
  const marked = mine.some(isText) && stored.get(mark) === 'on' && isOther(mark) ? [mark] : [];
  const texts = mine.includes(mark) && form.get(mark) === 'on' ? [...stored.keys()].filter((name) => isText(name) && isOther(name)) : [];
  return [...new Set([...clashing, ...marked, ...texts])];
}

const mark = 'is_decorative';

/** Sent again, the typed text is what counts: the mark that would delete it is as it was in the form. */
function withOwnText(merged: FormState, form: FormState, clashing: readonly string[]): FormState {
  return clashing.includes(mark) ? new Map([...merged, [mark, form.get(mark) ?? '']]) : merged;
}

function inWords(name: string, value = ''): string {
  if (name === mark) return value === 'on' ? m.media_decorative() : m.media_meaningful();
  return value || m.admin_none();
}
