import '../../ui/document-locale.ts';
import { listenToClose } from './form/closing.ts';
import { fillList, moveInList } from './form/suggestion-list.ts';
import { createSuggestions } from './form/suggestions.ts';

/** Milliseconds: until the input of a form that unfolds has the focus, and from losing it until the form folds (SRCH-02, SRCH-03). */
const pauseMs = 200;

const inputOf = (form: HTMLFormElement) => form.elements.namedItem('q') as HTMLInputElement;
const formOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLFormElement>('form.search-form') : null);

/**
 * What script adds to every search form: suggestions, keys, and that a term is followed without loading a new document. One set of
 * listeners for all forms, also those of pages that follow.
 */
export function listenToSearchForms(): void {
  const suggestions = createSuggestions({
    show: (form, found) => {
      fillList(form, found);
      form.classList.toggle('has-list', found.length > 0);
    },
    hide: (form) => form.classList.remove('has-list'),
  });
  const closeList = (form: HTMLFormElement) => {
    suggestions.stop(form);
    form.classList.remove('has-list');
  };
  const openForm = (form: HTMLFormElement) => form.classList.add('is-open');

  document.addEventListener('focusin', ({ target }) => {
    const form = formOf(target);
    if (form && target === inputOf(form)) openForm(form);
  });
  document.addEventListener('click', (event) => {
    const form = formOf(event.target);
    const button = (event.target as Element).closest?.('button');
    if (!form || !button) return;
    if (button.type === 'reset') {
      event.preventDefault();
      inputOf(form).value = '';
      closeList(form);
      inputOf(form).focus();
    } else if (form.matches('.folding:not(.is-open)')) {
      event.preventDefault();
      openForm(form);
      setTimeout(() => inputOf(form).focus(), pauseMs);
    }
  });
  document.addEventListener('input', ({ target }) => {
    const form = formOf(target);
    if (!form) return;
    const term = inputOf(form).value.trim().toLowerCase();
    if (term) suggestions.request(form, term);
    else closeList(form);
  });
  document.addEventListener('keydown', (event) => {
    const form = formOf(event.target);
    if (!form) return;
    if (event.key === 'Escape') suggestions.stop(form);
    if (event.key === 'Escape' && form.classList.contains('has-list')) {
      event.preventDefault();
      // The menu around it stays open.
      event.stopPropagation();
      if (event.target !== inputOf(form)) inputOf(form).focus();
      closeList(form);
    } else if (moveInList(form, event)) event.preventDefault();
  });
  document.addEventListener('submit', (event) => {
    const form = formOf(event.target);
    if (!form) return;
    event.preventDefault();
    const term = inputOf(form).value.trim();
    if (!term) return;
    closeList(form);
    inputOf(form).blur();
    follow(form, `${form.getAttribute('action')}?q=${encodeURIComponent(term)}`);
  });
  listenToClose({
    delayMs: pauseMs,
    closeList,
    fold: (form) => {
      closeList(form);
      form.classList.remove('is-open');
    },
  });
  // The next page may have the same form with another term.
  document.addEventListener('foyer:page', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form.search-form.large')) {
      const input = inputOf(form);
      if (input !== document.activeElement) input.value = input.defaultValue;
    }
  });
  // An empty term does nothing, without the browser's validation message (SRCH-05).
  document.addEventListener('focusin', ({ target }) => formOf(target)?.setAttribute('novalidate', ''));
  const focused = formOf(document.activeElement);
  if (focused) {
    focused.setAttribute('novalidate', '');
    openForm(focused);
    const term = inputOf(focused).value.trim().toLowerCase();
    if (term && document.activeElement === inputOf(focused)) suggestions.request(focused, term);
  }
}

/** Clicks a link, so that soft navigation applies. */
function follow(form: HTMLFormElement, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  form.append(link);
  link.click();
  link.remove();
}
