import { PageError, Redirect } from '../../core/http/page-outcomes.ts';
import { isResetOpen, isSetupOpen } from '../../features/accounts/account-links.server.ts';
import { readUser } from '../../features/accounts/accounts.read.server.ts';
import { nextPath } from '../../features/accounts/next-path.ts';
import { href, shopHref } from '../../urls.ts';
import type { PageContext } from '../rendering/page-context.server.ts';
import { readOrders } from './read-orders.server.ts';
import { doneWords, emptyForm, userPages } from './user-page.ts';

/**
 * Reads the data of a user page. Redirects without a login to the login page and back (USER-05), with one away from it (USER-04).
 * @throws Redirect, PageError 404.
 */
export async function readUserPage(context: PageContext) {
  const { reading, language, design, form, path, params, query } = context;
  const page = userPages.find((name) => name === params.page);
  if (!page) throw new PageError(404);
  const user = await readUser(reading.db, reading.viewer.userId);
  const next = nextPath(query.get('next'));
  const token = form?.values.token ?? query.get('token') ?? '';
  if (page === 'login' && user) throw new Redirect(next ?? href('home', language));
  const needsLogin = page === 'profile' || page === 'settings' || page === 'orders';
  if (needsLogin && !user) throw new Redirect(href('user', language, { page: 'login' }, { next: path }));
  return {
    page,
    language,
    urls: { de: href('user', 'de', { page }), en: href('user', 'en', { page }) },
    next,
    token,
    done: doneWords.find((word) => word === query.get('done')) ?? null,
    form: form ?? emptyForm,
    isLinkOpen: token !== '' && (await (page === 'setup' ? isSetupOpen : isResetOpen)(reading.db, token, reading.now)),
    user: needsLogin && user ? accountOf(user) : null,
    orders: page === 'orders' && user ? await readOrders(context, user.id) : null,
    webshopUrl: shopHref(design.webshopPaths, 'home', language),
  };
}

export type UserPageData = Awaited<ReturnType<typeof readUserPage>>;

function accountOf({ username, email, first_name, last_name, language }: NonNullable<Awaited<ReturnType<typeof readUser>>>) {
  return { username, email, first_name, last_name, language };
}
