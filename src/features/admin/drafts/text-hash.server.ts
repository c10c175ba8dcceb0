import { createHash } from 'node:crypto';

/** Hash of a German text, stored with the English one that was made from it. */
export const textHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
