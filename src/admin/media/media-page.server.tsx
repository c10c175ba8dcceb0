import { readWithinPages } from '../../core/contract/page-of.server.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { mediaTrashTime, readLibrary, readMediaRow, toMedia } from '../../features/media/library.read.server.ts';
import { mediaPerPage } from '../../features/media/media.contract.ts';
import type { MediaRow } from '../../features/media/media.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { type AdminContext, formOf } from '../admin-context.server.ts';
import { nothingPage, noticePage } from '../admin-notes.tsx';
import { doneText } from '../done-text.ts';
import type { OfficeAnswer, OfficeOutcome } from '../office-answers.server.ts';
import { deleteFile, deletePage } from './delete-media.server.tsx';
import { describeUploads, readUndescribed } from './describe-uploads.server.ts';
import { MediaList } from './media-list.tsx';
import { readMediaQuery } from './media-query.ts';
import { mediumPage } from './medium-page.server.tsx';
import { exchangeFile, receiveUploads, type UploadResult } from './receive-files.server.ts';
import { saveMedium } from './save-medium.server.tsx';
import { TrashedView } from './trashed-view.tsx';

const current = 'media';

/** Media library (ADMIN-05): list, file, or confirmation of its deletion. */
export async function mediaPage(context: AdminContext, id: string, action: string): Promise<OfficeOutcome> {
  if (id === '') return listPage(context);
  const found = await find(context, id);
  if (!found || !['', 'delete', 'restore', 'replace', 'purge'].includes(action)) return nothingPage(context);
  const editHref = adminHref(context.language, current, found.id);
  if (found.deleted_at) return action === '' ? trashedPage(context, found) : { to: editHref };
  if (action === 'delete' || action === 'replace') return deletePage(context, found, action);
  return action === '' ? mediumPage(context, found) : { to: editHref };
}

/** Uploads files, stores metadata, replaces a file, or moves it to and from the trash. */
export async function submitMedia(context: AdminContext, id: string, action: string): Promise<OfficeOutcome> {
  const { language, options, reading } = context;
  const list = adminHref(language, current);
  if (id === '') {
    if (formOf(context).has('pictures')) return describedPage(context, list);
    const taken = await receiveUploads(context);
    return taken.single === null ? listPage(context, taken) : { to: `${list}/${taken.single}?done=uploaded` };
  }
  const found = await find(context, id);
  if (!found) return nothingPage(context);
  if (action === 'restore') {
    await options.library.restore(reading, found.id);
    return { to: `${list}/${found.id}?done=restored` };
  }
  if (action === 'purge') {
    const isGone = await options.library.purge(reading, found.id);
    return isGone ? { to: `${list}?only=trash&done=purged` } : nothingPage(context);
  }
  if (found.deleted_at) return noticePage(m.admin_restore_hint(), 409, undefined, `${list}/${found.id}`);
  if (action === '') return saveMedium(context, found, formOf(context));
  if (action === 'delete') return deleteFile(context, found, action);
  if (action !== 'replace') return nothingPage(context);
  // By a file that is there already; a new one comes as multipart.
  if (context.request.body instanceof URLSearchParams) return deleteFile(context, found, action);
  const exchanged = await exchangeFile(context, found.id);
  if ('id' in exchanged) return { to: `${list}/${exchanged.id}?done=replaced` };
  return { ...(await mediumPage(context, found, { problem: exchanged.problem })), status: exchanged.status };
}

/** Back to the list, with those pictures that could not be described. */
async function describedPage(context: AdminContext, list: string): Promise<OfficeOutcome> {
  const outcomes = await describeUploads(context);
  return outcomes.length === 0 ? { to: `${list}?done=saved` } : listPage(context, { status: 409, outcomes, problem: null, single: null });
}

/** File by id, including restorable ones in the trash. */
async function find({ reading: { db, now } }: AdminContext, id: string): Promise<MediaRow | null> {
  const number = parseId(id);
  if (number === null) return null;
  const row = (await readMediaRow(db, number)) ?? (await readMediaRow(db, number, { isTrashed: true }));
  return row?.deleted_at && row.deleted_at.getTime() <= now.getTime() - mediaTrashTime ? null : row;
}

async function listPage(
  context: AdminContext,
  taken: UploadResult = { status: 200, outcomes: [], problem: null, single: null },
): Promise<OfficeAnswer> {
  const { reading, language, query, options } = context;
  const mediaQuery = readMediaQuery(query);
  const read = (page: number) => readLibrary(reading, { ...mediaQuery, q: mediaQuery.search, page }, language, options.library.places);
  const { found, page, pages } = await readWithinPages(mediaQuery.page, mediaPerPage, read);
  const { results, count, ...numbers } = found;
  return {
    status: taken.status,
    title: m.media_title(),
    current,
    view: (
      <MediaList
        {...{ language, numbers, count, pages }}
        query={{ ...mediaQuery, page }}
        media={results}
        done={doneText(query)}
        outcomes={taken.outcomes}
        undescribed={
          await readUndescribed(
            context,
            taken.outcomes.map((outcome) => outcome.id),
          )
        }
        problem={taken.problem}
      />
    ),
  };
}

async function trashedPage({ language, query }: AdminContext, row: MediaRow): Promise<OfficeAnswer> {
  const media = toMedia(row, language);
  const done = doneText(query);
  const view = <TrashedView media={{ ...media, deleted: media.deleted ?? '' }} {...{ language, done }} />;
  return { status: 200, title: row.name, current, view };
}
