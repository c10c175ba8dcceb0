import type { Language } from '../../../core/languages.ts';
import type { PublishedText } from '../settings/pages.fields.ts';

/** A module in a snapshot: texts of its language only, references unresolved (PAGE-06). */
export interface StoredModule {
  id: number;
  model: string;
  /** Version of the definition that wrote `fields`. */
  model_version: number;
  version: number;
  fields: Record<string, unknown>;
  columns: StoredModule[][];
}

/** Texts of a page in a snapshot, per field as they fell back. */
export interface StoredPage extends Record<PublishedText, string> {
  og_image: number | null;
  og_type: string;
  untranslated: string[];
}

/** What visitors see of a container in one language. */
export interface SnapshotTree {
  language: Language;
  /** Null for a slot of something that is no page. */
  page: StoredPage | null;
  modules: StoredModule[];
  /** Everything of the media library the tree names, to be fetched with it. */
  media: number[];
}
