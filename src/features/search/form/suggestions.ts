import { fetchCall } from '../../../core/contract/client.ts';
import { isLanguage } from '../../../core/languages.ts';
import type { autocompleteSearch, Suggestion } from '../search.contract.ts';

/** Delay after the last key stroke (SRCH-08). */
const delayMs = 200;

/** Requests suggestions while somebody types. */
export interface Suggestions {
  request(form: HTMLFormElement, term: string): void;
  /** Cancels the pending request. */
  stop(form: HTMLFormElement): void;
}

interface SuggestionView {
  show(form: HTMLFormElement, found: readonly Suggestion[]): void;
  /** Hides outdated suggestions. */
  hide(form: HTMLFormElement): void;
}

/** Passes the answer to the latest request to `show`; a failure is reported and hides the list (API-25). */
export function createSuggestions({ show, hide }: SuggestionView): Suggestions {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: AbortController | undefined;
  const stop = () => {
    clearTimeout(timer);
    pending?.abort();
  };
  const fetchFor = async (form: HTMLFormElement, query: string) => {
    const controller = new AbortController();
    pending = controller;
    const { signal } = controller;
    const language = document.documentElement.lang.slice(0, 2);
    try {
      const found = await fetchCall<typeof autocompleteSearch>('/api/search/autocomplete/', {
        language: isLanguage(language) ? language : 'de',
        query: { query },
        signal,
      });
      if (!signal.aborted) show(form, found);
    } catch (error) {
      if (signal.aborted) return;
      hide(form);
      console.error(error);
    }
  };
  return {
    request: (form, term) => {
      stop();
      timer = setTimeout(() => void fetchFor(form, term), delayMs);
    },
    stop,
  };
}
