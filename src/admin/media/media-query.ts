import { z } from 'zod';
import { listMedia } from '../../features/media/media.contract.ts';

const { kind, folder, only, order, page } = listMedia.query.shape;

/** What the list of files is narrowed to, as its address says it; what makes no sense there is left out. */
const mediaQueryShape = z.object({
  search: z
    .string()
    .transform((text) => text.slice(0, 200))
    .catch(''),
  kind: kind.catch(undefined),
  folder: folder.catch(undefined),
  only: only.catch(undefined),
  order: order.catch(undefined),
  page: page.transform((number) => number ?? 1).catch(1),
});

export type MediaQuery = z.output<typeof mediaQueryShape>;

export function readMediaQuery(query: URLSearchParams): MediaQuery {
  return mediaQueryShape.parse(Object.fromEntries(query));
}

/** The address of a list; what is as usual does not stand in it, and another list begins with its first page. */
export function mediaListHref(base: string, query: Partial<MediaQuery>): string {
  const { search, kind, folder, only, order, page = 1 } = query;
  const parameters = new URLSearchParams({
    ...(search && { search }),
    ...(kind && { kind }),
    ...(folder && { folder }),
    ...(only && { only }),
    ...(order && order !== 'newest' && { order }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return parameters ? `${base}?${parameters}` : base;
}
