import { z } from 'zod';
import { entryId } from '../../core/fields/entry-id.ts';
import { isAddress } from '../../core/fields/plain.ts';
import { singleLineLimit, translatedSchema } from '../../core/fields/text.ts';

/** The menus of the site and the flag of a page that puts it there (NAV-01). */
export const navFlags = { menu: 'in_menu', secondary_menu: 'in_secondary_menu', footer: 'in_footer' } as const;
export type NavMenu = keyof typeof navFlags;
export const navMenus = Object.keys(navFlags) as NavMenu[];

const title = translatedSchema(z.string().trim().max(singleLineLimit), true);

/** A page, or a link to anywhere with a title per language. */
const navEntryShape = z.union([
  z.strictObject({ page: entryId }),
  z.strictObject({ title, url: z.string().trim().max(2000).refine(isAddress) }),
]);
/** The same as it is answered: texts by language. */
export const storedNavEntryShape = z.union([
  z.strictObject({ page: z.int() }),
  z.strictObject({ title: z.record(z.string(), z.string()), url: z.string() }),
]);
export type NavEntry = z.output<typeof navEntryShape>;

/** Every entry of a menu in its order; a page that is left out no longer stands in it. */
export const navEntriesShape = z.array(navEntryShape).max(200);
