import { accept } from '../../core/contract/accept.ts';
import { fillText } from '../../ui/fill-text.ts';
import { pageLanguage } from '../../ui/page-language.ts';
import { type Favourite, onFavouritesChange, readFavourites, toggleFavourite } from './favourites-store.ts';

/** Titles and pages in the language of the page, by favourite, of those that were marked in another one. */
const translated = new Map<string, { name: string; url: string }>();
let isStarted = false;

/** Fills the list in the popover of the header (header/favourites-menu.tsx) and keeps it up to date (NAV-08). */
export function showList(): void {
  write();
  if (isStarted) return;
  isStarted = true;
  onFavouritesChange(write);
  document.addEventListener('foyer:page', write);
}

function write(): void {
  const box = document.getElementById('favourites-list');
  const [empty, list, calendar, template] = ['p', 'ul', 'a.more', 'template'].map((part) =>
    box?.querySelector<HTMLElement>(`:scope > ${part}`),
  );
  if (!box || !empty || !list || !(calendar instanceof HTMLAnchorElement) || !(template instanceof HTMLTemplateElement)) return;
  const favourites = readFavourites();
  list.replaceChildren(...favourites.map((favourite) => rowOf(favourite, template, box.dataset.remove)));
  empty.hidden = favourites.length > 0;
  list.hidden = calendar.hidden = favourites.length === 0;
  const ids = (kind: Favourite['kind']) => favourites.filter((favourite) => favourite.kind === kind).map(({ id }) => id);
  calendar.href = `${box.dataset.calendar}?events=${ids('event')}&productions=${ids('production')}`;
  void translate(favourites);
}

function rowOf(favourite: Favourite, template: HTMLTemplateElement, removal: string | undefined): Node {
  const row = document.importNode(template.content, true);
  const { name, url } = translated.get(keyOf(favourite)) ?? favourite;
  const link = row.querySelector('a');
  const button = row.querySelector('button');
  if (!link || !button) return row;
  link.href = url;
  link.textContent = name;
  button.ariaLabel = fillText(removal, { name });
  button.addEventListener('click', () => {
    toggleFavourite(favourite);
    // The button has gone, the focus stays with the list.
    document.getElementById('favourites')?.focus();
  });
  return row;
}

const keyOf = ({ kind, id }: Favourite) => `${kind}-${id}`;

async function translate(favourites: readonly Favourite[]): Promise<void> {
  const language = pageLanguage();
  const foreign = favourites.filter((favourite) => favourite.language !== language && !translated.has(keyOf(favourite)));
  if (foreign.length === 0) return;
  const find = async (favourite: Favourite) => {
    const response = await fetch(`/${language}/api/${favourite.kind}s/${favourite.id}/`, { headers: { accept } }).catch(() => null);
    const found = response?.ok ? ((await response.json().catch(() => null)) as { name: string; link: { url: string } } | null) : null;
    translated.set(keyOf(favourite), { name: found?.name ?? favourite.name, url: found?.link.url ?? favourite.url });
  };
  await Promise.all(foreign.map(find));
  write();
}
