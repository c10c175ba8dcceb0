/** Characters of a group's message. */
const maxMessageLength = 300;

/**
 * Message of an error without variable or personal data (DASH-07): numbers, addresses and quoted words are replaced. Of a
 * failed query only the database's message is used, never its values.
 */
export function groupOf(error: unknown): string {
  if (error instanceof Error && /^Failed query/.test(error.message) && error.cause !== undefined) return groupOf(error.cause);
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const [line = ''] = text.split('\n');
  return (
    line
      .slice(0, 2000)
      .replace(/https?:\/\/([^\s/]+)\S*/g, '$1')
      .replace(/"[^"]*"|'[^']*'|„[^“]*“/g, '“…”')
      .replace(/\S+@\S+/g, '…')
      .replace(/\b[0-9a-f]{8,}(?:-[0-9a-f]{4,})*\b/gi, '#')
      .replace(/\d+/g, '#')
      .replaceAll('\0', '')
      .trim()
      .slice(0, maxMessageLength) || 'Error'
  );
}
