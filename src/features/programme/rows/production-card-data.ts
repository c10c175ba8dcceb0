import type { ImageObj, Thumbnails } from '../../../core/contract/shapes.ts';
import type { AccessService } from '../programme.codes.ts';
import type { Production } from '../programme.shapes.ts';

/** What a card shows of a production: the rest of the item stays out of the page. */
export interface ProductionCardData {
  id: number;
  url: string;
  title: string;
  preline: string;
  /** Name of the exhibition type. */
  type: string;
  /** Id and name of the season; null without one. */
  season: { id: number; name: string } | null;
  /** Beginning of the next performance; null when none is planned. */
  next: string | null;
  /** The next performance is the premiere. */
  isPremiere: boolean;
  /** First and last day of the run, 'YYYY-MM-DD'. */
  from: string | null;
  to: string | null;
  access: AccessService[];
  surtitles: string;
  image: ImageObj | null;
  thumbnails: Thumbnails | null;
  /** Language of each text that fell back to another one (I18N-08). */
  languages: { title?: string | undefined; preline?: string | undefined };
}

export function toProductionCard(item: Production): ProductionCardData {
  const { name, preline } = item.untranslated;
  return {
    id: item.id,
    url: item.link.url,
    title: item.name,
    preline: item.preline || item.subline,
    type: item.exhibition_type?.name ?? '',
    season: item.season,
    next: item.next_date,
    isPremiere: item.is_premiere,
    from: item.date_from,
    to: item.date_to,
    access: item.access,
    surtitles: item.surtitles,
    // The poster says nothing its title does not say.
    image: item.image_obj && { ...item.image_obj, description: '', copyright: '' },
    thumbnails: item.image_thumbnails,
    languages: { title: name, preline: item.preline ? preline : item.untranslated.subline },
  };
}
