import { type StoredPrice, withDiscounts } from '../../programme/sales.shapes.ts';
import { textToHtml } from '../text-to-html.ts';

/** Reads a filled cell; undefined when it does not say what its column holds. */
export type ReadCell = (cell: string) => unknown;

/** One line, as names and titles are. */
export const readText: ReadCell = (cell) => cell.replace(/\s+/g, ' ');

/** HTML stays unchanged; plain text becomes paragraphs and line breaks. */
export const readRichText: ReadCell = (cell) => (/<(p|br|ul|ol|strong|em|a)\b[^>]*>/i.test(cell) ? cell : textToHtml(cell));

export const readFlag: ReadCell = (cell) => {
  if (/^(1|x|ja|j|yes|y|true|wahr)$/i.test(cell)) return true;
  return /^(0|-|nein|n|no|false|falsch)$/i.test(cell) ? false : undefined;
};

/** '90', '90 min', '1:30', '1:30 h', '1 h 30 min', '2 Stunden' as minutes. */
export const readMinutes: ReadCell = (cell) => {
  const text = cell.toLowerCase().replace(/^ca\.?\s*/, '');
  const plain = /^(\d{1,4})\s*(?:'|min\p{L}*\.?)?$/u.exec(text);
  if (plain) return Number(plain[1]);
  const [, hours, minutes = '0'] =
    /^(\d{1,2})\s*(?::(?=\d{2})|h\s*|std\.?\s*|(?:stunden?|hours?)\s*)(\d{1,2})?(?:\s*(?:min\p{L}*\.?|h|std\.?))?$/u.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
};

/** '12', '12+', 'ab 12', 'ab 12 Jahren'. */
export const readAge: ReadCell = (cell) => {
  const [, age] = /^(?:ab |from )?(\d{1,2})\s*(?:\+|jahren?|years?)?$/i.exec(cell) ?? [];
  return age === undefined ? undefined : Number(age);
};

/** '12', '-1,5'. */
export const readNumber: ReadCell = (cell) => (/^-?\d{1,15}(?:[.,]\d{1,15})?$/.test(cell) ? Number(cell.replace(',', '.')) : undefined);

/** '12,00|18,00' or 'Ermäßigt: 12|Normal: 18 €'; a price without a name is called by its place. */
export const readPrices: ReadCell = (cell) => {
  const prices = listOf(cell).map((part, index): StoredPrice | undefined => {
    const [, name = '', whole, cents = '00'] =
      /^(?:(.*?)[:=]\s*)?(?:(?:€|EUR)\s*)?(\d{1,6})(?:[.,](\d{2}))?\s*(?:€|EUR|Euro)?$/is.exec(part) ?? [];
    if (whole === undefined) return undefined;
    const called = name.trim() ? { de: name.trim() } : { de: `Kategorie ${index + 1}`, en: `Category ${index + 1}` };
    return { id: index + 1, price: `${whole}.${cents}`, sale_type_id: 0, seat_group: null, text: {}, name: called, has_discounts: false };
  });
  return prices.includes(undefined) ? undefined : withDiscounts(prices.filter((price) => price !== undefined));
};

/** Codes of a field, each by any of its words. */
export function readCodes(words: ReadonlyMap<string, readonly string[]>): ReadCell {
  const codes = new Map([...words].flatMap(([code, known]) => known.map((word) => [wordOf(word), code])));
  return (cell) => {
    const found = listOf(cell).map((word) => codes.get(wordOf(word)));
    return found.includes(undefined) ? undefined : found;
  };
}

/** Who plays what; `name` is a person's whole name. */
export interface RoleAssignment {
  role: string;
  name: string;
}

/** 'Carmen: Ilka Brandt; Regie: Ana Ferrer, Jo Lund'; undefined when a part has no role or no name. */
export function readParts(cell: string): RoleAssignment[] | undefined {
  const parts = cell.split(/[;|\n]/).filter((part) => part.trim());
  const found = parts.map((part) => {
    const [, role = '', names = ''] = /^([^:]{1,255}):(.*)$/s.exec(part) ?? [];
    const persons = names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    if (!role.trim() || persons.length === 0 || persons.some((name) => name.length > 100)) return undefined;
    return persons.map((name) => ({ name, role: role.trim() }));
  });
  return found.some((entry) => entry === undefined) ? undefined : found.flatMap((entry) => entry ?? []);
}

/** The parts of a cell that holds several, divided by '|'. */
export function listOf(cell: string): string[] {
  return cell
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A word as it is compared: letters and digits only. */
export function wordOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
