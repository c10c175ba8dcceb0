/** Byte order mark of a CSV file, by which spreadsheets read it as UTF-8. */
export const csvMark = '\uFEFF';

/**
 * A line of a CSV file (RFC 4180). A cell that a spreadsheet would take for a formula begins with an apostrophe, so that
 * input is never evaluated.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? cell : quoted(cell))).join(',')}\r\n`;
}

function quoted(cell: string): string {
  const harmless = /^\s*[=+\-@\t\r|%]/.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
