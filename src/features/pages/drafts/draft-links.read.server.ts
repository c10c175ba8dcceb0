import { createHmac, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { hashSecret, isSameSecret } from '../../../core/http/secrets.server.ts';
import type { Language } from '../../../core/languages.ts';
import { pageHref } from '../../../urls.ts';
import { users } from '../../accounts/accounts.tables.server.ts';
import { nameOfUser } from '../../accounts/user-name.read.server.ts';
import { pages, previewLinks } from '../pages.tables.server.ts';

const day = 24 * 3600 * 1000;

interface DraftLinkOptions {
  page: { id: number; path: Partial<Record<Language, string>> };
  language: Language;
  days: number;
  user: number | null;
  now: Date;
  origin: string;
}

/** Makes a link that shows a draft (PAGE-14); its token is returned here and never again. Expired ones go. */
export async function createDraftLinkFor(transaction: Database, { page, language, days, user, now, origin }: DraftLinkOptions) {
  await transaction.delete(previewLinks).where(lte(previewLinks.expires_at, now));
  const token = randomBytes(24).toString('base64url');
  const expires_at = new Date(now.getTime() + days * day);
  const [row] = await transaction
    .insert(previewLinks)
    .values({ token_hash: hashSecret(token), page: page.id, expires_at, created_by: user, created_at: now })
    .returning({ id: previewLinks.id });
  const [link] = await readDraftLinks(transaction, page.id, now, row?.id);
  if (!link) throw new Error('The draft link was not stored.');
  return { ...link, url: `${origin}${pageHref(language, page.path[language] ?? '')}?draft=${token}` };
}

/** The links of a page that still work, newest first. */
export async function readDraftLinks(db: Database, page: number, now: Date, id?: number) {
  const rows = await db
    .select({ id: previewLinks.id, created: previewLinks.created_at, expires: previewLinks.expires_at, created_by: nameOfUser })
    .from(previewLinks)
    .leftJoin(users, eq(users.id, previewLinks.created_by))
    .where(and(eq(previewLinks.page, page), gt(previewLinks.expires_at, now), id === undefined ? undefined : eq(previewLinks.id, id)))
    .orderBy(desc(previewLinks.id));
  return rows.map((row) => ({
    ...row,
    created: row.created.toISOString(),
    expires: row.expires.toISOString(),
    url: null as string | null,
  }));
}

/** Takes a link back; false when the page has none of that number. */
export async function withdrawDraftLink(transaction: Database, page: number, id: number): Promise<boolean> {
  const gone = await transaction
    .delete(previewLinks)
    .where(and(eq(previewLinks.page, page), eq(previewLinks.id, id)))
    .returning({ id: previewLinks.id });
  return gone.length > 0;
}

/**
 * The page whose draft a token shows, and the key by which the documents in its frames are read: the token itself stands in no
 * page (SEC-03). Null when it is unknown, over or withdrawn.
 */
export async function readDraftLink(db: Database, token: string, now: Date): Promise<{ page: number; linkKey: string } | null> {
  if (!/^[\w-]{32}$/.test(token)) return null;
  const row = await readValidLink(db, eq(previewLinks.token_hash, hashSecret(token)), now);
  return row && { page: row.page, linkKey: linkKeyOf(row) };
}

/** The page whose draft is shown in the frames of a link with this key; null as for its token. */
export async function readPageOfLinkKey(db: Database, key: string, now: Date): Promise<number | null> {
  const [, id] = /^(\d{1,9})-[\w-]{43}$/.exec(key) ?? [];
  const row = id === undefined ? null : await readValidLink(db, eq(previewLinks.id, Number(id)), now);
  return row && isSameSecret(linkKeyOf(row), key) ? row.page : null;
}

async function readValidLink(db: Database, condition: SQL, now: Date) {
  const [row] = await db
    .select({ id: previewLinks.id, token_hash: previewLinks.token_hash, page: previewLinks.page })
    .from(previewLinks)
    .innerJoin(pages, and(eq(pages.id, previewLinks.page), isNull(pages.deleted_at)))
    .where(and(condition, gt(previewLinks.expires_at, now)))
    .limit(1);
  return row ?? null;
}

/** Made from the hash of the token, so that nothing more is stored, and neither can be found from the key. */
function linkKeyOf({ id, token_hash }: { id: number; token_hash: string }): string {
  return `${id}-${createHmac('sha256', token_hash).update('frames').digest('base64url')}`;
}
