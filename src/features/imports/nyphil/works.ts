import { importText } from '../import-text.server.ts';
import { textOf } from './text-of.ts';

/** One line of a programme: a work, a movement of one, or an interval. Texts are plain and as the archive writes them. */
export interface Work {
  composerName?: string;
  workTitle?: string;
  movement?: string;
  conductorName?: string;
  isInterval: boolean;
  soloists: Soloist[];
}

interface Soloist {
  soloistName: string;
  soloistInstrument: string;
}

/** A programme whose works are read. */
export interface Programme {
  programID: string;
  orchestra: string;
  season: string;
  works: readonly Work[];
}

/** Reports a part of a programme that is left out, such as `works[2].movement`. */
type NoteLeftOut = (part: string, reason: string) => void;

const workTexts = ['composerName', 'workTitle', 'movement', 'conductorName'] as const;

/** The works of a programme with everything that can be shown; what has no text is left out and noted, one by one. */
export function readWorks(values: readonly unknown[], noteLeftOut: NoteLeftOut): Work[] {
  return values.flatMap((value, index) => {
    const part = `works[${index}]`;
    if (!isRecord(value)) {
      noteLeftOut(
        part,
        importText({ de: `erwartet wird ein Werk, da steht ${describe(value)}`, en: `expected a work, got ${describe(value)}` }),
      );
      return [];
    }
    const texts = workTexts.flatMap((name) => {
      const text = readText(value, name, part, noteLeftOut);
      return text === undefined ? [] : [[name, text] as const];
    });
    return {
      ...Object.fromEntries(texts),
      isInterval: value.interval !== undefined && value.interval !== null,
      soloists: readSoloists(value.soloists, part, noteLeftOut),
    };
  });
}

/** The soloists of a work; a single one may stand without a list around. */
function readSoloists(value: unknown, part: string, noteLeftOut: NoteLeftOut): Soloist[] {
  const values = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  return values.flatMap((soloist: unknown, index) => {
    const place = `${part}.soloists[${index}]`;
    if (!isRecord(soloist)) {
      noteLeftOut(
        place,
        importText({
          de: `erwartet wird eine Solistin oder ein Solist, da steht ${describe(soloist)}`,
          en: `expected a soloist, got ${describe(soloist)}`,
        }),
      );
      return [];
    }
    const soloistName = readText(soloist, 'soloistName', place, noteLeftOut);
    const soloistInstrument = readText(soloist, 'soloistInstrument', place, noteLeftOut) ?? '';
    return soloistName === undefined ? [] : [{ soloistName, soloistInstrument }];
  });
}

/** The text of a field; undefined where there is none. What is there and holds no text is noted. */
function readText(value: Record<string, unknown>, name: string, part: string, noteLeftOut: NoteLeftOut): string | undefined {
  const field = Object.hasOwn(value, name) ? value[name] : undefined;
  if (field === undefined || field === null) return undefined;
  const text = textOf(field);
  if (text === null)
    noteLeftOut(
      `${part}.${name}`,
      importText({ de: `erwartet wird Text, da steht ${describe(field)}`, en: `expected text, got ${describe(field)}` }),
    );
  return text ?? undefined;
}

function describe(value: unknown): string {
  return JSON.stringify(value).slice(0, 60);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
