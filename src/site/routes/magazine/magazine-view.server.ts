import { PageError } from '../../../core/http/page-outcomes.ts';
import { parseId } from '../../../core/text/parse-id.ts';
import type { MagazineData, MagazineFilter } from '../../../features/magazine/magazine-data.ts';
import { readMagazinePage } from '../../../features/magazine/magazine-page.read.server.ts';
import { m } from '../../../paraglide/messages.js';
import type { PageContext } from '../../rendering/page-context.server.ts';

/**
 * Reads the page of a magazine list that the query names.
 * @throws a 404 for a page past the end and for what is no page number.
 */
export async function readMagazineView({ reading, language, query }: PageContext, filter: MagazineFilter): Promise<MagazineData> {
  const page = parseId(query.get('page') || '1');
  const data = page === null ? null : await readMagazinePage(reading, language, filter, page);
  if (!data) throw new PageError(404, m.error_page_not_found());
  return data;
}
