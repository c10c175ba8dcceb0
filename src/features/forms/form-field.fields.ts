import { z } from 'zod';
import type { CodeLabels } from '../../core/fields/labels.ts';
import type { RowOptions } from '../../core/fields/rows.ts';
import { translatedSchema } from '../../core/fields/text.ts';
import type { InterfaceText } from '../../core/languages.ts';
import { type FieldName, fieldTypes, maxLengths } from './field-types.ts';

const mostChoices = 100;
const line = (required = false) => translatedSchema(z.string().trim().max(maxLengths.line), required);

/** Field of a form (FORM-02); texts per language. Omitted values are empty; id and slug are generated. */
export const formFieldSchema = z.strictObject({
  id: z.int().positive().optional(),
  slug: z.string().trim().default(''),
  field_type: z.int().min(1).max(Object.keys(fieldTypes).length),
  required: z.boolean().default(false),
  visible: z.boolean().default(true),
  label: line(true),
  choices: z.array(line(true)).max(mostChoices).default([]),
  default: z.string().trim().max(maxLengths.line).default(''),
  placeholder_text: line().default({}),
  help_text: line().default({}),
});
export type GivenField = z.output<typeof formFieldSchema>;
export type StoredFormField = GivenField & { id: number };

const typeLabels: Readonly<Record<FieldName, InterfaceText>> = {
  text: { de: 'Text, eine Zeile', en: 'Text, one line' },
  textarea: { de: 'Text, mehrere Zeilen', en: 'Text, several lines' },
  email: { de: 'E-Mail-Adresse', en: 'Email address' },
  checkbox: { de: 'Kästchen zum Ankreuzen', en: 'One checkbox' },
  checkboxes: { de: 'Mehrere Kästchen', en: 'Several checkboxes' },
  select: { de: 'Auswahlliste', en: 'Drop-down list' },
  multiSelect: { de: 'Liste, mehrere wählbar', en: 'List, several can be chosen' },
  radio: { de: 'Eines von mehreren', en: 'One of several' },
  file: { de: 'Datei', en: 'File' },
  date: { de: 'Datum', en: 'Date' },
  dateTime: { de: 'Datum und Uhrzeit', en: 'Date and time' },
  hidden: { de: 'Unsichtbar mitgeschickt', en: 'Hidden, sent along' },
  number: { de: 'Zahl', en: 'Number' },
  url: { de: 'Webadresse', en: 'Web address' },
  birthday: { de: 'Geburtsdatum', en: 'Date of birth' },
};

/** Labels of the types of fields by their numbers (FORM-03). */
const fieldTypeLabels: CodeLabels = Object.fromEntries(
  Object.entries(fieldTypes).map(([name, number]) => [number, typeLabels[name as FieldName]]),
);

/** The fields of a form as rows of its form in the office. */
export const formFieldRows: RowOptions<StoredFormField> = {
  rowLabel: { de: 'Feld', en: 'Field' },
  isFolded: true,
  rows: {
    id: { input: 'id' },
    label: { input: 'texts', label: { de: 'Beschriftung', en: 'Label' } },
    field_type: { input: 'code', label: { de: 'Art des Feldes', en: 'Kind of field' }, codes: fieldTypeLabels },
    required: { input: 'flag', label: { de: 'Pflichtfeld', en: 'Required' } },
    visible: { input: 'ticked', label: { de: 'Sichtbar', en: 'Visible' } },
    choices: { input: 'lines', label: { de: 'Auswahlmöglichkeiten', en: 'Choices' } },
    help_text: { input: 'texts', label: { de: 'Hilfe unter dem Feld', en: 'Help below the field' } },
    placeholder_text: { input: 'texts', label: { de: 'Beispiel im leeren Feld', en: 'Example in the empty field' }, isRare: true },
    default: {
      input: 'text',
      label: { de: 'Vorgabe', en: 'Preset' },
      help: {
        de: 'Steht anfangs im Feld. Bei einer Auswahl eine der Möglichkeiten, bei einem Kästchen 1 für angekreuzt.',
        en: 'Stands in the field at first. Of choices one of them, of a checkbox 1 for ticked.',
      },
      isRare: true,
    },
    slug: {
      input: 'text',
      label: { de: 'Kurzname', en: 'Short name' },
      help: {
        de: 'Unter diesem Namen wird die Antwort gespeichert. Leer entsteht er aus der Beschriftung.',
        en: 'The answer is stored under this name. Left empty, it is made from the label.',
      },
      isRare: true,
      isGenerated: true,
    },
  },
};
