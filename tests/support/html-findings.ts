import { HtmlValidate } from 'html-validate';

/**
 * What the HTML standard forbids in a document: wrong nesting, ids twice, missing or unknown attributes, references
 * that lead nowhere. Lines a person can act on; empty when it is valid.
 */
export async function htmlFindings(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  // ARIA in HTML: what the table is, its cells are. This validator lets it pass, the Nu checker does not (`npm run bench html`).
  const cells: string[] = html.match(/<td\s[^>]*?\brole=[^>]*>/g) ?? [];
  return cells.concat(
    results.flatMap(({ messages }) =>
      messages
        .filter(({ severity }) => severity === 2)
        .map(({ ruleId, message, line, column, selector }) => {
          const near = html.split('\n')[line - 1]?.slice(Math.max(0, column - 30), column + 90);
          return `${ruleId}: ${message} at ${selector ?? ''}: ${near ?? ''}`;
        }),
    ),
  );
}

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'missing-doctype': 'error', 'no-missing-references': 'error', 'input-missing-label': 'error' },
});
