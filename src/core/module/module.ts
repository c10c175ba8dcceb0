import type { ImageObj, Thumbnails } from '../contract/shapes.ts';
import type { Field, Fields, TranslatedKind } from '../fields/field.ts';
import type { Language } from '../languages.ts';
import { otherLanguage } from '../languages.ts';
import type { ModuleDefinition } from './define-module.ts';

/** A file of the media library as modules name it. */
export interface FileObj {
  id: number;
  url: string;
  name: string;
  /** Bytes. */
  size: number;
  content_type: string;
}

/**
 * A module as the API answers it and views get it (MOD-01): texts in one language, references resolved beside
 * them (`image` + `image_obj` + `image_thumbnails`, `link` + `link_url`, `file` + `file_obj`).
 */
export type Module = ModuleBase & { [field: string]: unknown };

/** What every module has, whatever its model. */
export interface ModuleBase {
  id: number;
  model: string;
  slug: string | null;
  parent: number | null;
  content_type: string;
  object_id: number;
  columns: { index: number; classes: string; children: Module[] }[];
  order: number;
  version: number;
  /** Names of the text fields shown in the other language, because they are empty in this one (I18N-08). */
  untranslated: string[];
}

/** What a view reads of each field. */
type ViewValue<F> =
  F extends Field<infer Kind, infer Value>
    ? Kind extends TranslatedKind
      ? string
      : Kind extends 'date-time'
        ? string | null
        : Value
    : never;

type NamesOf<F extends Fields, Kind extends string> = { [Name in keyof F]: F[Name]['kind'] extends Kind ? Name : never }[keyof F] & string;
type Media<F extends Fields> = {
  [Name in NamesOf<F, 'media'> as `${Name}_obj`]: (F[Name] extends { accepts: 'image' } ? ImageObj : FileObj) | null;
} & { [Name in NamesOf<F, 'media'> as `${Name}_thumbnails`]: Thumbnails | null };
type Links<F extends Fields> = { [Name in NamesOf<F, 'content-link'> as `${Name}_url`]: string };

/** The module of a definition with its fields typed. */
export type ModuleOf<D extends ModuleDefinition> = ModuleBase & {
  [Name in keyof D['fields']]: ViewValue<D['fields'][Name]>;
} & Media<D['fields']> &
  Links<D['fields']>;

/** Props of every view; `children` holds the rendered modules, one list per column. */
export interface ViewProps<D extends ModuleDefinition, Loaded = unknown> {
  module: ModuleOf<D> & Loaded;
  language: Language;
  children: React.ReactNode[];
}

/** The `lang` of an element that shows a text of the module, when that is in the other language. */
export function langOf(module: Pick<ModuleBase, 'untranslated'>, field: string, language: Language): Language | undefined {
  return module.untranslated.includes(field) ? otherLanguage(language) : undefined;
}
