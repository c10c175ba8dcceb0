import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { ChangesAnswer, Draft } from '../../../src/features/pages/drafts/draft.contract.ts';
import { sections } from '../../../src/features/pages/pages.tables.server.ts';
import { createPage } from '../../../src/features/pages/pages.write.server.ts';
import type { TestApp } from '../app.ts';
import { headersOf } from '../office/accounts.ts';
import { startProcesses } from '../processes.ts';

export interface Crash {
  /** Texts of the saves that were acknowledged, in their order. */
  acknowledged: string[];
  /** Texts that are stored, in their order. */
  stored: string[];
  kills: number;
  /** Requests that died with the process and were sent again. */
  repeated: number;
  seconds: number;
}

/** Saves one change after the other while the server is killed so many times, each time with a save under way. */
export async function crashWhileSaving(saves: number, kills: number): Promise<Crash> {
  let page = 0;
  let headers: Record<string, string> = {};
  const site = await startProcesses(async (database) => {
    headers = await headersOf({ database, clock: { now: () => new Date() } } as TestApp, 'editor');
    page = await database.db.transaction(async (transaction) => (await createPage(transaction, { title: { de: 'Absturz' } })).id);
  });
  const begin = Date.now();
  try {
    const send = async <Body>(path: string, body: unknown): Promise<Body> => {
      const answer = await fetch(`${site.urls[0]}/de/pageeditor-api/${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Body;
    };
    const draft = await send<Draft>('drafts', { content_type: 'page', object_id: page });
    const ids = [...draft.ids];
    while (ids.length < saves) ids.push(...(await send<{ ids: number[] }>(`drafts/${draft.container}/ids`, {})).ids);
    const session = `visit-${randomUUID()}`;
    const acknowledged: string[] = [];
    let [version, repeated, killed] = [draft.version, 0, 0];
    for (let at = 0; at < saves; at++) {
      const [id = 0, text] = [ids[at], `<p>Satz ${at}</p>`];
      const place = { parent: null, column: 0, after: ids[at - 1] ?? null };
      const node = { id, parent: null, column: 0, order: 0, model: 'text', model_version: 1, fields: { content: { de: text } } };
      const change = {
        id: randomUUID(),
        operation: { kind: 'insert', place: at === 0 ? { ...place, after: null } : place, nodes: [node] },
      };
      let isHit = killed < kills && at >= ((killed + 1) * saves) / (kills + 1);
      for (let isSaved = false; !isSaved; isHit = false) {
        const saving = send<ChangesAnswer>(`drafts/${draft.container}/changes?draft=true`, { session, version, changes: [change] });
        // Waited for at once, or its failure would have nobody.
        const settled = saving.catch(() => null);
        if (isHit) {
          killed += 1;
          // Before, within and after the transaction, as it happens.
          await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, (killed * 7) % 40))]);
          await site.kill(0);
        }
        const answer = await settled;
        if (isHit) await site.start(0);
        const [outcome] = answer?.outcomes ?? [];
        if (outcome && outcome.status !== 'applied' && outcome.status !== 'known') throw new Error(JSON.stringify(outcome));
        isSaved = outcome !== undefined;
        if (!isSaved) repeated += 1;
        version = answer?.version ?? version;
      }
      acknowledged.push(text);
    }
    const database = await site.stopAndOpen();
    const rows = await database.db.select().from(sections).where(eq(sections.container, draft.container)).orderBy(asc(sections.order));
    const stored = rows.map(({ fields }) => String((fields.content as { de: string }).de));
    return { acknowledged, stored, kills: killed, repeated, seconds: (Date.now() - begin) / 1000 };
  } finally {
    await site.close();
  }
}
