import type { Page, Request, Route } from '@playwright/test';

/** Pages that soft navigation fetches, as soon as somebody is about to follow a link to them. */
export function pageRequest(request: Request): boolean {
  return request.resourceType() === 'fetch' && request.headers().accept === 'text/html';
}

/** Holds pages back until the returned function is called. */
export async function holdPages(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await answerPages(page, async (route) => {
    await release.promise;
    await route.continue().catch(() => undefined);
  });
  return release.resolve;
}

/** The network loses every page until the returned function is called. */
export function losePages(page: Page): Promise<() => Promise<void>> {
  return answerPages(page, (route) => route.abort('internetdisconnected'));
}

/** Has pages that soft navigation fetches answered in another way. @returns an end to it. */
export async function answerPages(page: Page, answer: (route: Route) => Promise<void>): Promise<() => Promise<void>> {
  const handle = (route: Route) => (pageRequest(route.request()) ? answer(route) : route.fallback());
  await page.route('**/*', handle);
  return () => page.unroute('**/*', handle);
}
