/** A content object, e.g. { content_type: 'event', object_id: 12 }. */
export interface SlotOwner {
  content_type: string;
  object_id: number;
}

/** Slug of the container that a content object's page shows (PAGE-09). */
export function mainSlug({ content_type, object_id }: SlotOwner): string {
  return `${content_type}-${object_id}-content`;
}

/** False for a further container of the object: it holds neither the page's texts nor its state. */
export function isMainSlot(owner: SlotOwner & { slug: string }): boolean {
  return owner.slug === mainSlug(owner);
}

/** The content object a slug names by its beginning, 'event-12-intro' that of event 12; null for any other slug. */
export function ownerInSlug(slug: string): SlotOwner | null {
  const [, content_type = '', id = ''] = /^([a-z_]+)-([1-9]\d{0,9})-./.exec(slug) ?? [];
  const object_id = Number(id);
  return object_id > 0 && object_id <= 2_147_483_647 ? { content_type, object_id } : null;
}
