import type { Fields, TranslatedKind } from '../fields/field.ts';
import type { StoredLanguage } from '../languages.ts';

/** Ids of content a sample can reference. */
export interface SampleThings {
  image: number;
  /** A second picture, upright. */
  portrait: number;
  file: number;
  video: number;
  audio: number;
  page: number;
  event: number;
  production: number;
  article: number;
  category: number;
  venue: number;
  tag: number;
}

/** What a field takes in a sample: texts as { de, en }, everything else as it is stored. */
type SampleFields<F extends Fields> = {
  [Name in keyof F]?: F[Name]['kind'] extends TranslatedKind ? Partial<Record<StoredLanguage, string>> : NonNullable<unknown> | null;
};

/** A module with what stands inside it, as samples, imports and the demo write it. */
export interface ModuleNode {
  model: string;
  fields: Record<string, unknown>;
  /** One list per column. */
  columns?: readonly (readonly ModuleNode[])[];
}

export interface ModuleSample<F extends Fields = Fields> {
  fields: SampleFields<F>;
  columns?: readonly (readonly ModuleNode[])[];
}

/** Three samples of a module: as editors use it, with everything filled to the limit, and with only what is required. */
export interface ModuleSamples<F extends Fields = Fields> {
  usual: (things: SampleThings) => ModuleSample<F>;
  full: (things: SampleThings) => ModuleSample<F>;
  bare: (things: SampleThings) => ModuleSample<F>;
}
