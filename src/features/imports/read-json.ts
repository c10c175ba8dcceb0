import { importText } from './import-text.server.ts';
import { ImportError } from './season.report.ts';

/**
 * Reads JSON from the bytes of a file.
 * @throws {ImportError} naming line and column of the first fault.
 */
export function readJson(bytes: Uint8Array, file: string): unknown {
  const text = decode(bytes, file);
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const offset = /at position (\d+)/.exec(message)?.[1];
    const position = offset === undefined ? text.length : Number(offset);
    const before = text.slice(0, position).split('\n');
    const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
    const reason = message.replace(/ in JSON at position.*$/, '').replace(/, ".*" is not valid JSON$/s, '');
    throw new ImportError(
      importText({
        de: `${file} ist kein vollständiges JSON: Fehler in Zeile ${line}, Spalte ${column}. Nichts wurde geändert; holen oder speichern Sie die Datei noch einmal.`,
        en: `${file} is no whole JSON: ${reason} at line ${line}, column ${column}. Nothing was changed; fetch or save the file again.`,
      }),
    );
  }
}

function decode(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportError(
      importText({
        de: `${file} ist nicht in UTF-8 geschrieben. Nichts wurde geändert; speichern Sie die Datei als UTF-8.`,
        en: `${file} is not written in UTF-8. Nothing was changed; save the file as UTF-8.`,
      }),
    );
  }
}
