import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';
import { Control } from '../forms/controls.tsx';
import { describeValue } from '../forms/describe-value.ts';
import type { FormKit } from '../forms/form-kit.ts';
import { type DesignNode, isGroup, labelOf } from './design-fields.ts';

interface DesignControlProps {
  /** Path of the control, such as 'header.links'. */
  name: string;
  node: DesignNode;
  kit: FormKit;
}

/** The control of a setting; those of a group with a legend. */
export function DesignControl({ name, node, kit }: DesignControlProps) {
  if (!isGroup(node)) return <Control name={name} field={node.field} kit={kit} />;
  return (
    <fieldset className="bs-field" id={name}>
      <legend>{interfaceText(node.label)}</legend>
      <div className="adm-both">
        {Object.entries(node.parts).map(([part, inner]) => (
          <DesignControl key={part} name={`${name}.${part}`} node={inner} kit={kit} />
        ))}
      </div>
    </fieldset>
  );
}

/** One-line description of a setting, to compare two versions. */
export function describeSetting(node: DesignNode, value: unknown, language: Language): string {
  return textOf(node, value, language) || m.admin_design_empty();
}

function textOf(node: DesignNode, value: unknown, language: Language): string {
  if (value === undefined || value === null || value === '') return '';
  if (!isGroup(node)) return describeValue('value', node.field, node.toField(value), new Map(), language);
  return Object.entries(node.parts)
    .flatMap(([part, inner]) => {
      const text = textOf(inner, (value as Record<string, unknown>)[part], language);
      return text ? [`${interfaceText(labelOf(inner))}: ${text}`] : [];
    })
    .join('; ');
}
