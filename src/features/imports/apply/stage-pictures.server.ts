import { basename } from 'node:path';
import type { Database } from '../../../core/database/client.server.ts';
import { lockAllBytes, readRemovedSince } from '../../../core/outside/stored-bytes.server.ts';
import type { media } from '../../media/media.tables.server.ts';
import type { SeasonProgress } from '../season.report.ts';
import type { StagedEntry, Staging } from './staged.ts';

type MediaRow = typeof media.$inferSelect;

/** Data of a picture read from its file, as the media table stores it. */
export type Picture = Pick<MediaRow, 'path' | 'content_type' | 'size' | 'width' | 'height' | 'color' | 'renditions'>;

/**
 * Finds the picture of a file beside the document and stores it with its renditions; a dry run stores nothing.
 * It throws with a reason for people when there is none.
 */
export type PictureSource = (file: string, isDryRun: boolean) => Promise<Picture>;

/** Pictures processed at a time. */
const lanes = 2;

/** Stores the pictures of all media entries; an entry whose picture cannot be stored is refused. */
export async function stagePictures(
  staging: Staging,
  pictures: PictureSource,
  isDryRun: boolean,
  onProgress: (progress: SeasonProgress) => void,
): Promise<void> {
  const entries = staging.accepted('media');
  const queue = entries.values();
  let done = 0;
  const work = async () => {
    for (const entry of queue) {
      await stagePicture(staging, entry, pictures, isDryRun);
      onProgress({ step: 'pictures', done: ++done, total: entries.length });
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
}

async function stagePicture(staging: Staging, entry: StagedEntry, pictures: PictureSource, isDryRun: boolean): Promise<void> {
  try {
    Object.assign(entry.given, await pictures(entry.file ?? '', isDryRun));
    // Only a new row takes its name from the file; later editors may change it.
    entry.onlyWhenNew = { kind: 'image', name: basename(entry.file ?? '').slice(0, 255) };
  } catch (error) {
    staging.refuse(entry, 'file', error instanceof Error ? error.message : String(error));
  }
}

/**
 * Stores pictures again whose bytes somebody has deleted for good since they were staged, and holds further deletions up until
 * the transaction ends: an entry would have a picture that is nowhere.
 */
export async function storeRemovedAgain(
  transaction: Database,
  staging: Staging,
  pictures: PictureSource,
  lastChange: number,
): Promise<void> {
  const entries = staging.accepted('media');
  if (entries.length === 0) return;
  await lockAllBytes(transaction);
  const removed = await readRemovedSince(transaction, lastChange);
  for (const { file, given } of entries) {
    const { path, renditions } = given as Picture;
    if ([path, ...renditions.map((rendition) => rendition.path)].some((one) => removed.has(one))) await pictures(file ?? '', false);
  }
}
