import { redirect } from 'react-router';
import { isSetupOpen } from '../../features/accounts/account-links.server.ts';
import { readUser } from '../../features/accounts/accounts.read.server.ts';
import { nextPath } from '../../features/accounts/next-path.ts';
import { href, shopHref } from '../../urls.ts';
import type { PageContext } from '../page-context.server.ts';
import { doneWords, emptyForm, userPages } from './user-page.ts';

/**
 * What a personal page shows, or where its visitor belongs instead: without a login to the login page and back (USER-05),
 * with one away from it (USER-04).
 * @throws Response 302 or 404.
 */
export async function readUserPage(context: PageContext, given: string | undefined, request: Request) {
  const { reading, language, design, form } = context;
  const { pathname, searchParams } = new URL(request.url);
  const page = userPages.find((name) => name === given);
  if (!page) throw new Response(null, { status: 404 });
  const user = await readUser(reading.db, reading.viewer.userId);
  const next = nextPath(searchParams.get('next'));
  const token = searchParams.get('token') ?? '';
  if (page === 'login' && user) throw redirect(next ?? href('home', language));
  const isOwn = page === 'profile' || page === 'settings';
  if (isOwn && !user) throw redirect(href('user', language, { page: 'login' }, { next: pathname.replace(/\.data$/, '') }));
  return {
    page,
    language,
    urls: { de: href('user', 'de', { page }), en: href('user', 'en', { page }) },
    next,
    token,
    done: doneWords.find((word) => word === searchParams.get('done')) ?? null,
    form: form ?? emptyForm,
    isLinkOpen: page === 'setup' ? await isSetupOpen(reading.db, token, reading.now) : token !== '',
    user: isOwn && user ? accountOf(user) : null,
    webshopUrl: shopHref(design.webshopPaths, 'home', language),
  };
}

export type UserPageData = Awaited<ReturnType<typeof readUserPage>>;

function accountOf({ username, email, first_name, last_name, language }: NonNullable<Awaited<ReturnType<typeof readUser>>>) {
  return { username, email, first_name, last_name, language };
}
