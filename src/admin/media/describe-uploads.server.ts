import { languages } from '../../core/languages.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { readMediaRows, toMedia } from '../../features/media/library.read.server.ts';
import { FileChanged } from '../../features/media/library-actions.write.server.ts';
import { type Media, type MediaChange, mediaChangeShape } from '../../features/media/media.contract.ts';
import { mediaGaps } from '../../features/media/media-gaps.ts';
import { m } from '../../paraglide/messages.js';
import { type AdminContext, submittedOf } from '../admin-context.server.ts';
import { uploadControls } from './describe-uploads.tsx';
import type { Outcome } from './upload-form.tsx';

/** As many as one form uploads. */
const maxPictures = 20;

/** The pictures among these files that have no alternative text yet, and are not decorative. */
export async function readUndescribed({ reading, language }: AdminContext, ids: readonly (number | null)[]): Promise<Media[]> {
  const known = ids.filter((id) => id !== null);
  const rows = await readMediaRows(reading.db, known);
  return known.flatMap((id) => {
    const row = rows.get(id);
    const file = row && toMedia(row, language);
    return file && mediaGaps(file).isUndescribed ? [file] : [];
  });
}

/**
 * Stores what is said of pictures after their upload (ADMIN-70). What somebody else has said of a picture meanwhile stays: only gaps are
 * filled. Controls that are left empty change nothing. @returns the files of which nothing could be stored.
 */
export async function describeUploads(context: AdminContext): Promise<Outcome[]> {
  const form = submittedOf(context);
  const ids = (form.get('pictures') ?? '').split(' ').filter((id) => parseId(id) !== null);
  const refused: Outcome[] = [];
  for (const picture of await readUndescribed(context, ids.slice(0, maxPictures).map(Number))) {
    const change = changeOf(picture, form);
    if (Object.keys(change).length > 0 && !(await store(context, picture, change)))
      refused.push({ name: picture.name, id: picture.id, text: m.admin_media_not_described() });
  }
  return refused;
}

/** False for texts that are too long, and when somebody else has changed the file this moment. */
async function store({ reading, options }: AdminContext, { id, version }: Media, change: MediaChange): Promise<boolean> {
  const { success, data } = mediaChangeShape.safeParse({ ...change, version });
  try {
    return success && (await options.library.change(reading, id, data)) !== null;
  } catch (error) {
    if (error instanceof FileChanged) return false;
    throw error;
  }
}

function changeOf(picture: Media, form: URLSearchParams): MediaChange {
  const controls = uploadControls(picture);
  const textOf = (name: string) => form.get(name)?.trim() ?? '';
  const texts = languages.map((each) => [each, textOf(controls.text(each))] as const).filter(([, text]) => text !== '');
  const copyright = picture.copyright ? '' : textOf(controls.copyright);
  return {
    ...(form.has(controls.decorative) ? { is_decorative: true } : texts.length > 0 && { descriptions: Object.fromEntries(texts) }),
    ...(copyright && { copyright }),
  };
}
