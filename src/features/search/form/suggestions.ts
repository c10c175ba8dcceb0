import { fetchCall } from '../../../core/contract/client.ts';
import { isLanguage } from '../../../core/languages.ts';
import type { autocompleteSearch, Suggestion } from '../search.contract.ts';

/** Milliseconds after the last key stroke (SRCH-08). */
const pause = 200;

/** Asks for suggestions while somebody types. */
export interface Suggestions {
  ask(form: HTMLFormElement, term: string): void;
  /** From now on no answer counts. */
  stop(form: HTMLFormElement): void;
}

interface Shown {
  show(form: HTMLFormElement, found: readonly Suggestion[]): void;
  /** What is shown answers an older question. */
  hide(form: HTMLFormElement): void;
}

/** Answers come to `show`, never one to an older question; a failure is reported and shows nothing (API-25). */
export function createSuggestions({ show, hide }: Shown): Suggestions {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;
  const stop = () => {
    clearTimeout(timer);
    asked?.abort();
  };
  const fetchFor = async (form: HTMLFormElement, query: string) => {
    const controller = new AbortController();
    asked = controller;
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
    ask: (form, term) => {
      stop();
      timer = setTimeout(() => void fetchFor(form, term), pause);
    },
    stop,
  };
}
