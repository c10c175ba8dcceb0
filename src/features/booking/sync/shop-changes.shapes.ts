import type { Translated } from '../../../core/languages.ts';

/** A performance as the shop sells it. What the shop does not say is left out and stays as the office has it. */
export interface ShopDate {
  /** Id in the ticket system. */
  idJet: string;
  /** What it belongs to at the shop: dates of one series have the same. */
  series: string;
  /** For a draft of a date nobody has entered here. */
  name: Translated;
  dateStart: Date;
  dateEnd: Date | null;
  /** When tickets go on sale; null for always. */
  saleStarts: Date | null;
  /** When they no longer are; null for never. */
  saleEnds: Date | null;
  /** Whether the shop sells it at all at the moment. */
  isOnSale: boolean;
  /** What is sold of it: sale type, price of a ticket as a decimal string, and the names by which the catalogue may know its seat group. */
  prices: { seatGroups: readonly string[]; saleType: number; price: string }[];
}

/** What has changed at the shop. */
export interface ShopChanges {
  /** All dates of what has changed; those without a change may be among them. */
  dates: ShopDate[];
  /** Ids of known dates that the shop has no more: their sale ends here (SHOP-192). Never those it only refuses to show. */
  gone?: string[];
  /** Ids of known dates that the shop does not show: mistyped, deleted, or not for this site. All of them each time, also without a change. */
  notFound: string[];
  /** Where the next synchronisation goes on, opaque to everybody but the adapter. */
  cursor: string;
}
