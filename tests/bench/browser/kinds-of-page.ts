import type { EventItem, SeriesItem, VenueItem } from '../../../src/features/programme/programme.shapes.ts';
import { href } from '../../../src/urls.ts';

interface LinkedEntry {
  link: { url: string };
}

/** A page of each kind the goals name; the landing page is one of the demo venue. */
export async function kindsOfPage(url: string): Promise<Record<string, string>> {
  const first = async (call: string) => (await ask<{ results: LinkedEntry[] }>(url + call)).results[0]?.link.url ?? '';
  const [venue] = await ask<VenueItem[]>(`${url}/de/api/venues/`);
  return {
    home: '/de',
    calendar: '/de/kalender',
    event: (await bookableEvent(url)).link.url,
    production: await first('/de/api/productions/'),
    article: await first('/de/api/articles/'),
    people: '/de/team',
    venue: href('venue', 'de', { slug: venue?.slug ?? '', id: venue?.id ?? 0 }),
    'landing page': await firstThere(url, ['/de/nachtlicht', '/de/stromausfall']),
  };
}

/** The festival of the demo venue is called otherwise in each brand. */
async function firstThere(url: string, paths: readonly string[]): Promise<string> {
  for (const path of paths) if ((await fetch(url + path)).ok) return path;
  throw new Error(`None of ${paths.join(', ')} is there.`);
}

/** Further kinds whose scripts are measured too. */
export async function moreKindsOfPage(url: string): Promise<Record<string, string>> {
  const [person] = await ask<(LinkedEntry & { id: number })[]>(`${url}/de/api/persons/`);
  const [series] = await ask<SeriesItem[]>(`${url}/de/api/series/`);
  return {
    productions: '/de/produktionen',
    magazine: '/de/mediathek-de',
    person: person?.link.url ?? '',
    series: series?.link.url ?? '',
    search: '/de/search?q=Licht',
    'content page': '/de/impressum',
    login: '/de/user/login',
    'not found': '/de/404',
  };
}

/** Addresses of twenty kinds of page in the language; a page without a translation keeps its own. */
export async function twentyKinds(url: string, language: string): Promise<Record<string, string>> {
  const german: Record<string, string> = {
    ...(await kindsOfPage(url)),
    ...(await moreKindsOfPage(url)),
    form: await firstIn(`${url}/de`, /\/de\/forms\/[\w-]+\/\d+/),
    'magazine category': await firstIn(`${url}/de/mediathek-de`, /\/de\/mediathek-de\/categories\/[\w-]+\/\d+/),
    tickets: await firstIn(`${url}/de`, /\/tickets\/[\w-]+\?lang=de/),
    cart: `/cart?lang=de`,
  };
  const addresses: Record<string, string> = {};
  for (const [name, path] of Object.entries(german)) {
    const address = new URL(path, url);
    if (address.searchParams.has('lang')) address.searchParams.set('lang', language);
    const html = language === 'de' ? '' : await (await fetch(address)).text();
    const [, translated] = new RegExp(`<a[^>]* href="([^"]+)"[^>]* hrefLang="${language}"`, 'i').exec(html) ?? [];
    addresses[name] = new URL(translated ?? address, url).href;
  }
  return addresses;
}

async function firstIn(address: string, link: RegExp): Promise<string> {
  const [found] = link.exec(await (await fetch(address)).text()) ?? [];
  if (!found) throw new Error(`${address} has no link like ${link}.`);
  return found;
}

/** The first event whose page has a ticket button that opens the booking widget. @throws when there is none. */
export async function bookableEvent(url: string): Promise<EventItem> {
  for (let page = 1; page <= 5; page += 1) {
    const { results } = await ask<{ results: EventItem[] }>(`${url}/de/api/events/?page=${page}`);
    for (const event of results.filter(({ ticket_url, statuses }) => ticket_url && statuses.length === 0)) {
      const stock = await ask<Record<number, { statuses: string[] }>>(`${url}/api/shop-availability/?events=${event.id}`);
      const html = await (await fetch(url + event.link.url)).text();
      if (stock[event.id]?.statuses.length === 0 && html.includes(` data-book="${event.id}"`)) return event;
    }
  }
  throw new Error('The demo venue has no event for sale.');
}

async function ask<Answer>(address: string): Promise<Answer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return (await answer.json()) as Answer;
}
