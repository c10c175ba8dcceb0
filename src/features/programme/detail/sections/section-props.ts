import type { Thumbnails } from '../../../../core/contract/shapes.ts';
import type { Language } from '../../../../core/languages.ts';
import type { DetailEntry } from '../detail-entry.ts';

export interface SectionProps {
  event: DetailEntry;
  language: Language;
  /** Local day 'YYYY-MM-DD'. */
  today: string;
  /** Renditions of the entry's pictures by id. */
  thumbnails: Record<number, Thumbnails>;
}
