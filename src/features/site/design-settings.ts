import { z } from 'zod';
import { isDatePattern, isPricePattern } from '../../core/text/format-patterns.ts';

/** Sections of a detail page in their order (EVD-02). */
const sectionNames = [
  'Contributors',
  'Children',
  'ImportantInfo',
  'OpeningHours',
  'Description',
  'ImageSlider',
  'Programs',
  'Video',
  'Series',
  'Events',
  'Blog',
  'Sponsors',
  'Promoter',
] as const;
const sections = z.array(z.enum(sectionNames));

const datePattern = z
  .string()
  .refine(isDatePattern, 'Expected letters like EEEE, d, MMMM, yyyy, HH, mm; words in single quotes.')
  .optional();
/** Patterns of one language; what is missing is as FMT says (BRAND-11). */
const patterns = z.strictObject({
  date: datePattern,
  shortDate: datePattern,
  numericDate: datePattern,
  time: datePattern,
  price: z.string().refine(isPricePattern, 'Expected an amount and the place of the symbol, like 0,## ¤ or ¤0.00.').optional(),
});

/**
 * The design settings of a brand (BRAND-01 to BRAND-13), checked when the server starts. Tokens, fonts
 * and the logo lie beside them in the brand's folder.
 */
export const designSettingsSchema = z.strictObject({
  /** Side from which the small-screen menu slides in: style1 right, style2 left (NAV-09). */
  menuStyle: z.enum(['style1', 'style2']),
  header: z.strictObject({
    /** Address of the logo picture. */
    logoLink: z.string(),
    /** Address of the picture that shared links show of pages without one, 1200 by 630 px, no SVG; '' for the logo (PAGE-03). */
    shareLink: z.string().default(''),
    /** The name beside the mark, one entry per line. */
    wordmark: z.array(z.string()).default([]),
    links: z.array(z.strictObject({ text: z.strictObject({ de: z.string(), en: z.string() }), url: z.string() })).default([]),
  }),
  /** 1 rows, 2 poster grid (EVT-09). */
  eventStyle: z.union([z.literal(1), z.literal(2)]),
  stickyOverlayButton: z.boolean(),
  quickBuy: z.boolean(),
  accessFilter: z.boolean().default(false),
  tagManagerIds: z.array(z.string()).default([]),
  /** Provider and zoom of the map of a venue, and the text in the marker of the schematic plan; without them there is only the plan (VEN-02). */
  maps: z.strictObject({ provider: z.enum(['openstreetmap', 'google']), zoom: z.int(), marker: z.string() }).optional(),
  teamAccordion: z.boolean().default(false),
  anchorListOffset: z.int().default(0),
  notFoundPath: z.string().default(''),
  currencySymbol: z.string().default('€'),
  /** Date, time and currency in the brand's own way, per language (BRAND-11). */
  formats: z.strictObject({ de: patterns.optional(), en: patterns.optional() }).default({}),
  detailSections: z.strictObject({ event: sections, production: sections }),
  remainingTicketsBelow: z.int().default(20),
  errorPages: z.record(z.string(), z.string()).default({}),
  /** Addresses of the shop without language prefix: home, tickets and cart in this order, further ones show the home (ROUTE-26). */
  webshopPaths: z.array(z.string()).default(['/webshop', '/tickets', '/cart']),
  publishOnSave: z.boolean().default(true),
  whistleblowerUrl: z.string().default(''),
  fullTeaserTextLimit: z.int().default(3000),
  searchConsoleUrl: z.string().default(''),
});

export type DesignSettings = z.output<typeof designSettingsSchema>;
export type DesignSettingsInput = z.input<typeof designSettingsSchema>;

/** The part a browser needs; the rest concerns the server and administrators only (API-42). */
export type PublicDesignSettings = Omit<DesignSettings, 'errorPages' | 'searchConsoleUrl' | 'publishOnSave' | 'fullTeaserTextLimit'>;

export function toPublicDesignSettings({
  errorPages,
  searchConsoleUrl,
  publishOnSave,
  fullTeaserTextLimit,
  ...rest
}: DesignSettings): PublicDesignSettings {
  return rest;
}
