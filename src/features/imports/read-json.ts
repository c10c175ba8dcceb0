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
    const place = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
    const reason = message.replace(/ in JSON at position.*$/, '').replace(/, ".*" is not valid JSON$/s, '');
    throw new ImportError(`${file} is no whole JSON: ${reason} at ${place}. Nothing was changed; fetch or save the file again.`);
  }
}

function decode(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportError(`${file} is not written in UTF-8. Nothing was changed; save the file as UTF-8.`);
  }
}
