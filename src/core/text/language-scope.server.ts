import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultLanguage, type Language } from '../languages.ts';

const scope = new AsyncLocalStorage<Language>();

/** Runs the work of one request in its language, for its messages and errors. */
export function inLanguage<T>(language: Language, work: () => T): T {
  return scope.run(language, work);
}

/** The language of the request that is being answered, German outside of one. */
export function currentLanguage(): Language {
  return scope.getStore() ?? defaultLanguage;
}

/** The language of the request that is being answered, undefined outside of one. */
export function requestLanguage(): Language | undefined {
  return scope.getStore();
}
