import type { Brand } from '../../../brands/brands.server.ts';
import type { Reading } from '../../core/database/reading.server.ts';
import type { Language } from '../../core/languages.ts';
import type { SentEntry } from '../../features/forms/sent-entry.ts';
import type { ModuleKit } from '../../features/pages/resolve-modules.server.ts';
import type { DesignSettings } from '../../features/site/design-settings.ts';
import type { SiteSettings } from '../../features/site/site.contract.ts';
import type { SubmittedForm } from '../user/user-page.ts';

/** What a route loads its data from. */
export interface PageContext {
  path: string;
  /** Parameters of the address; every name of its pattern is there, '*' for the rest. */
  params: Readonly<Record<string, string>>;
  /** The part of the query the page answers to; it stands in the cache key. */
  query: URLSearchParams;
  reading: Reading;
  language: Language;
  brand: Brand;
  /** What content modules there are. */
  modules: ModuleKit;
  /** The brand's design settings with what administrators changed. */
  design: DesignSettings;
  /** The site settings in force, the last known ones when they cannot be read (ERR-03). */
  settings: SiteSettings;
  /** The house's own HTML for a status in place of the error page, null for none (ERR-07). */
  customErrorPage(status: number): Promise<string | null>;
  /** The form of a personal page as it was sent; null when none was. */
  form: SubmittedForm | null;
  /** A form of the house as it was sent and comes back; null when none was. */
  entry: SentEntry | null;
  /** Absolute address of the site, without trailing slash. */
  origin: string;
  /** Keeps this answer out of the page cache: it is valid, but nobody should be able to fill the cache with its like. */
  doNotCache(): void;
  /** Writes something that needs attention to the server's log. */
  report(message: string): void;
}
