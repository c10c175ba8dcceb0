import type { ReactNode } from 'react';
import type { DescribedSite, HeadEntry } from '../rendering/meta.ts';
import type { PageContext } from '../rendering/page-context.server.ts';
import type { LayoutFacts } from '../rendering/page-facts.ts';

/** Loader and view of one route of urls.ts. The view is rendered on the server only; it is not hydrated. */
export interface Route<Data> {
  /**
   * Reads in this process everything the page shows.
   * @throws PageError for an error page, Redirect for another address.
   */
  load(context: PageContext): Promise<Data>;
  /** The description of the document in its head. */
  head(data: Data, site: DescribedSite): HeadEntry[];
  /** The content of the main area. */
  View(props: { data: Data }): ReactNode;
  /** The status it answers with; 200 when left out. */
  status?: number;
  /** False for a document without any script. */
  hasScript?: boolean;
}

/** A route with unknown data, except for the optional facts for the layout. */
export type AnyRoute = Route<LayoutFacts>;
