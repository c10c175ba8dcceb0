/** Kinds of content a link can point to, so that it follows its target when that is renamed. */
export const linkTargets = ['page', 'event', 'production', 'article', 'person', 'series', 'venue', 'form', 'media'] as const;
export type LinkTarget = (typeof linkTargets)[number];

/** 'event:12' as its parts, null for anything else. */
export function parseLinkTarget(link: string): { target: LinkTarget; id: number } | null {
  const [, target, id] = /^([a-z]+):([1-9]\d{0,8})$/.exec(link) ?? [];
  return linkTargets.includes(target as LinkTarget) ? { target: target as LinkTarget, id: Number(id) } : null;
}
