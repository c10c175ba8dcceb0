import { importText } from './import-text.server.ts';
import { ImportError } from './season.report.ts';

/**
 * The text of a file whose encoding nobody names: a byte order mark decides, else UTF-8 when the bytes are
 * UTF-8, else Windows-1252. Line ends become '\n'.
 * @throws {ImportError} when the bytes are no text, or UTF-8 with faults: guessing would spoil its umlauts.
 */
export function decodeText(bytes: Uint8Array, file: string): string {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3)
    throw new ImportError(
      importText({
        de: `${file} ist eine Arbeitsmappe oder ein Archiv, kein Text. Nichts wurde geändert; speichern Sie die Tabelle als „CSV UTF-8“.`,
        en: `${file} is a workbook or an archive, no text. Nothing was changed; save the sheet as 'CSV UTF-8'.`,
      }),
    );
  const text = decode(bytes, encodingOf(bytes), file).replace(/\r\n?/g, '\n');
  const nul = text.indexOf('\0');
  if (nul >= 0) throw new ImportError(nulIn(file, text.slice(0, nul).split('\n').length));
  return text;
}

/** Encodings with a byte order mark; null when there is none. */
function encodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

function decode(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be' | null, file: string): string {
  try {
    return new TextDecoder(encoding ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (encoding === null && !hasUtf8(bytes)) return new TextDecoder('windows-1252').decode(bytes);
    throw new ImportError(
      importText({
        de: `${file} ist ${encoding ?? 'UTF-8'} mit kaputten Zeichen. Nichts wurde geändert; holen Sie die Datei noch einmal oder speichern Sie sie als UTF-8.`,
        en: `${file} is ${encoding ?? 'UTF-8'} with broken characters. Nothing was changed; fetch the file again or save it as UTF-8.`,
      }),
    );
  }
}

/** Evidence of UTF-8: a byte order mark, or an umlaut or dash of two or three bytes. */
function hasUtf8(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return /^\xef\xbb\xbf|\xc3[\x80-\xbf]|\xe2\x80[\x80-\xbf]/.test(text);
}

function nulIn(file: string, line: number): string {
  return importText({
    de: `${file} ist kein Text: In Zeile ${line} steht das Zeichen U+0000. Nichts wurde geändert; speichern Sie sie als UTF-8.`,
    en: `${file} is no text: line ${line} holds the character U+0000. Nothing was changed; save it as UTF-8.`,
  });
}
