import type { z } from 'zod';
import { fieldErrors } from '../../../core/contract/errors.server.ts';
import { type Field, isTranslated } from '../../../core/fields/field.ts';
import { fieldsSchema, type ModuleDefinition, type ModuleRegistry } from '../../../core/module/define-module.ts';
import { cleanHtml, cleanRichText } from '../../../core/text/rich-text.server.ts';
import type { ContentTree } from '../operations/content-tree.ts';
import type { FieldChange, NewNode, Operation } from '../operations/operation.ts';

/** Values that no draft may hold, with messages by field. */
export class ValueError extends Error {
  override name = 'ValueError';
  readonly messages: Record<string, string[]>;
  constructor(messages: Record<string, string[]>) {
    super(JSON.stringify(messages));
    this.messages = messages;
  }
}

interface ValueContext {
  registry: ModuleRegistry;
  tree: ContentTree;
  /** Only who may edit HTML changes such a field (MOD-15). */
  canEditHtml: boolean;
  messages: z.core.$ZodErrorMap;
  isForbidden: string;
}

/**
 * An operation with its values as they are stored: trimmed, cleaned (EDIT-07), addresses of embeds checked. What the
 * editor saw goes the same way, so that a text the server tidied is no conflict. @throws ValueError
 */
export function prepareOperation(operation: Operation, context: ValueContext): Operation {
  switch (operation.kind) {
    case 'group':
      return { ...operation, operations: operation.operations.map((inner) => prepareOperation(inner, context)) };
    case 'insert':
      return { ...operation, nodes: operation.nodes.map((node) => prepareNode(node, context)) };
    case 'set': {
      const definition = context.registry.get(context.tree.get(operation.id)?.model ?? '');
      if (!definition) return operation;
      return { ...operation, changes: operation.changes.map((change) => prepareChange(change, definition, context)) };
    }
    default:
      return operation;
  }
}

/** The stored form of one value, e.g. of what somebody typed. @throws ValueError */
export function storedValue(
  definition: ModuleDefinition,
  { field: name, language }: Pick<FieldChange, 'field' | 'language'>,
  value: unknown,
  messages: z.core.$ZodErrorMap,
): unknown {
  const field = fieldOf(definition, name);
  // The operation refuses what is no field and a text without language.
  if (!field || isTranslated(field) !== (language !== null)) throw new ValueError({ [name]: [notAField] });
  if (isEmpty(value, field)) return language === null ? (field.initial ?? null) : '';
  const parsed = field.schema.safeParse(language === null ? value : { [language]: value }, { error: messages });
  if (!parsed.success) throw new ValueError({ [name]: Object.values(fieldErrors(parsed.error)).flat() });
  const stored = JSON.parse(JSON.stringify(parsed.data ?? null));
  if (language === null) return stored;
  const text: string = stored[language] ?? '';
  return field.kind === 'rich-text' ? cleanHtml(text) : text;
}

const notAField = 'There is no such field.';

function prepareChange(
  change: FieldChange,
  definition: ModuleDefinition,
  { messages, canEditHtml, isForbidden }: ValueContext,
): FieldChange {
  if (fieldOf(definition, change.field)?.kind === 'html' && !canEditHtml) throw new ValueError({ [change.field]: [isForbidden] });
  return { ...change, from: seenValue(definition, change, messages), to: storedValue(definition, change, change.to, messages) };
}

/** What an editor saw, as far as it can be stored; anything else is what it is. */
function seenValue(definition: ModuleDefinition, change: FieldChange, messages: z.core.$ZodErrorMap): unknown {
  try {
    return storedValue(definition, change, change.from, messages);
  } catch {
    return change.from;
  }
}

function prepareNode(node: NewNode, { registry, messages, canEditHtml, isForbidden }: ValueContext): NewNode {
  const definition = registry.get(node.model);
  if (!definition) return node;
  const parsed = fieldsSchema(definition, { isDraft: true }).safeParse(node.fields, { error: messages });
  if (!parsed.success) throw new ValueError(fieldErrors(parsed.error));
  const fields = JSON.parse(JSON.stringify(parsed.data)) as Record<string, unknown>;
  for (const [name, field] of Object.entries<Field>(definition.fields)) {
    if (field.kind === 'rich-text') fields[name] = cleanRichText(fields[name] as never);
    if (field.kind === 'html' && Object.keys(fields[name] ?? {}).length > 0 && !canEditHtml)
      throw new ValueError({ [name]: [isForbidden] });
  }
  return { ...node, model_version: definition.version, fields };
}

function fieldOf(definition: ModuleDefinition, name: string): Field | undefined {
  return Object.hasOwn(definition.fields, name) ? (definition.fields[name] as Field) : undefined;
}

/** A draft may lack what is required (PAGE-07). */
function isEmpty(value: unknown, field: Field): boolean {
  if (value === '' || value === null || value === undefined) return true;
  return Array.isArray(value) && value.length === 0 && Array.isArray(field.initial);
}
