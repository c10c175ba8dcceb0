import '../../ui/backstage/backstage.css';
import '../canvas/surface.css';
import './editor-bar.css';
import { useEffect } from 'react';
import type { OfficePlace } from '../../features/pages/edited-content.ts';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';

interface SlimEditorBarProps {
  /** Where this page is edited; null where it is not. */
  edit: string | null;
  /** The form of the entry this page is about, or the list of what it lists; null for other pages. */
  office: OfficePlace | null;
  /** Where in the trash of the office lies what this address showed; null for any other. */
  trash: string | null;
  menus: readonly { title: string; url: string; group: string | null }[];
  /** The page is shown as it is public at a moment: which, and where it is as it is now. */
  preview: { time: string; leave: string } | null;
}

/** What editors see above every page they do not edit (EDIT-04). */
export function SlimEditorBar({ edit, office, trash, menus, preview }: SlimEditorBarProps) {
  useEffect(() => {
    document.documentElement.classList.add('has-toolbar');
    return () => document.documentElement.classList.remove('has-toolbar');
  }, []);
  const officeText = office?.isList ? m.edit_office_list() : m.edit_office();
  return (
    <nav className="bs bs-editor-bar slim" aria-label={m.edit_toolbar()}>
      <div className="bs-bar1 bs-desk">
        {edit && (
          <a className="bs-btn primary" href={edit}>
            {m.edit_mode_edit()}
          </a>
        )}
        {office && (
          <a className="bs-btn bs-office" href={office.href}>
            <ToolIcon name="list" />
            <span>{officeText}</span>
          </a>
        )}
        {trash && (
          <p className="bs-row" role="status">
            <span className="bs-state bad">{m.edit_in_trash()}</span>
            <a className="bs-btn" href={trash}>
              {m.edit_to_trash()}
            </a>
          </p>
        )}
        {preview && (
          <p className="bs-row bs-preview" role="status">
            <span className="bs-state planned">{m.edit_preview_public({ time: preview.time })}</span>
            <a className="bs-btn" href={preview.leave}>
              {m.edit_preview_leave()}
            </a>
          </p>
        )}
        <span className="bs-grow" />
        <button type="button" className="bs-btn" popoverTarget="office-links">
          {m.admin_title()}
          <ToolIcon name="down" />
        </button>
      </div>
      {/* An administrator has more links than any window is wide. */}
      <ul className="plain bs-pop bs-menu bs-office-links" id="office-links" popover="auto" aria-label={m.admin_title()}>
        {[...Map.groupBy(menus, ({ group }) => group)].map(([group, links]) => (
          <li key={group}>
            {group && <span className="bs-eyebrow">{group}</span>}
            <ul className="plain" aria-label={group ?? undefined}>
              {links.map(({ title, url }) => (
                <li key={url}>
                  <a className="mi" href={url}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
