import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../core/database/client.server.ts';
import type { Reading } from '../core/database/reading.server.ts';
import type { Language } from '../core/languages.ts';
import type { Act } from '../features/admin/tell-changes.server.ts';
import type { DesignSettings } from '../features/site/design-settings.ts';
import type { AdminOptions } from './admin-options.ts';
import type { FormState } from './forms/form-values.ts';

/** One request of an office page by somebody who may make it. */
export interface AdminVisit {
  options: AdminOptions;
  request: FastifyRequest;
  reply: FastifyReply;
  reading: Reading;
  language: Language;
  design: DesignSettings;
  siteName: string;
  query: URLSearchParams;
}

/** What a form sent; several values of one name are in {@link sentOf}. */
export function formOf(visit: AdminVisit): FormState {
  return new Map(sentOf(visit));
}

export function sentOf({ request }: AdminVisit): URLSearchParams {
  return request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
}

/** Does a deed in one transaction and makes this instance see it. */
export async function store<T>(
  { reading, language, options }: AdminVisit,
  deed: (transaction: Database, act: Act) => Promise<T>,
): Promise<T> {
  const act = { user: reading.viewer.userId, now: reading.now, language };
  const done = await reading.db.transaction((transaction) => deed(transaction as unknown as Database, act));
  await options.catchUp();
  return done;
}
