import type { Translated } from '../../../core/languages.ts';
import type { SeasonListName } from '../season.format.ts';
import type { Refusal } from '../season.report.ts';

/** A person's part as the file says it, persons by key. */
export interface StagedContributor {
  person: string;
  role: Translated;
  replaces?: string | undefined;
  note?: Translated | undefined;
}

/** A valid entry of the file. */
export interface StagedEntry {
  list: SeasonListName;
  key: string;
  /** Its place in the file, for people: `events[17] 'key'`. */
  place: string;
  /** Parsed values of the fields the file gives; references are keys until {@link resolveReferences} made them ids. */
  given: Record<string, unknown>;
  contributors: StagedContributor[] | undefined;
  /** Values of fields that the import sets only in new rows. */
  onlyWhenNew?: Record<string, unknown>;
  /** Path of its picture in the file, media only. */
  file: string | undefined;
  isRefused: boolean;
}

/** All valid entries of a file and the refused ones with their reasons. */
export class Staging {
  readonly entries = new Map<SeasonListName, StagedEntry[]>();
  readonly refused: Refusal[] = [];
  readonly #byKey = new Map<string, StagedEntry>();

  /** Adds an entry, unless its key exists already. */
  add(entry: StagedEntry): boolean {
    const id = `${entry.list} ${entry.key}`;
    if (this.#byKey.has(id)) return false;
    this.#byKey.set(id, entry);
    const list = this.entries.get(entry.list) ?? [];
    list.push(entry);
    this.entries.set(entry.list, list);
    return true;
  }

  find(list: SeasonListName, key: string): StagedEntry | undefined {
    return this.#byKey.get(`${list} ${key}`);
  }

  refuse(entry: StagedEntry, field: string, reason: string): void {
    if (entry.isRefused) return;
    entry.isRefused = true;
    this.refused.push({ list: entry.list, place: field ? `${entry.place} ${field}` : entry.place, reason });
  }

  /** The entries of a list that are still to be imported. */
  accepted(list: SeasonListName): StagedEntry[] {
    return (this.entries.get(list) ?? []).filter((entry) => !entry.isRefused);
  }
}
