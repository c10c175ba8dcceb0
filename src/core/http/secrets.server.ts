import { hash, timingSafeEqual } from 'node:crypto';

/** Hash under which a random token is stored. It needs no slow one: nobody can guess what was hashed. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/** Whether both are the same, in a time that says nothing about either. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}
