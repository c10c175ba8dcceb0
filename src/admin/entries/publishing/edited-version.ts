import type { EditedVersion } from '../../../features/admin/drafts.write.server.ts';

/** The versions a form is based on, as its hidden input: '12.3' is the live entry's and the draft's. */
export function parseVersion(text: string | undefined): EditedVersion {
  const [live = '', draft = ''] = (text ?? '').split('.');
  return { live: numberOf(live), draft: numberOf(draft) };
}

export function versionText({ live, draft }: EditedVersion): string {
  return `${live}.${draft}`;
}

const numberOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
