import { m } from '../../../paraglide/messages.js';

interface PageText {
  label: () => string;
  /** Characters in a language. */
  maxLength: number;
  /** More than a line. */
  isLong?: true;
}

/**
 * What a page says of itself, in every language texts are stored in: published, planned and brought back with its modules (PAGE-06).
 * With the columns of `pages` all that a further text needs: calls, panel, check, versions and copies follow.
 */
const publishedTexts = {
  title: { label: m.page_title, maxLength: 255 },
  headline: { label: m.page_headline, maxLength: 255 },
  meta_title: { label: m.page_meta_title, maxLength: 255 },
  meta_description: { label: m.page_meta_description, maxLength: 500, isLong: true },
  og_title: { label: m.page_og_title, maxLength: 255 },
  og_description: { label: m.page_og_description, maxLength: 500, isLong: true },
} as const satisfies Record<string, PageText>;
export type PublishedText = keyof typeof publishedTexts;
export const publishedTextNames = Object.keys(publishedTexts) as PublishedText[];

const { title, ...otherTexts } = publishedTexts;
/** All texts of a page in the order of its form (PAGE-02); the slug holds from the moment it is saved. */
export const pageTexts: Readonly<Record<PublishedText | 'slug', PageText>> = {
  title,
  slug: { label: m.page_slug, maxLength: 255 },
  ...otherTexts,
};
export type PageTextName = keyof typeof pageTexts;
export const pageTextNames = Object.keys(pageTexts) as PageTextName[];

/** What is on or off at a page, with its label (PAGE-02). */
export const pageFlags = {
  is_online: m.page_is_online,
  in_menu: m.page_in_menu,
  in_secondary_menu: m.page_in_secondary_menu,
  in_footer: m.page_in_footer,
  is_clickable: m.page_is_clickable,
  is_landing_page: m.page_is_landing_page,
  has_tab_navigation: m.page_has_tab_navigation,
} as const satisfies Record<string, () => string>;
export type PageFlag = keyof typeof pageFlags;
export const pageFlagNames = Object.keys(pageFlags) as PageFlag[];
