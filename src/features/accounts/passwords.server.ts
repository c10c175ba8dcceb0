/** Loaded with the first password (decision 0098). */
const argon2 = () => import('@node-rs/argon2');

/** argon2id with the parameters OWASP recommends, which are the library's own: 19 MB, two passes. */
export async function hashPassword(password: string): Promise<string> {
  return (await argon2()).hash(password.normalize('NFC'));
}

/** Verifies a password. Without a hash it takes equally long and is false, so that timing does not reveal which accounts exist (USER-07). */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const { verify } = await argon2();
  const fits = await verify(passwordHash ?? (await decoy), password.normalize('NFC')).catch(() => false);
  return fits && Boolean(passwordHash);
}

let decoy: Promise<string> | undefined;
