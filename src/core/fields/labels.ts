import type { InterfaceText } from '../languages.ts';

/** What editors read at a field, in every form, history, list and export. */
export interface FieldTexts {
  readonly label: InterfaceText;
  /** A sentence below the control, where the label does not say enough. */
  readonly help?: InterfaceText;
}

/** What people read for each code of a choice, in the order in which it is offered; as in every object, whole numbers come first. */
export type CodeLabels<Code extends string = string> = Readonly<Record<Code, InterfaceText>>;

/** The codes alone, in their order. */
export function codesOf<Code extends string>(labels: CodeLabels<Code>): [Code, ...Code[]] {
  return Object.keys(labels) as [Code, ...Code[]];
}

/** Below the text of a link, wherever there is one; here, so that the dialog of the page editor loads no schema for it. */
export const linkTextHelp: InterfaceText = {
  de: 'Text, den Besucher lesen, z. B. Karten kaufen',
  en: 'Text visitors read, e.g. Buy tickets',
};
