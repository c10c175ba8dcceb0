import { m } from '../../paraglide/messages.js';
import { codeName, labelOf } from './design-control.tsx';
import type { DesignNode } from './design-nodes.ts';

/** One-line description of a setting, to compare two versions. */
export function describeSetting(node: DesignNode, value: unknown): string {
  return textOf(node, value) || m.admin_design_empty();
}

function textOf(node: DesignNode, value: unknown): string {
  if (value === undefined || value === null) return '';
  switch (node.kind) {
    case 'flag':
      return value ? m.admin_design_yes() : m.admin_design_no();
    case 'choice':
      return codeName(value as string);
    case 'lines':
      return (value as string[]).join(' · ');
    case 'order':
      return (value as string[]).map(codeName).join(', ');
    case 'rows':
      return (value as Record<string, unknown>[]).map((row) => partsOf(node.parts, row)).join(' · ');
    case 'named':
      return Object.keys(value).join(', ');
    case 'group':
      return partsOf(node.parts, value as Record<string, unknown>);
    default:
      return String(value);
  }
}

function partsOf(parts: Readonly<Record<string, DesignNode>>, value: Record<string, unknown>): string {
  return Object.entries(parts)
    .flatMap(([part, node]) => {
      const text = textOf(node, value[part]);
      return text ? [`${labelOf(part)}: ${text}`] : [];
    })
    .join('; ');
}
