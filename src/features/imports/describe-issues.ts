import type { z } from 'zod';
import { germanIssue } from './german-issue.ts';
import { importText } from './import-text.server.ts';

/** How many faults of one entry are named. */
const shown = 3;

/** The faults zod found as one line for people: `name.de: expected …; prices[0].price: …`. */
export function describeIssues(error: z.ZodError): string {
  const lines = error.issues.map((issue) => describeIssue(issue, []));
  return [...lines.slice(0, shown), ...(lines.length > shown ? [andMore(lines.length - shown)] : [])].join('; ');
}

/** How many further faults there are. */
export const andMore = (count: number): string => importText({ de: `und ${count} weitere`, en: `and ${count} more` });

function describeIssue(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): string {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union') {
    const inner = bestBranch(issue.errors);
    if (inner) return describeIssue(inner, path);
  }
  const english = issue.message.replace(/^Invalid input: /, '').replace(/, received (.*)$/, ', got $1');
  const message = importText({ de: germanIssue(issue), en: english });
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
