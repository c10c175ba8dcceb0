import { z } from 'zod';
import { type CodeLabels, codesOf } from '../../core/fields/labels.ts';
import type { InterfaceText } from '../../core/languages.ts';
import { isDatePattern, isPricePattern } from '../../core/text/format-patterns.ts';
import { languageOfPath, presetShopPaths } from '../../urls.ts';

/** What the form of the office says at a setting; its schema carries it (decision 0064). */
export interface SettingTexts {
  label?: InterfaceText;
  codes?: CodeLabels;
}

/** A schema with its label and, of a choice, the labels of its codes. */
function withLabel<Schema extends z.ZodType>(schema: Schema, label: InterfaceText, codes?: CodeLabels): Schema {
  return schema.meta({ label, ...(codes && { codes }) } satisfies SettingTexts);
}

/** An address beside the pages of both languages (ROUTE-26). */
function isShopPath(path: string): boolean {
  return /^(\/[\w-]+)+$/.test(path) && languageOfPath(path) === null;
}

/** Sections of a detail page in their order (EVD-02). */
const sectionLabels = {
  Contributors: { de: 'Besetzung', en: 'Cast' },
  Children: { de: 'Teile', en: 'Parts' },
  ImportantInfo: { de: 'Wichtig zu wissen', en: 'Important to know' },
  OpeningHours: { de: 'Öffnungszeiten', en: 'Opening hours' },
  Description: { de: 'Beschreibung', en: 'Description' },
  ImageSlider: { de: 'Bilder', en: 'Pictures' },
  Programs: { de: 'Programmpunkte', en: 'Programme items' },
  Video: { de: 'Video', en: 'Video' },
  Series: { de: 'Reihen', en: 'Series' },
  Events: { de: 'Termine', en: 'Dates' },
  Blog: { de: 'Magazin', en: 'Magazine' },
  Sponsors: { de: 'Förderer', en: 'Sponsors' },
  Promoter: { de: 'Veranstalter', en: 'Promoter' },
};
const sections = (label: InterfaceText) => withLabel(z.array(z.enum(codesOf(sectionLabels))), label, sectionLabels);

const datePattern = (label: InterfaceText) =>
  withLabel(
    z.string().refine(isDatePattern, 'Expected letters like EEEE, d, MMMM, yyyy, HH, mm; words in single quotes.').optional(),
    label,
  );
/** Patterns of one language; what is missing is as FMT says (BRAND-11). */
const patterns = (label: InterfaceText) =>
  withLabel(
    z
      .strictObject({
        date: datePattern({ de: 'Datum', en: 'Date' }),
        shortDate: datePattern({ de: 'Kurzes Datum', en: 'Short date' }),
        numericDate: datePattern({ de: 'Datum in Ziffern', en: 'Date in digits' }),
        time: datePattern({ de: 'Uhrzeit', en: 'Time' }),
        price: withLabel(
          z.string().refine(isPricePattern, 'Expected an amount and the place of the symbol, like 0,## ¤ or ¤0.00.').optional(),
          { de: 'Preis', en: 'Price' },
        ),
      })
      .optional(),
    label,
  );

/**
 * The design settings of a brand (BRAND-01 to BRAND-13), checked when the server starts. Tokens, fonts
 * and the logo lie beside them in the brand's folder.
 */
export const designSettingsSchema = z.strictObject({
  /** Side from which the small-screen menu slides in (NAV-09). */
  menuStyle: withLabel(
    z.enum(['style1', 'style2']),
    { de: 'Menü auf kleinen Bildschirmen', en: 'Menu on small screens' },
    { style1: { de: 'von rechts', en: 'from the right' }, style2: { de: 'von links', en: 'from the left' } },
  ),
  header: withLabel(
    z.strictObject({
      /** Address of the logo picture. */
      logoLink: withLabel(z.string(), { de: 'Adresse des Logos', en: 'Address of the logo' }),
      /** Address of the picture that shared links show of pages without one, 1200 by 630 px, no SVG; '' for the logo (PAGE-03). */
      shareLink: withLabel(z.string().default(''), {
        de: 'Adresse des Bildes für geteilte Links',
        en: 'Address of the picture for shared links',
      }),
      /** The name beside the mark, one entry per line. */
      wordmark: withLabel(z.array(z.string()).default([]), { de: 'Name neben dem Zeichen', en: 'Name beside the mark' }),
      links: withLabel(
        z
          .array(
            z.strictObject({
              text: withLabel(z.strictObject({ de: z.string(), en: z.string() }), { de: 'Text', en: 'Text' }),
              url: withLabel(z.string(), { de: 'Adresse', en: 'Address' }),
            }),
          )
          .default([]),
        { de: 'Links in der obersten Leiste', en: 'Links in the top bar' },
      ),
    }),
    { de: 'Kopf der Seite', en: 'Page header' },
  ),
  /** 1 rows, 2 poster grid (EVT-09). */
  eventStyle: withLabel(
    z.union([z.literal(1), z.literal(2)]),
    { de: 'Darstellung im Kalender', en: 'Look of the calendar' },
    { 1: { de: 'Zeilen', en: 'Rows' }, 2: { de: 'Plakate', en: 'Posters' } },
  ),
  stickyOverlayButton: withLabel(z.boolean(), {
    de: 'Kartenknopf bleibt beim Blättern sichtbar',
    en: 'Ticket button stays in view while scrolling',
  }),
  quickBuy: withLabel(z.boolean(), { de: 'Karten gleich in der Liste kaufen', en: 'Buy tickets right in the list' }),
  accessFilter: withLabel(z.boolean().default(false), { de: 'Filter nach Zugänglichkeit', en: 'Filter by accessibility' }),
  tagManagerIds: withLabel(z.array(z.string()).default([]), {
    de: 'Kennungen des Google Tag Managers',
    en: 'Google Tag Manager ids',
  }),
  /** Provider and zoom of the map of a venue, and the text in the marker of the schematic plan; without them there is only the plan (VEN-02). */
  maps: withLabel(
    z
      .strictObject({
        provider: withLabel(
          z.enum(['openstreetmap', 'google']),
          { de: 'Anbieter', en: 'Provider' },
          { openstreetmap: { de: 'OpenStreetMap', en: 'OpenStreetMap' }, google: { de: 'Google Maps', en: 'Google Maps' } },
        ),
        zoom: withLabel(z.int(), { de: 'Vergrößerung', en: 'Zoom' }),
        marker: withLabel(z.string(), { de: 'Text in der Markierung', en: 'Text in the marker' }),
      })
      .optional(),
    { de: 'Karte bei Spielorten', en: 'Map of venues' },
  ),
  teamAccordion: withLabel(z.boolean().default(false), { de: 'Gruppen im Team zum Aufklappen', en: 'Groups of the team fold open' }),
  anchorListOffset: withLabel(z.int().default(0), {
    de: 'Abstand in Pixeln, ab dem die Sprungmarken haften',
    en: 'Distance in pixels at which the anchor list attaches',
  }),
  notFoundPath: withLabel(z.string().default(''), { de: 'Seite für unbekannte Adressen', en: 'Page for unknown addresses' }),
  currencySymbol: withLabel(z.string().default('€'), { de: 'Währungszeichen', en: 'Currency symbol' }),
  /** ISO 4217; empty, it follows from the symbol: that is one itself, or stands for the euro. */
  currencyCode: withLabel(
    z
      .string()
      .regex(/^([A-Z]{3})?$/, 'Expected three capital letters such as CHF.')
      .default(''),
    {
      de: 'Währung für Suchmaschinen (drei Buchstaben, z. B. CHF)',
      en: 'Currency for search engines (three letters, e.g. CHF)',
    },
  ),
  /** Date, time and currency in the brand's own way, per language (BRAND-11). */
  formats: withLabel(
    z.strictObject({ de: patterns({ de: 'Deutsch', en: 'German' }), en: patterns({ de: 'Englisch', en: 'English' }) }).default({}),
    { de: 'Eigene Schreibweisen', en: 'Own formats' },
  ),
  detailSections: withLabel(
    z.strictObject({
      event: sections({ de: 'Vorstellung', en: 'Performance' }),
      production: sections({ de: 'Produktion', en: 'Production' }),
    }),
    { de: 'Reihenfolge auf Detailseiten', en: 'Order on detail pages' },
  ),
  remainingTicketsBelow: withLabel(z.int().default(20), { de: '„Wenige Karten“ bei weniger als', en: '“Few tickets” below' }),
  /** HTML by status. */
  errorPages: withLabel(z.record(z.string(), z.string()).default({}), { de: 'Eigene Fehlerseiten', en: 'Own error pages' }),
  /** Addresses of the shop without language prefix: home, tickets and cart in this order, further ones show the home (ROUTE-26). */
  webshopPaths: withLabel(z.array(z.string().refine(isShopPath, 'Expected an address such as /webshop.')).default([...presetShopPaths]), {
    de: 'Adressen des Kartenverkaufs: Start, Karten, Warenkorb',
    en: 'Addresses of the shop: home, tickets, cart',
  }),
  /** The page editor never publishes by saving (PAGE-07). */
  publishOnSave: withLabel(z.boolean().default(true), {
    de: 'Modulaufrufe ohne „draft“ und das Wiederherstellen einer Version veröffentlichen gleich',
    en: 'Module calls without ‘draft’ and restoring a version publish at once',
  }),
  whistleblowerUrl: withLabel(z.string().default(''), { de: 'Adresse der Hinweisgeberstelle', en: 'Address for whistleblowers' }),
  fullTeaserTextLimit: withLabel(z.int().default(3000), {
    de: 'Längster Teasertext in Zeichen',
    en: 'Longest teaser text in characters',
  }),
  searchConsoleUrl: withLabel(z.string().default(''), {
    de: 'Adresse der Google Search Console',
    en: 'Address of the Google Search Console',
  }),
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
