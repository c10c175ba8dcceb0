/** Pages at /{lang}/user/… (ROUTE-22, ROUTE-23, ROUTE-29) and what one-time links lead to. */
export const userPages = ['login', 'password', 'profile', 'settings', 'setup'] as const;
export type UserPage = (typeof userPages)[number];

/** What a form was sent back with: what stood in it, never passwords, and what is wrong with it. */
export interface SubmittedForm {
  values: Readonly<Record<string, string>>;
  /** By field. */
  errors: Readonly<Record<string, string>>;
  /** What concerns no single field. */
  problem: string | null;
  status: number;
  /** Seconds until the next attempt, for 429. */
  retryAfter?: number;
}

export const emptyForm: SubmittedForm = { values: {}, errors: {}, problem: null, status: 200 };

/** The address with what is to be told once, such as 'saved'. */
export const doneWords = ['password', 'mail', 'profile', 'language', 'everywhere'] as const;
export type Done = (typeof doneWords)[number];
