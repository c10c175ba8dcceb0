import type { SentEntry } from '../../features/forms/sent-entry.ts';
import type { SentForm } from '../user/user-page.ts';

/** What was sent to a page and is shown on it again: the form of a personal page, or a form of the house. */
export type Sent = SentForm | { entry: SentEntry };
