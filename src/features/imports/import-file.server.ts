import { readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { z } from 'zod';
import type { DatabaseHandle } from '../../core/database/client.server.ts';
import type { Command } from '../../core/database/data-dir/command.ts';
import { storedLanguages } from '../../core/languages.ts';
import { pathInside } from '../../core/outside/disk-storage.server.ts';
import type { Picture } from './apply/stage-pictures.server.ts';
import type { ConvertedSeason } from './converted.ts';
import { formatNames, type SeasonFormat } from './format-names.ts';
import { importText } from './import-text.server.ts';
import type { ImportedBy } from './note-changes.server.ts';
import { listNames } from './season.lists.server.ts';
import { ImportError, type SeasonProgress, type SeasonReport } from './season.report.ts';

/** Maximal document; it is in memory as a whole. */
const megabytes = 100;

const importInput = z.strictObject({
  format: z.enum(formatNames),
  /** Absolute path. */
  file: z.string().min(1),
  isDryRun: z.boolean(),
  shiftYears: z.int().min(-100).max(100),
});
export type ImportInput = z.output<typeof importInput>;

const count = z.int().nonnegative();
const list = z.enum(listNames as [(typeof listNames)[number], ...typeof listNames]);

/** The command `import`, sent from the command line to the running site. */
export const importCommand: Command<ImportInput, SeasonProgress, SeasonReport> = {
  name: 'import',
  input: importInput,
  progress: z.strictObject({
    step: z.enum(['reading', 'checking', 'pictures', 'comparing', 'applying', 'tidying up']),
    done: count,
    total: count,
  }),
  result: z.strictObject({
    source: z.string(),
    isDryRun: z.boolean(),
    lists: z.partialRecord(list, z.strictObject({ created: count, updated: count, unchanged: count, refused: count })),
    refused: z.array(z.strictObject({ list, place: z.string(), reason: z.string() })),
    notes: z.array(z.strictObject({ place: z.string(), note: z.string() })),
    announced: z.array(
      z.strictObject({
        id: count,
        kind: z.enum(['cancel', 'reinstate', 'postpone', 'change_room']),
        name: z.partialRecord(z.enum(storedLanguages), z.string()),
        date_start: z.coerce.date(),
        hasHolders: z.boolean(),
      }),
    ),
  }) as unknown as z.ZodType<SeasonReport>,
};

export interface ImportServices {
  database: DatabaseHandle;
  /** Stores a picture with its renditions; a dry run only reads it. */
  storePicture(bytes: Uint8Array, isDryRun: boolean): Promise<Picture>;
}

/**
 * Imports a season from a file. Pictures are found beside it, never outside its folder.
 * @throws {ImportError} when nothing was imported.
 */
export async function importFile(
  { database, storePicture }: ImportServices,
  input: ImportInput,
  onProgress: (progress: SeasonProgress) => void,
  by: ImportedBy = { user: null, file: basename(input.file) },
): Promise<SeasonReport> {
  onProgress({ step: 'reading', done: 0, total: 1 });
  // Loaded with the first import (decision 0098).
  const { applySeason } = await import('./apply-season.server.ts');
  const converted = await convert(input.format, input.file);
  const pictures = async (file: string, isDryRun: boolean) => {
    const path = besideDocument(input.file, file);
    const bytes = await readFile(path).catch(() => {
      throw new Error(
        importText({
          de: `neben dem Dokument liegt keine lesbare Datei „${file.slice(0, 100)}“`,
          en: `there is no readable file '${file.slice(0, 100)}' beside the document`,
        }),
      );
    });
    return storePicture(bytes, isDryRun);
  };
  return applySeason({ database, ...converted, pictures, isDryRun: input.isDryRun, shiftYears: input.shiftYears, onProgress, by });
}

/** @throws when the path leads out of the folder of the document. */
function besideDocument(document: string, file: string): string {
  try {
    return pathInside(dirname(document), file);
  } catch (error) {
    const de = `erwartet wird ein Pfad im Ordner des Dokuments, da steht „${file.slice(0, 100)}“`;
    throw new Error(importText({ de, en: error instanceof Error ? error.message : String(error) }));
  }
}

async function convert(format: SeasonFormat, file: string): Promise<ConvertedSeason> {
  const { seasonFormats } = await import('./season-formats.ts');
  return seasonFormats[format](await readWhole(file), file);
}

async function readWhole(file: string): Promise<Uint8Array> {
  const { size } = await stat(file).catch(() => {
    throw new ImportError(
      importText({
        de: `Es gibt keine lesbare Datei ${file}. Nichts wurde geändert; prüfen Sie den Pfad.`,
        en: `There is no readable file ${file}. Nothing was changed; check the path.`,
      }),
    );
  });
  if (size > megabytes * 1024 * 1024)
    throw new ImportError(
      importText({
        de: `${file} ist größer als ${megabytes} MB. Nichts wurde geändert; teilen Sie sie auf mehrere Dateien auf.`,
        en: `${file} is larger than ${megabytes} MB. Nothing was changed; split it into several files.`,
      }),
    );
  return readFile(file);
}
