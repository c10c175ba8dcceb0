import { createContext } from 'react-router';
import type { Brand } from '../../brands/brands.server.ts';
import type { Reading } from '../core/database/reading.server.ts';
import type { Language } from '../core/languages.ts';
import type { SentEntry } from '../features/forms/sent-entry.ts';
import type { ModuleKit } from '../features/pages/resolve-modules.server.ts';
import type { DesignSettings } from '../features/site/design-settings.ts';
import type { SiteSettings } from '../features/site/site.contract.ts';
import type { SentForm } from './user/user-page.ts';

/** What the loaders of one page share. */
export interface PageContext {
  reading: Reading;
  language: Language;
  brand: Brand;
  /** What content modules there are. */
  modules: ModuleKit;
  /** What is made: a document, or the data of a step inside of the site. */
  sends: 'document' | 'data';
  /** The brand's design settings with what administrators changed. */
  design: DesignSettings;
  /** The site settings in force, the last known ones when they cannot be read (ERR-03). */
  settings: SiteSettings;
  /** Throws what the route's middleware found: no page is shown then, only the error page. */
  refuse(): void;
  /** The house's own HTML for a status in place of the error page, null for none (ERR-07). */
  ownErrorPage(status: number): Promise<string | null>;
  /** The form of a personal page as it was sent; null when none was. */
  form: SentForm | null;
  /** A form of the house as it was sent and comes back; null when none was. */
  entry: SentEntry | null;
  /** Absolute address of the site, without trailing slash. */
  origin: string;
  /** Nonce of the framework's own inline scripts; replaced by hashes before the page is kept. */
  nonce: string;
  /** Takes the finished document: through the body of a response it would be encoded and decoded again. */
  takeHtml(html: string): void;
  /** Keeps this answer out of the page cache: it is valid, but nobody should be able to fill the cache with its like. */
  doNotKeep(): void;
  /** Writes something that needs attention to the server's log. */
  report(message: string): void;
  /** Takes an error because of which the page could not be made as it should. */
  onError(error: unknown): void;
}

export const pageContext = createContext<PageContext>();
