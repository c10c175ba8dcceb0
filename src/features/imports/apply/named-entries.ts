import { entryKey } from '../entry-key.ts';
import type { SeasonInput } from '../season.format.ts';

/** Lists whose entries a flat file knows by name only; the import finds existing rows by that name. */
export const namedLists = ['venues', 'rooms', 'genres', 'exhibition_types', 'event_tags', 'series', 'persons', 'productions'] as const;
export type NamedList = (typeof namedLists)[number];

/** Maximal name of such an entry in characters. */
export const maxNameLength = 255;

/** The venues, rooms, types and so on that the events of a flat file name, each once, in the order of first appearance. */
export class NamedEntries {
  readonly lists: { [Name in NamedList]?: SeasonInput<Name>[] } = {};
  readonly #keys = new Set<string>();

  /** The key of the entry of that name; capitals do not count. */
  add(list: Exclude<NamedList, 'rooms' | 'persons' | 'productions'>, name: string): string {
    return this.#once(list, entryKey(name.toLowerCase()), { name: tidy(name) });
  }

  room(name: string, venue: string): string {
    const above = venue ? { venue: this.add('venues', venue) } : {};
    return this.#once('rooms', entryKey(name.toLowerCase(), venue.toLowerCase()), { name: tidy(name), ...above });
  }

  /** A production is known by its own key when the file has one, else by its name. */
  production(name: string, key = name.toLowerCase()): string {
    return this.#once('productions', entryKey(key), { name: tidy(name) });
  }

  /** 'Ludwig van Beethoven': the last word with its particles is the last name. */
  person(name: string): string {
    const [, first = '', last = ''] =
      /^(.*?)\s*((?:(?:von|van|vom|de|del|der|den|dos|du|da|di|la|le|los|zu|zum|zur) )*\S+)$/i.exec(tidy(name)) ?? [];
    return this.#once('persons', entryKey(name.toLowerCase()), { first_name: first, last_name: last });
  }

  #once<Name extends NamedList>(list: Name, key: string, entry: object): string {
    const known = `${list} ${key}`;
    if (this.#keys.has(known)) return key;
    this.#keys.add(known);
    const entries = (this.lists[list] ?? []) as object[];
    entries.push({ key, ...entry });
    Object.assign(this.lists, { [list]: entries });
    return key;
  }
}

function tidy(name: string): string {
  return name.replace(/\s+/g, ' ').trim();
}
