import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Module } from '../../../src/core/module/module.ts';
import type { ChangeOutcome, ChangesAnswer, Draft } from '../../../src/features/pages/drafts/draft.contract.ts';
import type { Operation } from '../../../src/features/pages/operations/operation.ts';
import type { TestApp } from '../app.ts';
import { headersOf, type Person } from '../office/accounts.ts';

interface Answer<Body> {
  status: number;
  body: Body;
}

/** Somebody at a browser tab: makes calls with their session, and changes with ids of their own. */
export class Editor {
  readonly session = `visit-${randomUUID()}`;
  readonly #app: TestApp;
  readonly #headers: Record<string, string>;

  private constructor(app: TestApp, headers: Record<string, string>) {
    this.#app = app;
    this.#headers = headers;
  }

  static async of(app: TestApp, person: Person | 'all-rights' = 'editor'): Promise<Editor> {
    return new Editor(app, await headersOf(app, person));
  }

  get headers(): Record<string, string> {
    return this.#headers;
  }

  async call<Body = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
    const address = path.startsWith('/') ? path : `/de/pageeditor-api/${path}`;
    const answer = await this.#app.get(address, {
      method,
      redirect: 'manual',
      headers: { ...this.#headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as Body };
  }

  /** Like `call`, for what has to succeed. */
  async ask<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await this.call<Body>(method, path, body);
    expect([200, 201, 204], `${method} ${path}: ${JSON.stringify(answer.body).slice(0, 500)}`).toContain(answer.status);
    return answer.body;
  }

  open(content_type: string, object_id: number): Promise<Draft> {
    return this.ask('POST', 'drafts', { content_type, object_id });
  }

  /** Sends operations as an autosave, or as an explicit save; each is a change of its own. */
  save(
    draft: Pick<Draft, 'container' | 'version'>,
    operations: readonly Operation[],
    { isDraft = true, overrides }: { isDraft?: boolean; overrides?: number[] } = {},
  ): Promise<ChangesAnswer> {
    const changes = operations.map((operation) => ({ id: randomUUID(), operation }));
    return this.send(draft, changes, { isDraft, ...(overrides && { overrides }) });
  }

  send(
    draft: Pick<Draft, 'container' | 'version'>,
    changes: readonly { id: string; operation: Operation }[],
    { isDraft = true, overrides }: { isDraft?: boolean; overrides?: number[] } = {},
  ): Promise<ChangesAnswer> {
    return this.ask('POST', `drafts/${draft.container}/changes${isDraft ? '?draft=true' : ''}`, {
      session: this.session,
      version: draft.version,
      changes,
      ...(overrides && { overrides }),
    });
  }
}

/** A change of the text of a module, as typing makes it. */
export function typing(id: number, from: string, to: string, language: 'de' | 'en' | 'ja' | 'la' = 'de', field = 'content'): Operation {
  return { kind: 'set', id, changes: [{ field, language, from, to }] };
}

/** The insertion of one module with texts, under an id the draft handed out. */
export function insertion(
  id: number,
  model: string,
  fields: Record<string, unknown>,
  place: { parent?: number; column?: number; after?: number } = {},
): Operation {
  const { parent = null, column = 0, after = null } = place;
  return { kind: 'insert', place: { parent, column, after }, nodes: [{ id, parent, column, order: 0, model, model_version: 1, fields }] };
}

export const statuses = (outcomes: readonly ChangeOutcome[]): string[] => outcomes.map(({ status }) => status);

/** Every text of modules, however deep. */
export function textsIn(modules: readonly Module[]): string[] {
  return modules
    .flatMap((module) => [String(module.content ?? ''), ...module.columns.flatMap(({ children }) => textsIn(children))])
    .filter(Boolean);
}
