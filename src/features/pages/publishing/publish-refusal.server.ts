import { CallError } from '../../../core/contract/errors.server.ts';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import type { PublishBlocked } from './publishing.write.server.ts';

/** The answer to publishing or planning what must be fixed first (PAGE-16), with the findings. */
export function publishRefusal({ findings }: PublishBlocked, language: Language): CallError {
  return new CallError(409, { detail: m.publish_blocked({ count: findings.length }, { locale: language }), findings });
}
