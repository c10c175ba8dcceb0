import { keys, type Visitor } from './webdriver.ts';

export interface Step {
  name: string;
  /** 'soft' or 'plain' for a way to another page, 'yes' for what stays, or why it failed. */
  outcome: string;
}

type Kind = 'way' | 'stay' | 'document';

const eventLink = 'growing-list li.ev h3 a';
/** The first of a list may be free of charge. */
const bookableEvent = 'growing-list li.ev:has(a[data-book]:not([data-gone])) h3 a';
const bookable = 'main a[data-book]:not([data-gone])';

/** Everything a visitor does, in one tab. After a failed step the next one with an address starts from there. */
export async function walk(visitor: Visitor, site: string): Promise<Step[]> {
  const steps: Step[] = [];
  let marker = 0;
  let event = '';
  await visitor.goTo(`${site}/de`);
  // With the Navigation API pages are shown in the same document; the version of an engine decides.
  const isSoft = await visitor.run(() => 'NavigateEvent' in window && 'sourceElement' in NavigateEvent.prototype);

  /**
   * Does one thing, at an address or, null, where the last one ended. 'way' leads to another page, by soft navigation where supported,
   * 'document' to a new document everywhere.
   */
  const step = async (name: string, kind: Kind, from: string | null, action: () => Promise<void>) => {
    let outcome = 'yes';
    try {
      if (from !== null) await open(from);
      // A new one for each step: a document from the back/forward cache has an old one.
      await visitor.run((value) => void Object.assign(window, { walkMarker: value }), ++marker);
      await action();
      const failed = await visitor.run(() => [...document.querySelectorAll('[data-state="failed"]')].map(({ localName }) => localName));
      if (failed.length > 0) throw new Error(`without their script: ${failed}`);
      const isSame = await visitor.run((value) => 'walkMarker' in window && window.walkMarker === value, marker);
      const isExpected = kind === 'stay' || (kind === 'way' && isSoft) ? isSame : !isSame;
      if (kind !== 'stay') outcome = isSame ? 'soft' : 'plain';
      if (!isExpected) outcome = `FAILED: ${isSame ? 'the same document' : 'a new document'}`;
      const errors = (await visitor.errors())?.filter((text) => !isExpectedError(text)) ?? [];
      if (errors.length > 0) outcome = `FAILED: ${errors.join(' ').slice(0, 300)}`;
    } catch (error) {
      outcome = `FAILED: ${error instanceof Error ? error.message : error}`;
    }
    if (outcome.startsWith('FAILED')) process.exitCode = 1;
    console.error(`${name}: ${outcome}`);
    steps.push({ name, outcome });
  };

  const isAt = (address: string) =>
    visitor
      .until(`address ${address}`, (path) => location.pathname + location.search + location.hash === path, address)
      .catch(async ({ message }) => {
        throw new Error(`${message}, but ${await visitor.run(() => location.href)}`);
      });
  const titled = (selector: string) => visitor.until(`${selector} on show`, (what) => document.querySelector(what) !== null, selector);
  const open = async (address: string) => {
    await rest();
    await visitor.goTo(site + address);
    await isAt(address);
    await visitor.until('the runtime', () => document.documentElement.dataset.navigation === 'idle');
  };
  const goBack = async () => {
    await visitor.until('the document complete', () => document.readyState === 'complete');
    await rest();
    await visitor.goBack();
  };
  const hrefOf = (selector: string) => visitor.run((what) => document.querySelector(what)?.getAttribute('href') ?? '', selector);
  const place = () => visitor.run(() => [document.querySelectorAll('growing-list li.ev').length, Math.round(scrollY)]);

  await step('consent bar answered', 'stay', '/de', async () => {
    await visitor.press('.consent-bar button[value="required"]');
    await visitor.until('no bar', () => document.querySelector('.consent-bar')?.checkVisibility() !== true);
    await visitor.until('the cookie', () => document.cookie.includes('cookie_consent_settings='));
  });
  await step('link to another page', 'way', null, async () => {
    await visitor.press('#header-bar nav a[href="/de/kalender"]');
    await isAt('/de/kalender');
    await titled('main growing-list');
  });
  await step('Back', 'way', null, async () => {
    await goBack();
    await isAt('/de');
    await titled('html[data-kind="home"] .tickets-link');
  });

  await step('left while its scripts load', 'document', '/de', async () => {
    for (const address of ['/en/events', '/de/produktionen', '/en']) {
      await visitor.run((to) => {
        sessionStorage.clear();
        location.assign(to);
      }, address);
      await isAt(address);
    }
  });
  await step('hash link', 'stay', '/de/produktionen/der-sturm/1', async () => {
    await visitor.press('main a[href="#datesAndTickets"]');
    await isAt('/de/produktionen/der-sturm/1#datesAndTickets');
    await visitor.until('the anchor in the window', () => {
      const top = document.getElementById('datesAndTickets')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight / 2;
    });
  });

  await step('redirect (old words in the address)', 'way', '/de/kalender', async () => {
    event = await hrefOf(bookableEvent);
    await visitor.run((link) => document.querySelector(link)?.setAttribute('href', '/de/kalender/alter-name/41'), eventLink);
    await visitor.press(eventLink);
    await visitor.until('the address of today', () => /^\/de\/kalender\/(?!alter-name)[^/]+\/41$/.test(location.pathname));
    await titled('main h1');
  });
  await step('Back from there', 'way', null, async () => {
    await goBack();
    await isAt('/de/kalender');
    await titled('main growing-list');
  });

  await step('filter of the calendar', 'way', '/de/kalender', async () => {
    await visitor.press('button[popovertarget="calendar-room"]');
    await visitor.press('#calendar-room a[href="/de/kalender?room=1"]');
    await isAt('/de/kalender?room=1');
    await visitor.until('only that room', () => {
      const rooms = [...document.querySelectorAll('main growing-list li.ev .where')];
      return rooms.length > 0 && rooms.every((room) => room.textContent?.includes('Großes Haus'));
    });
  });

  let before: number[] = [];
  await step('list grows to page 3', 'stay', '/de/kalender', async () => {
    for (const pages of [2, 3]) {
      await visitor.until(
        `page ${pages}`,
        (wanted) => {
          document.querySelector('main growing-list')?.lastElementChild?.scrollIntoView({ block: 'end', behavior: 'instant' });
          const next = document.querySelector('main growing-list a[rel="next"]')?.getAttribute('href') ?? '';
          return Number(/page=(\d+)/.exec(next)?.[1]) > wanted;
        },
        pages,
      );
    }
  });
  const lastLink = `${eventLink}[data-walk]`;
  await step('to an event far down', 'way', null, async () => {
    await visitor.run((link) => {
      const links = document.querySelectorAll(link);
      const last = links[links.length - 20];
      last?.setAttribute('data-walk', '');
      last?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, eventLink);
    await visitor.until('the list at rest', () => document.querySelector('growing-list a[aria-busy], growing-list .loading') === null);
    const address = await hrefOf(lastLink);
    before = await place();
    await visitor.press(lastLink);
    await isAt(address);
    await titled('main h1');
  });
  await step('Back: rows and place as before', 'way', null, async () => {
    await goBack();
    await isAt('/de/kalender');
    const wanted = before;
    await visitor
      .until(
        `${wanted}`,
        ([rows = 0, top = 0]: number[]) => {
          const isThere = document.querySelectorAll('growing-list li.ev').length >= rows;
          return isThere && Math.abs(scrollY - top) < 5;
        },
        wanted,
      )
      .catch(async () => {
        throw new Error(`rows and place ${await place()}, before ${wanted}`);
      });
  });

  if (isSoft) {
    await step('programme over the page', 'stay', '/de', async () => {
      await visitor.press('a.tickets-link');
      await titled('dialog.overlay[open] growing-list li.ev');
      await isAt('/de?overlay=true');
    });
    await step('filter inside', 'stay', null, async () => {
      await visitor.press('dialog.overlay button[popovertarget$="room"]');
      await visitor.press('dialog.overlay [popover] a[href*="room=1"]');
      await isAt('/de?overlay=true&room=1');
    });
    await step('Escape closes it, focus at its opener', 'stay', null, async () => {
      await visitor.type(keys.escape);
      await isAt('/de');
      await visitor.until('focus', () => document.activeElement?.matches('a.tickets-link') === true);
    });
  } else
    await step('programme over the page', 'document', '/de', async () => {
      await visitor.press('a.tickets-link');
      await isAt('/de/kalender');
    });

  await step('booking by a press', 'stay', '/de/kalender', async () => {
    await visitor.press(bookable);
    await titled('dialog.bk:popover-open');
    await visitor.until('focus inside', () => document.activeElement?.closest('dialog.bk') !== null);
    await visitor.type(keys.escape);
    await visitor.until('closed, focus back', () => document.activeElement?.matches('a[data-book]') === true);
  });
  await step('booking by keyboard', 'stay', event, async () => {
    await visitor.run((link) => document.querySelector<HTMLElement>(link)?.focus(), bookable);
    await visitor.type(keys.enter);
    await titled('dialog.bk:popover-open');
    await visitor.type(keys.escape);
    await visitor.until('closed, focus back', () => document.activeElement?.matches('a[data-book]') === true);
  });

  await step('form sent', 'stay', '/de/forms/schreiben-sie-uns/1', async () => {
    for (const [field, text] of [
      ['name', 'Ada Brandt'],
      ['email', 'ada@example.org'],
      ['message', 'Ein Schal.'],
    ]) {
      await visitor.press(`.form-body [name="${field}"]`);
      await visitor.type(text ?? '');
    }
    await visitor.run(() => {
      const select = document.querySelector<HTMLSelectElement>('.form-body select');
      if (select) select.value = 'Fundsachen';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await visitor.press('.form-body button[type="submit"]');
    await titled('.form-thanks');
  });

  await step('other language', 'document', '/de/ihr-besuch', async () => {
    await visitor.press('details.lang:not(.account) summary');
    await visitor.press('details.lang a[data-language="en"]');
    await visitor.until('an English page', () => document.documentElement.lang.startsWith('en') && location.pathname.startsWith('/en/'));
  });

  await step('page that is not there', 'way', '/de', async () => {
    await visitor.run(() => document.querySelector('#header-bar nav a')?.setAttribute('href', '/de/gibt-es-nicht'));
    await visitor.press('#header-bar nav a');
    await isAt('/de/gibt-es-nicht');
    await visitor.until('its title', () => /nicht/i.test(document.querySelector('main h1')?.textContent ?? ''));
  });
  await step('Back from it', 'way', null, async () => {
    await goBack();
    await isAt('/de');
    await titled('html[data-kind="home"] .tickets-link');
  });
  return steps;
}

/** A pause, because WebKitGTK's driver ignores a navigation before it has reported the end of the last one, and has no event for that. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 500));

/** Every console reports a missing page; Firefox also reports each script it cancels when a document is left. */
function isExpectedError(text: string): boolean {
  return /\/de\/gibt-es-nicht|error loading dynamically imported module|A ServiceWorker intercepted the request/.test(text);
}
