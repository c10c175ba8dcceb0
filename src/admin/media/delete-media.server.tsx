import { parseId } from '../../core/text/parse-id.ts';
import { readLibrary, toMedia } from '../../features/media/library.read.server.ts';
import { FileInUse, SubstituteRefused } from '../../features/media/library-actions.write.server.ts';
import type { MediaRow } from '../../features/media/media.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { type AdminContext, formOf } from '../admin-context.server.ts';
import { noticePage } from '../admin-notes.tsx';
import type { OfficeAnswer, OfficeOutcome } from '../office-answers.server.ts';
import { DeleteView } from './delete-view.tsx';
import { readMediaQuery } from './media-query.ts';

/** Number of replacement files offered without a search. */
const offered = 11;

/** Confirmation before a file is moved to the trash. */
export async function deletePage(
  { reading, language, query, options }: AdminContext,
  row: MediaRow,
  feedback: { status: number; error: string | null; chosen: string } = { status: 200, error: null, chosen: query.get('by') ?? '' },
): Promise<OfficeAnswer> {
  const { places } = options.library;
  const media = toMedia(row, language);
  const { search } = readMediaQuery(query);
  const used = await places.read(reading, row, language);
  const found = used.length > 0 ? await readLibrary(reading, { kind: media.kind, q: search, page: 1 }, language, places) : null;
  return {
    status: feedback.status,
    title: m.media_delete_one({ name: row.name }),
    current: 'media',
    view: (
      <DeleteView
        {...{ language, media, search }}
        places={used}
        others={(found?.results ?? []).filter(({ id }) => id !== row.id).slice(0, offered)}
        chosen={feedback.chosen}
        error={feedback.error}
      />
    ),
  };
}

/** Moves a file to the trash; one in use needs a replacement. */
export async function deleteFile(context: AdminContext, row: MediaRow): Promise<OfficeOutcome> {
  const { reading, language, options } = context;
  const chosen = formOf(context).get('by') ?? '';
  const instead = chosen === 'nothing' ? chosen : parseId(chosen);
  try {
    const isDone = await options.library.remove(reading, { id: row.id, instead, language });
    return isDone ? { to: `${adminHref(language, 'media')}?done=deleted` } : noticePage(m.admin_nothing(), 404);
  } catch (error) {
    if (error instanceof FileInUse) return deletePage(context, row, { status: 409, error: m.admin_media_say_instead(), chosen });
    if (!(error instanceof SubstituteRefused)) throw error;
    return deletePage(context, row, { status: 400, error: m.media_wrong_substitute(), chosen });
  }
}
