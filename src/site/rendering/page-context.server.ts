import type { Brand } from '../../../brands/brands.server.ts';
import type { Reading } from '../../core/database/reading.server.ts';
import type { Language } from '../../core/languages.ts';
import type { ShopGateway } from '../../features/booking/shop-gateway.ts';
import type { SubmittedEntry } from '../../features/forms/submitted-entry.ts';
import type { ModuleKit } from '../../features/pages/resolve-modules.server.ts';
import type { DesignSettings } from '../../features/site/design-settings.ts';
import type { SiteSettings } from '../../features/site/site.contract.ts';
import type { UnsavedForm } from '../errors/unsaved-form.tsx';
import type { SubmittedUserForm } from '../user/user-page.ts';

/** A form that was submitted to a page and is shown on it again: of a user page, or a form entry. */
export type SubmittedForm = SubmittedUserForm | { entry: SubmittedEntry };

/** What a route loads its data from. */
export interface PageContext {
  path: string;
  /** Parameters of the address; every name of its pattern is there, '*' for the rest. */
  params: Readonly<Record<string, string>>;
  /** The query parameters the page answers to; they are part of the cache key. */
  query: URLSearchParams;
  reading: Reading;
  language: Language;
  brand: Brand;
  /** The registered content modules. */
  modules: ModuleKit;
  /** The brand's design settings with what administrators changed. */
  design: DesignSettings;
  /** The site settings in force, the last known ones when they cannot be read (ERR-03). */
  settings: SiteSettings;
  /** HTML of the venue for a status in place of the error page, null for none (ERR-07). */
  customErrorPage(status: number): Promise<string | null>;
  /** The submitted form of a user page; null without one. */
  form: SubmittedUserForm | null;
  /** A submitted form entry that is shown again; null without one. */
  entry: SubmittedEntry | null;
  /** What this page was sent, for its error page should anything fail; null without a form. */
  unsaved: UnsavedForm | null;
  /** The page of missing addresses stands for another address: for editors, where in the trash lies what that showed; null without. */
  missing?: { trash: string | null };
  /** Absolute address of the site, without trailing slash. */
  origin: string;
  /** Excludes this answer from the page cache: a valid answer of which there could be endless variations. */
  doNotCache(): void;
  /** Orders of an account (SHOP-99); undefined where the shop cannot list them. */
  orders: ShopGateway['orders'];
  /** Writes a warning to the server's log. */
  report(message: string): void;
}
