import type { SentEntry } from '../../features/forms/sent-entry.ts';
import type { SubmittedForm } from '../user/user-page.ts';

/** What was sent to a page and is shown on it again: the form of a personal page, or a form of the house. */
export type Sent = SubmittedForm | { entry: SentEntry };
