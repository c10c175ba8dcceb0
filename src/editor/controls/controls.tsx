import type { ComponentType } from 'react';
import type { FieldKind } from '../../core/fields/field.ts';
import { ChoiceControl, ChoicesControl } from './choice-controls.tsx';
import type { ControlProps } from './control-props.ts';
import { EmbedControl } from './embed-control.tsx';
import { ContentLinkControl } from './link-control.tsx';
import { ListControl } from './list-control.tsx';
import { MediaControl } from './media-control.tsx';
import { DateControl, DateTimeControl, FlagControl, NumberControl } from './plain-controls.tsx';
import { ReferenceControl, ReferencesControl } from './reference-controls.tsx';
import { TableControl } from './table-control.tsx';
import { AddressControl, LinesControl, LongTextControl, RichTextControl, TextControl, TranslatedTextControl } from './text-controls.tsx';

/** Exactly one control per kind of field: a new kind without one does not compile. */
export const controls: Record<FieldKind, ComponentType<ControlProps>> = {
  text: TextControl,
  'translated-text': TranslatedTextControl,
  'rich-text': RichTextControl,
  html: LongTextControl,
  table: TableControl,
  'date-time': DateTimeControl,
  date: DateControl,
  flag: FlagControl,
  number: NumberControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  link: AddressControl,
  'embed-url': EmbedControl,
  reference: ReferenceControl,
  references: ReferencesControl,
  list: ListControl,
  lines: LinesControl,
  media: MediaControl,
  'content-link': ContentLinkControl,
};

/** Kinds whose control is a group with a legend of its own. */
export const groupKinds: ReadonlySet<FieldKind> = new Set(['choice', 'choices', 'media', 'rich-text', 'reference', 'references', 'table']);
