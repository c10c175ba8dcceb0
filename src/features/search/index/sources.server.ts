import type { SearchKind } from '../search-kinds.ts';
import { articleDocuments } from './article-documents.server.ts';
import type { DocumentSource } from './document-source.ts';
import { eventDocuments } from './event-documents.server.ts';
import { formDocuments, pageDocuments } from './page-documents.server.ts';
import { personDocuments } from './person-documents.server.ts';
import { seriesDocuments, venueDocuments } from './place-documents.server.ts';
import { productionDocuments } from './production-documents.server.ts';

/** Where everything that can be found comes from. */
export const sources: Record<SearchKind, DocumentSource> = {
  event: eventDocuments,
  production: productionDocuments,
  person: personDocuments,
  article: articleDocuments,
  venue: venueDocuments,
  series: seriesDocuments,
  page: pageDocuments,
  form: formDocuments,
};
