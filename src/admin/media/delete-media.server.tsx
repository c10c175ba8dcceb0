import { parseId } from '../../core/text/parse-id.ts';
import { readLibrary, toMedia } from '../../features/media/library.read.server.ts';
import { FileInUse, SubstituteRefused } from '../../features/media/library-actions.write.server.ts';
import type { MediaRow } from '../../features/media/media.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { type AdminContext, formOf } from '../admin-context.server.ts';
import { nothingPage } from '../admin-notes.tsx';
import type { OfficeAnswer, OfficeOutcome } from '../office-answers.server.ts';
import { DeleteView } from './delete-view.tsx';
import { readMediaQuery } from './media-query.ts';

/** Number of replacement files offered without a search. */
const offered = 11;

/** A file goes to the trash, or a known one takes its place: the same act, asked for in other words. */
type Purpose = 'delete' | 'replace';

/** Confirmation before a file is moved to the trash, or is replaced by one of the library. */
export async function deletePage(
  { reading, language, query, options }: AdminContext,
  row: MediaRow,
  purpose: Purpose,
  feedback: { status: number; error: string | null; chosen: string } = { status: 200, error: null, chosen: query.get('by') ?? '' },
): Promise<OfficeAnswer> {
  const { places } = options.library;
  const media = toMedia(row, language);
  const { search } = readMediaQuery(query);
  const used = await places.read(reading, row, language);
  const found = used.length > 0 ? await readLibrary(reading, { kind: media.kind, q: search, page: 1 }, language, places) : null;
  return {
    status: feedback.status,
    title: purpose === 'delete' ? m.media_delete_one({ name: row.name }) : m.media_replace_question({ name: row.name }),
    current: 'media',
    view: (
      <DeleteView
        {...{ language, media, search, purpose }}
        isAdministrator={reading.viewer.isAdministrator}
        places={used}
        others={(found?.results ?? []).filter(({ id }) => id !== row.id).slice(0, offered)}
        chosen={feedback.chosen}
        error={feedback.error}
      />
    ),
  };
}

/** Moves a file to the trash; one in use needs a replacement, whose page is shown where it was asked for. */
export async function deleteFile(context: AdminContext, row: MediaRow, purpose: Purpose): Promise<OfficeOutcome> {
  const { reading, language, options } = context;
  const chosen = formOf(context).get('by') ?? '';
  const instead = chosen === 'nothing' ? chosen : parseId(chosen);
  const list = adminHref(language, 'media');
  const again = (status: number, error: string) => deletePage(context, row, purpose, { status, error, chosen });
  if (purpose === 'replace' && typeof instead !== 'number') return again(400, m.admin_media_say_instead());
  try {
    const isDone = await options.library.remove(reading, { id: row.id, instead, language });
    if (!isDone) return nothingPage(context);
    return { to: purpose === 'replace' ? `${list}/${instead}?done=replaced` : `${list}?done=deleted` };
  } catch (error) {
    if (error instanceof FileInUse) return again(409, m.admin_media_say_instead());
    if (!(error instanceof SubstituteRefused)) throw error;
    return again(400, m.media_wrong_substitute());
  }
}
