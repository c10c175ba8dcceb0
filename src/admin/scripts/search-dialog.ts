import { parseServed } from '../../core/text/trusted-markup.ts';
import { fetchHtml } from './fetch-html.ts';

/** Debounce of the search in ms. */
const pause = 120;

/** Opens the search over everything by its button and by Ctrl+K or Cmd+K; arrows choose, Enter opens (ADMIN-08). */
export function openSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#office-search');
  const form = dialog?.querySelector('form');
  const input = dialog?.querySelector('input');
  const list = dialog?.querySelector<HTMLElement>('#office-found');
  const count = dialog?.querySelector('.adm-search-count');
  if (!dialog || !form || !input || !list || !count) return;
  let wait: ReturnType<typeof setTimeout> | undefined;
  let last: AbortController | undefined;
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  const choose = (index: number) => {
    const all = options();
    for (const [at, option] of all.entries()) option.setAttribute('aria-selected', String(at === index));
    all[index]?.scrollIntoView({ block: 'nearest' });
    if (all[index]) input.setAttribute('aria-activedescendant', all[index].id);
    else input.removeAttribute('aria-activedescendant');
  };
  const search = async () => {
    last?.abort();
    last = new AbortController();
    const { signal } = last;
    const html = await fetchHtml(`${form.action}?${new URLSearchParams({ search: input.value })}`, { signal });
    if (signal.aborted) return;
    const page = html === null ? null : parseServed(html);
    const found = page?.querySelector('[data-live=found]');
    count.textContent = found?.querySelector('[data-found-count]')?.textContent ?? dialog.dataset.failed ?? '';
    list.replaceChildren(...(found ? [...found.querySelectorAll('.adm-found')].map(asGroup) : []));
    choose(0);
  };
  const open = () => {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    void search();
  };
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest('[data-search-close]') || event.target === dialog) return dialog.close();
    if (!event.target.closest('[data-office-search]')) return;
    event.preventDefault();
    open();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    // In rich text the same keys make a link.
    if (event.defaultPrevented || (event.target instanceof HTMLElement && event.target.isContentEditable)) return;
    event.preventDefault();
    open();
  });
  input.addEventListener('input', () => {
    clearTimeout(wait);
    wait = setTimeout(search, pause);
  });
  input.addEventListener('keydown', (event) => {
    const all = options();
    const at = all.findIndex((option) => option.getAttribute('aria-selected') === 'true');
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 };
    const next = steps[event.key];
    if (next === undefined || all.length === 0) return;
    event.preventDefault();
    choose((next + all.length) % all.length);
  });
  form.addEventListener('submit', (event) => {
    const chosen = list.querySelector<HTMLAnchorElement>('[aria-selected=true]');
    if (!chosen) return;
    event.preventDefault();
    chosen.click();
  });
}

/** The served list as options of the combobox. */
function asGroup(section: Element, index: number): HTMLElement {
  const group = document.createElement('div');
  const heading = document.createElement('p');
  Object.assign(heading, {
    id: `office-found-${index}`,
    className: 'bs-menu-h',
    textContent: section.querySelector('h2')?.textContent ?? '',
  });
  group.setAttribute('role', 'group');
  group.setAttribute('aria-labelledby', heading.id);
  const links = [...section.querySelectorAll('a')].map((link, at) => {
    Object.assign(link, { id: `office-found-${index}-${at}`, tabIndex: -1 });
    link.setAttribute('role', 'option');
    link.setAttribute('aria-selected', 'false');
    return link;
  });
  group.append(heading, ...links);
  return group;
}
