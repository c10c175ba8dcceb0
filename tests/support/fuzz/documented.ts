import { expect } from 'vitest';
import type { Call } from '../../../src/core/contract/call.ts';
import type { OpenApi } from '../../../src/core/contract/openapi.server.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../../src/features/**/*.contract.ts', { eager: true });
const answers = new Map(
  Object.values(modules).flatMap((module) =>
    Object.values(module)
      .filter((value): value is Call => typeof value === 'object' && value !== null && 'path' in value && 'answer' in value)
      .map((call) => [call.id, call.answer] as const),
  ),
);

interface DocumentedAnswer {
  statusCode: number;
  body: string;
}

/** What each operation of the document may answer: its statuses, and what a success looks like. */
export function documentedBy(document: OpenApi): (call: { id: string; url: string }, answered: DocumentedAnswer) => void {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const documented = new Map(operations.map(({ operationId, responses }) => [operationId, Object.keys(responses).map(Number)]));
  return ({ id, url }, { statusCode, body }) => {
    expect(statusCode, body.slice(0, 300)).not.toBe(500);
    // What cannot be decoded is no address of the call.
    const statuses = [...(documented.get(id) ?? []), ...(url.includes('%ED%A0%80') ? [400, 404] : [])];
    expect(statuses, `${id} ${statusCode}: ${body.slice(0, 300)}`).toContain(statusCode);
    if (statusCode < 300 && statusCode !== 204) expect(answers.get(id)?.safeParse(JSON.parse(body)).error?.issues ?? []).toEqual([]);
    if (statusCode >= 400) expect(Object.keys(JSON.parse(body) as object).length).toBeGreaterThan(0);
  };
}
