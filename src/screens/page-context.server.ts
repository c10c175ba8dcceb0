import { createContext } from 'react-router';
import type { Brand } from '../../brands/brands.server.ts';
import type { Reading } from '../core/database/reading.server.ts';
import type { Language } from '../core/languages.ts';
import type { DesignSettings } from '../features/site/design-settings.ts';

/** What the loaders of one page share. */
export interface PageContext {
  reading: Reading;
  language: Language;
  brand: Brand;
  /** The brand's design settings with what administrators changed. */
  design: DesignSettings;
  /** Absolute address of the site, without trailing slash. */
  origin: string;
  /** Nonce of the framework's own inline scripts; replaced by hashes before the page is kept. */
  nonce: string;
  /** Keeps this answer out of the page cache: it is valid, but nobody should be able to fill the cache with its like. */
  doNotKeep(): void;
  /** Writes something that needs attention to the server's log. */
  report(message: string): void;
}

export const pageContext = createContext<PageContext>();
