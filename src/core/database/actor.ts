import type { Language } from '../languages.ts';

/** Whose change it is, and when: what audit entries and versions say. */
export interface Actor {
  /** Null for the system. */
  user: number | null;
  now: Date;
}

/** With the language of messages, and of texts that are given as one string. */
export interface ActorInLanguage extends Actor {
  language: Language;
}
