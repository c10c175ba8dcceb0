import { createHash, randomBytes } from 'node:crypto';

/** A value for the cart cookie that nobody guesses. */
export const newToken = () => randomBytes(24).toString('base64url');

/** What is kept of secrets: who reads the database cannot become the visitor. */
export const hashOf = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
