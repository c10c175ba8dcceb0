import type { ReactNode } from 'react';
import { readPageLinkUses } from '../../features/admin/uses/link-uses.read.server.ts';
import type { HubPage } from '../../features/pages/hub-page.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import type { AdminContext } from '../admin-context.server.ts';
import { Places, placesOf } from '../entries/places.server.tsx';

/** Whether links would lead nowhere once the page is in the trash; one that cannot go there is refused instead. */
export async function isLinked({ reading }: AdminContext, pages: readonly HubPage[], id: number): Promise<boolean> {
  const page = pages.find((each) => each.id === id);
  if (!page || page.isFixed || pages.some(({ parent }) => parent === id)) return false;
  return (await readPageLinkUses(reading.db, page)).length > 0;
}

/** The question with what links to the page (PAGE-320). */
export async function trashQuestion(context: AdminContext, page: HubPage, title: string): Promise<ReactNode> {
  const { reading, language } = context;
  const base = adminHref(language, 'pages');
  const uses = await readPageLinkUses(reading.db, page);
  return (
    <form className="bs-note warn adm-trash-question" method="post" action={`${base}/${page.id}/delete`} data-in-place="">
      {/* biome-ignore lint/a11y/noAutofocus: the menu where it was pressed is closed; the question is the next stop */}
      <p tabIndex={-1} autoFocus>
        <strong>{m.pages_trash_question({ title })}</strong>
      </p>
      {uses.length > 0 && (
        <Places uses={uses} places={await placesOf(context, uses)} title={m.pages_links_here({ count: uses.length })}>
          <p>{m.pages_links_here_text()}</p>
        </Places>
      )}
      <div className="bs-row wrap">
        <a className="bs-btn" href={`${base}#page-${page.id}`}>
          {m.admin_delete_keep()}
        </a>
        <button className="bs-btn danger solid" type="submit" name="sure" value="yes">
          {m.hub_to_trash()}
        </button>
      </div>
    </form>
  );
}
