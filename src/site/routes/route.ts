import type { ReactNode } from 'react';
import type { DescribedSite, HeadEntry } from '../rendering/meta.ts';
import type { PageContext } from '../rendering/page-context.server.ts';
import type { LayoutFacts } from '../rendering/page-parts.ts';

/** The document of one leaf of urls.ts. It is rendered once on the server; nothing hydrates it. */
export interface Route<Data> {
  /**
   * Reads in this process everything the page shows.
   * @throws PageError for an error page, Redirect for another address.
   */
  load(context: PageContext): Promise<Data>;
  /** What the document says about itself in its head. */
  head(data: Data, site: DescribedSite): HeadEntry[];
  /** The content of the main area. */
  View(props: { data: Data }): ReactNode;
  /** The status it answers with; 200 when left out. */
  status?: number;
  /** False for a document without any script. */
  hasScript?: boolean;
  /** False for a document of its own, without header and footer of the site. */
  hasLayout?: boolean;
}

/** A route whose data nobody outside of it knows; what the layout asks of that is optional. */
export type AnyRoute = Route<LayoutFacts>;
