import { and, eq, isNull } from 'drizzle-orm';
import { textLanguageOfCall } from '../../../core/contract/call-language.server.ts';
import { CallError, missing } from '../../../core/contract/errors.server.ts';
import { answer, type CallHandler, type CallScope } from '../../../core/contract/register.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import { isSameOriginScript } from '../../../core/http/csrf.server.ts';
import { isLanguage, type Language } from '../../../core/languages.ts';
import type { Module } from '../../../core/module/module.ts';
import { m } from '../../../paraglide/messages.js';
import { answeredModule } from '../answered-module.server.ts';
import { commitChange, type EditorDependencies } from '../editing/editor-dependencies.server.ts';
import { isContentObject, siteOwner } from '../editing/owners.read.server.ts';
import { readPageTree } from '../page-tree.read.server.ts';
import { containers } from '../pages.tables.server.ts';
import { ensureContainer } from '../sections.write.server.ts';
import { mainSlug, ownerInSlug, type SlotOwner } from '../slots.ts';
import { readContainer } from '../snapshots/published.read.server.ts';
import { createContainer, getContainer } from './containers.contract.ts';
import { readOwner } from './draft.read.server.ts';
import type { Owner } from './draft-snapshot.read.server.ts';
import { containerModule, readShown } from './shown-modules.read.server.ts';

/** A container that is to be made. */
export interface NewSlot extends SlotOwner {
  slug?: string | undefined;
  parent?: number | null | undefined;
}

/** Of a call: the language of its texts stands in the path. */
type ShownCall = CallScope & { request: Parameters<typeof textLanguageOfCall>[0] };

/** The calls of containers as such (API-34, API-35); those of the modules inside are `moduleCalls`. */
export function containerCalls(dependencies: EditorDependencies): CallHandler[] {
  const { kit } = dependencies;
  const show = async ({ reading, language, request }: ShownCall, owner: Owner): Promise<Module> => {
    const at = { module: undefined, container: owner.id };
    const shown = await readShown(kit, reading, language, at, textLanguageOfCall(request));
    return answeredModule(containerModule(owner, shown?.modules ?? []), kit.registry);
  };
  return [
    answer(getContainer, async ({ reading, language, parameters, request }) => {
      const { slug } = parameters;
      if (!reading.viewer.isEditor) {
        // Visitors have no routes in Japanese and Latin (I18N-03).
        if (!isLanguage(textLanguageOfCall(request))) return missing(language);
        const container = (await readContainer(reading, language, slug, kit)) ?? missing(language);
        // That of a page which is offline is nobody's but its editors' (PAGE-04).
        const isOpen = container.content_type !== 'page' || (await readPageTree(reading, language)).has(container.object_id);
        return isOpen ? answeredModule(container, kit.registry) : missing(language);
      }
      const known = await readSlotRow(reading, slug);
      if (known) return show({ reading, language, request }, known);
      // A link to this address makes nothing, whoever follows it: only the editor's requests carry the header.
      if (!isSameOriginScript(request, undefined)) return missing(language);
      return show(
        { reading, language, request },
        await openSlot(dependencies, { reading, language }, { ...(ownerInSlug(slug) ?? siteOwner), slug }),
      );
    }),
    answer(createContainer, async ({ reading, language, body, request }) => {
      if (await readSlotRow(reading, body.slug)) throw refusal('slug', language);
      return show({ reading, language, request }, await openSlot(dependencies, { reading, language }, body));
    }),
  ];
}

/**
 * A container by its slug, made when it is absent (PAGE-10); without a slug the one of the object's page.
 * @throws CallError 404 for a content object that does not exist, 400 for a slug of another one and for a parent that is none of its containers
 */
export async function openSlot(dependencies: EditorDependencies, { reading, language }: CallScope, slot: NewSlot): Promise<Owner> {
  const { content_type, object_id, slug = mainSlug(slot), parent = null } = slot;
  if (!(await isContentObject(reading.db, content_type, object_id))) throw CallError.notFound(language);
  const known = await readSlotRow(reading, slug);
  if (known) return isOf(known, slot) ? known : Promise.reject(refusal('slug', language));
  // 'event-3-…' is a slug of event 3, or the slot of its page could be taken by something else.
  const named = ownerInSlug(slug);
  if (named && !isOf(named, slot) && (await isContentObject(reading.db, named.content_type, named.object_id)))
    throw refusal('slug', language);
  const above = parent === null ? null : await readOwner(reading.db, parent);
  if (parent !== null && !(above && isOf(above, slot))) throw refusal('parent', language);
  const id = await commitChange(dependencies, reading, (transaction) =>
    ensureContainer(transaction, content_type, object_id, { slug, parent }),
  );
  return (await readOwner(reading.db, id)) ?? missing(language);
}

async function readSlotRow({ db }: Reading, slug: string): Promise<Owner | null> {
  const [row] = await db
    .select()
    .from(containers)
    .where(and(eq(containers.slug, slug), isNull(containers.deleted_at)));
  return row ?? null;
}

function isOf(one: SlotOwner, other: SlotOwner): boolean {
  return one.content_type === other.content_type && one.object_id === other.object_id;
}

function refusal(field: 'slug' | 'parent', language: Language): CallError {
  const text = field === 'slug' ? m.editor_slot_taken : m.editor_slot_parent;
  return new CallError(400, { [field]: [text({}, { locale: language })] });
}
