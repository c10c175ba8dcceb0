import type { SeasonInput } from '../../src/features/imports/season.format.ts';
import { focusOf, type PosterSlug } from '../posters/poster.ts';
import { posterDescriptions } from './poster-descriptions.ts';
import type { Production } from './production.ts';
import { drama } from './productions/drama.ts';
import { musicAndDance } from './productions/music-and-dance.ts';
import { newWriting } from './productions/new-writing.ts';
import { opera } from './productions/opera.ts';
import { shakespeare } from './productions/shakespeare.ts';
import { youngAndOpen } from './productions/young-and-open.ts';

/** All productions of the venue. */
export const productions: Production[] = [...shakespeare, ...drama, ...newWriting, ...opera, ...musicAndDance, ...youngAndOpen];

/** Sheets that also open the home page, where the picture fills the window. */
const wideSlugs: PosterSlug[] = ['gezeiten', 'maskenball', 'nachtschicht'];

/** 'Plakat Sturm Nacht' of 'sturm-nacht'. */
function fileNameOf(slug: PosterSlug): string {
  return ['plakat', ...slug.split('-')].map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** One picture per sheet; the wide hero is a crop of its own. */
export const posterMedia = (Object.keys(posterDescriptions) as PosterSlug[]).map(
  (slug): SeasonInput<'media'> => ({
    key: `poster-${slug}`,
    file: slug === 'sturm-nacht' ? `wide-poster/${slug}/${fileNameOf(slug)}.webp` : `poster/${slug}/${fileNameOf(slug)}.webp`,
    description: posterDescriptions[slug],
    copyright: 'Haus am Ring',
    focus: focusOf(slug),
  }),
);

/** The wide crops of some posters. */
export const widePosterMedia = wideSlugs.map(
  (slug): SeasonInput<'media'> => ({
    key: `poster-${slug}-wide`,
    file: `wide-poster/${slug}/${fileNameOf(slug)} quer.webp`,
    description: posterDescriptions[slug],
    copyright: 'Haus am Ring',
    focus: [0.5, 0.5],
  }),
);
