import { z } from 'zod';
import { listMedia } from '../../features/media/media.contract.ts';

const { kind, folder, only, order, page } = listMedia.query.shape;

/** Filter of the media list, parsed from the address; invalid values are ignored. */
const mediaQueryShape = z.object({
  search: z
    .string()
    .transform((text) => text.slice(0, 200))
    .catch(''),
  kind: kind.catch(undefined),
  folder: folder.catch(undefined),
  only: only.catch(undefined),
  order: order.catch(undefined),
  page: page.catch(1),
});

export type MediaQuery = z.output<typeof mediaQueryShape>;

export function readMediaQuery(query: URLSearchParams): MediaQuery {
  return mediaQueryShape.parse(Object.fromEntries(query));
}

/** Address of a media list, without default values; changed filters start at page 1. */
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
