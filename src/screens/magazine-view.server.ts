import type { LoaderFunctionArgs } from 'react-router';
import type { MagazineData, MagazineFilter } from '../features/magazine/magazine-data.ts';
import { readMagazinePage } from '../features/magazine/magazine-page.read.server.ts';
import { m } from '../paraglide/messages.js';
import { idOf } from './id-of.ts';
import { pageContext } from './page-context.server.ts';

/**
 * The page of a list of the magazine that an address asks for.
 * @throws a 404 for a page past the end and for what is no page number.
 */
export async function readMagazineView({ request, context }: LoaderFunctionArgs, filter: MagazineFilter): Promise<MagazineData> {
  const { reading, language } = context.get(pageContext);
  const page = idOf(new URL(request.url).searchParams.get('page') || '1');
  const data = page === null ? null : await readMagazinePage(reading, language, filter, page);
  if (!data) throw new Response(m.error_page_not_found(), { status: 404 });
  return data;
}
