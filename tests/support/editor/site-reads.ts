import { expect } from 'vitest';
import type { TestApp } from '../app.ts';

type Write = Parameters<TestApp['database']['db']['transaction']>[0];

/** What tests of pages do with the site of their file: read it as a visitor, each answer a success, and change it as somebody else would. */
export function readsOf(app: () => TestApp) {
  const success = async (path: string) => {
    const answer = await app().get(path);
    expect(answer.status, path).toBe(200);
    return answer;
  };
  return {
    getJson: async <Answer>(path: string) => (await (await success(path)).json()) as Answer,
    textOf: async (path: string) => (await success(path)).text(),
    /** In one transaction; the running site has seen it afterwards. */
    change: async (write: Write): Promise<void> => {
      await app().database.db.transaction(write);
      await app().app.applyNewChanges();
    },
  };
}
