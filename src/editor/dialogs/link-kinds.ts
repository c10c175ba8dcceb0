import { finderLimits } from '../../features/pages/finder-limits.ts';
import { m } from '../../paraglide/messages.js';
import type { ToolIconName } from '../../ui/backstage/tool-icon.tsx';

/** What a link can lead to. */
export interface FoundTarget {
  type: string;
  title: string;
  url: string;
  /** What a link field holds, e.g. 'event:12'. */
  link: string;
  /** Whether visitors can open it; of anchors and typed addresses nothing is said. */
  state?: 'draft' | 'planned' | 'live' | 'withdrawn';
  /** Of an event. */
  starts?: string | null;
  room?: string;
}

interface LinkKind {
  name(): string;
  icon: ToolIconName;
}

const kinds: ReadonlyMap<string, LinkKind> = new Map<string, LinkKind>([
  ['page', { name: m.link_kind_page, icon: 'file' }],
  ['event', { name: m.link_kind_event, icon: 'cal' }],
  ['production', { name: m.link_kind_production, icon: 'cal' }],
  ['series', { name: m.link_kind_series, icon: 'cal' }],
  ['venue', { name: m.link_kind_venue, icon: 'target' }],
  ['article', { name: m.link_kind_article, icon: 'text' }],
  ['person', { name: m.link_kind_person, icon: 'user' }],
  ['form', { name: m.link_kind_form, icon: 'file' }],
  ['media', { name: m.link_kind_media, icon: 'file' }],
  ['anchor', { name: m.link_kind_anchor, icon: 'link' }],
  ['address', { name: m.link_kind_address, icon: 'globe' }],
]);

/** Name and icon of a kind of target; of a page for one that is not known. */
export function linkKinds(type: string | undefined): LinkKind {
  return kinds.get(type ?? '') ?? { name: m.link_kind_page, icon: 'file' };
}

/** Whether there may be more of a kind than was found: the finder offers only so many. */
export function isCut(found: readonly FoundTarget[], isOneKind: boolean): boolean {
  const limit = isOneKind ? finderLimits.ofOneKind : finderLimits.perKind;
  const counts = new Map<string, number>();
  for (const { type } of found) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].some(([type, count]) => type !== 'anchor' && count >= limit);
}
