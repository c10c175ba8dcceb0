import type { z } from 'zod';

/** How many faults of one entry are named. */
const shown = 3;

/** The faults zod found as one line for people: `name.de: expected …; prices[0].price: …`. */
export function describeIssues(error: z.ZodError): string {
  const lines = error.issues.map((issue) => describeIssue(issue, []));
  return lines.slice(0, shown).join('; ') + (lines.length > shown ? `; and ${lines.length - shown} more` : '');
}

function describeIssue(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): string {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union') {
    const inner = bestBranch(issue.errors);
    if (inner) return describeIssue(inner, path);
  }
  const message = issue.message.replace(/^Invalid input: /, '').replace(/, received (.*)$/, ', got $1');
  return path.length > 0 ? `${pathOf(path)}: ${message}` : message;
}

/** Of the ways in which a value could have been right, the one that got furthest. */
function bestBranch(branches: readonly (readonly z.core.$ZodIssue[])[]): z.core.$ZodIssue | undefined {
  const first = branches.map(([issue]) => issue).filter((issue) => issue !== undefined);
  return first.find((issue) => issue.code !== 'invalid_type' || issue.path.length > 0) ?? first[0];
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`)).join('');
}
