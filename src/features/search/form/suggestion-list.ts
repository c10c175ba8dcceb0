import { m } from '../../../paraglide/messages.js';
import sprite from '../../../ui/icon/icons.svg?url&no-inline';
import { fold, wordsOf } from '../fold.ts';
import { kindName } from '../kind-name.ts';
import { markWords } from '../mark-words.ts';
import type { Suggestion } from '../search.contract.ts';

const listOf = (form: HTMLFormElement) => form.querySelector('.suggestions') as HTMLElement;
const linksOf = (form: HTMLFormElement) => [...listOf(form).querySelectorAll<HTMLAnchorElement>('a')];

/** Shows suggestions below the input and announces their number. */
export function fillList(form: HTMLFormElement, found: readonly Suggestion[]): void {
  const list = element('ul', { ariaLabel: m.search_suggestions() });
  const typed = wordsOf((form.elements.namedItem('q') as HTMLInputElement).value);
  const isTyped = (word: string) => typed.some((start) => word.startsWith(start));
  for (const suggestion of found) list.append(element('li', {}, linkTo(form, suggestion, isTyped)));
  listOf(form).replaceChildren(...(found.length > 0 ? [list] : []));
  const status = form.querySelector('[role=status]') as HTMLElement;
  status.textContent = found.length > 0 ? m.search_suggestions_count({ count: found.length }) : m.search_suggestions_none();
}

/** Arrow keys: from the input into the list, up and down in it, back from its first entry (SRCH-07). True when the focus was moved. */
export function moveInList(form: HTMLFormElement, { key, target }: KeyboardEvent): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const links = linksOf(form);
  if (!step || links.length === 0 || !form.classList.contains('has-list')) return false;
  const input = form.elements.namedItem('q') as HTMLInputElement;
  const at = links.indexOf(target as HTMLAnchorElement);
  if (at < 0 && (step < 0 || target !== input)) return false;
  const next = at + step;
  if (next < 0) input.focus();
  else links[Math.min(next, links.length - 1)]?.focus();
  return true;
}

function linkTo(form: HTMLFormElement, { text, type, url, image }: Suggestion, isTyped: (word: string) => boolean): HTMLAnchorElement {
  const isSearch = url === null;
  const href = url ?? `${form.dataset.results}?q=${encodeURIComponent(text)}`;
  const name = element('span', { className: 'name' });
  if (isSearch) name.append(m.search_for({ term: text }));
  else
    for (const part of markWords(text, (word) => isTyped(fold(word))))
      name.append(part.isMarked ? element('b', { textContent: part.text }) : part.text);
  const link = element('a', { href, className: isSearch ? 'all' : '' }, pictureOf(image), name);
  if (!isSearch) link.append(element('small', { textContent: kindName(type) }));
  return link;
}

function pictureOf(image: string | null): Element {
  if (image) return element('img', { src: image, alt: '', width: 88, height: 104, decoding: 'async' });
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('class', 'i');
  icon.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `${sprite}#search`);
  icon.append(use);
  return element('span', { className: 'sign' }, icon);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: Node[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
