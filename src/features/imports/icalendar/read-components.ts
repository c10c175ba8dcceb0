import type { InterfaceText } from '../../../core/languages.ts';
import { decodeText } from '../decode-text.ts';
import { importText } from '../import-text.server.ts';
import { ImportError } from '../season.report.ts';

/** A VEVENT or VTIMEZONE of a file: its unfolded lines from BEGIN to END and the line it begins in, from 1. */
export interface CalendarComponent {
  name: string;
  line: number;
  lines: string[];
}

/**
 * The events and time zones of a calendar, as text.
 * @throws {ImportError} when the file is no calendar, its parts overlap or it ends within one.
 */
export function readComponents(bytes: Uint8Array, file: string): CalendarComponent[] {
  const { lines, numbers } = unfold(bytes, file);
  const open: CalendarComponent[] = [];
  const found: CalendarComponent[] = [];
  for (const [index, content] of lines.entries()) {
    if (!content.trim()) continue;
    const line = numbers[index] ?? 0;
    const [, word = '', name = ''] = /^(BEGIN|END):\s*(\S+)\s*$/i.exec(content)?.map((part) => part.toUpperCase()) ?? [];
    if (open.length === 0 && (word !== 'BEGIN' || name !== 'VCALENDAR'))
      fail(file, {
        de: `ist kein Kalender: Zeile ${line} müsste BEGIN:VCALENDAR sein`,
        en: `is no calendar: line ${line} should be BEGIN:VCALENDAR`,
      });
    if (word === 'BEGIN') open.push({ name, line, lines: [] });
    // Second from outside: what stands deeper belongs to it.
    open[1]?.lines.push(content);
    if (word !== 'END') continue;
    const closed = open.pop();
    if (closed?.name !== name)
      fail(file, {
        de: `ist beschädigt: Zeile ${line} beendet ${name.slice(0, 40)} mitten in ${closed?.name} von Zeile ${closed?.line}`,
        en: `is broken: line ${line} ends ${name.slice(0, 40)} within ${closed?.name} of line ${closed?.line}`,
      });
    else if (open.length === 1 && (name === 'VEVENT' || name === 'VTIMEZONE')) found.push(closed);
  }
  const last = open.at(-1);
  if (last) fail(file, { de: `endet mitten in ${last.name} von Zeile ${last.line}`, en: `ends within ${last.name} of line ${last.line}` });
  if (numbers.length === 0) fail(file, { de: 'ist leer', en: 'is empty' });
  return found;
}

/**
 * Lines without their folds, and the number of the line each begins in. Folds are taken away as bytes,
 * because they may divide a letter (RFC 5545, 3.1).
 */
function unfold(bytes: Uint8Array, file: string): { lines: string[]; numbers: number[] } {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const raw = isWide ? decodeText(bytes, file) : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const whole: string[] = [];
  const numbers: number[] = [];
  for (const [index, line] of raw.split(/\r\n|\r|\n/).entries()) {
    if (/^[ \t]/.test(line) && whole.length > 0) whole[whole.length - 1] += line.slice(1);
    else if (line) {
      whole.push(line);
      numbers.push(index + 1);
    }
  }
  const text = whole.join('\n');
  return { lines: (isWide ? text : decodeText(Buffer.from(text, 'latin1'), file)).split('\n'), numbers };
}

function fail(file: string, { de, en }: InterfaceText): never {
  throw new ImportError(
    importText({
      de: `${file} ${de}. Nichts wurde geändert; holen Sie die Datei noch einmal.`,
      en: `${file} ${en}. Nothing was changed; fetch the file again.`,
    }),
  );
}
