import { slotModel } from '../../core/module/edited-modules.ts';
import type { Module } from '../../core/module/module.ts';
import type { Place } from '../../features/pages/operations/content-tree.ts';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import type { Catalogue } from '../session/catalogue.ts';

/** What stands in a column without modules while it is edited: a place to insert. */
interface SlotModule extends Module {
  model: typeof slotModel;
  column: number;
  /** Of the button; the name of what it stands in. */
  label: string;
  name: string;
  /** Name of the button that begins a text at once; null where no text may stand. */
  text: string | null;
}

/** The modules with a slot in every empty column, so that views lay out what visitors do not see yet. */
export function withSlots(modules: readonly Module[], catalogue: Catalogue): readonly Module[] {
  const filled = (children: readonly Module[], above: Module | null, column: number): readonly Module[] =>
    children.length === 0
      ? [slotIn(above, column, catalogue)]
      : children.map((module) =>
          module.columns.length === 0
            ? module
            : { ...module, columns: module.columns.map((one) => ({ ...one, children: [...filled(one.children, module, one.index)] })) },
        );
  return filled(modules, null, 0);
}

function slotIn(above: Module | null, column: number, catalogue: Catalogue): SlotModule {
  const definition = above ? catalogue.get(above.model) : undefined;
  const only =
    Array.isArray(definition?.allowed) && definition.allowed.length === 1 ? catalogue.get(definition.allowed[0] ?? '') : undefined;
  const label = above === null ? m.edit_insert_first() : only ? m.edit_insert_one({ module: only.label }) : m.edit_insert_here();
  const takesText = definition === undefined || definition.allowed === 'any' || Boolean(definition.allowed?.includes('text'));
  const count = above?.columns.length ?? 1;
  const place = count > 1 ? m.edit_place_column({ module: definition?.label ?? '', column: column + 1 }) : (definition?.label ?? '');
  return {
    // Views only use it as a key; no module of the draft has a number below the page's entry.
    id: -1000 - column,
    model: slotModel,
    slug: null,
    parent: above?.id ?? null,
    content_type: above?.content_type ?? '',
    object_id: above?.object_id ?? 0,
    columns: [],
    order: 0,
    version: 0,
    untranslated: [],
    column,
    label,
    name: place === '' ? label : m.edit_insert_named({ label, place }),
    text: !takesText ? null : count > 1 ? m.edit_insert_text_column({ column: column + 1 }) : m.edit_insert_text(),
  };
}

/** The buttons in an empty column: any module, or a text at once. Their press is handled with all others of the page ({@link slotPlace}). */
export function Slot({ module }: { module: Module }) {
  const { parent, column, label, name, text } = module as SlotModule;
  return (
    <div className="bs bs-slot" data-slot={slotName(parent, column)}>
      <button type="button" aria-haspopup="dialog" aria-label={name}>
        <ToolIcon name="plus" />
        {label}
      </button>
      {text && (
        <button type="button" aria-label={text} data-inserts="text">
          <ToolIcon name="pencil" />
          {m.edit_insert_text()}
        </button>
      )}
    </div>
  );
}

/** The column a slot stands in, as its element names it. */
export function slotName(parent: number | null, column: number): string {
  return `${parent ?? ''}:${column}`;
}

/** The place of a pressed slot, and the module its button inserts without asking; null where the press was on something else. */
export function slotPlace(target: Element): { place: Place; model: string | null } | null {
  const button = target.closest<HTMLElement>('[data-slot] > button');
  const [parent, column] = button?.parentElement?.dataset.slot?.split(':') ?? [];
  if (!button || column === undefined) return null;
  return { place: { parent: parent ? Number(parent) : null, column: Number(column), after: null }, model: button.dataset.inserts ?? null };
}
