import { createHash, randomBytes } from 'node:crypto';

/** A random value for the cart cookie. */
export const newToken = () => randomBytes(24).toString('base64url');

/** Hash under which secrets are stored. */
export const hashOf = (...values: string[]) => createHash('sha256').update(JSON.stringify(values)).digest('base64url');
