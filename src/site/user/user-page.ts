/** Pages at /{lang}/user/… (ROUTE-22, ROUTE-23, ROUTE-29) and what one-time links lead to. */
export const userPages = ['login', 'password', 'profile', 'settings', 'setup', 'orders'] as const;
export type UserPage = (typeof userPages)[number];

/** A submitted form that is shown again: its values, never passwords, and its errors. */
export interface SubmittedUserForm {
  values: Readonly<Record<string, string>>;
  /** By field. */
  errors: Readonly<Record<string, string>>;
  /** Error of no single field. */
  problem: string | null;
  status: number;
  /** Seconds until the next attempt, for 429. */
  retryAfter?: number;
}

export const emptyForm: SubmittedUserForm = { values: {}, errors: {}, problem: null, status: 200 };

/** Values of `done` in the address: which success message is shown. */
export const doneWords = ['password', 'mail', 'profile', 'language', 'everywhere'] as const;
export type DoneWord = (typeof doneWords)[number];
