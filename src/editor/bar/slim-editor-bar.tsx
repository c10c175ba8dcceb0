import '../../ui/backstage/backstage.css';
import '../canvas/surface.css';
import './editor-bar.css';
import { useEffect } from 'react';
import { m } from '../../paraglide/messages.js';

interface SlimEditorBarProps {
  /** Where this page is edited; null where it is not. */
  edit: string | null;
  /** The form of the entry this page is about; null for other pages. */
  office: string | null;
  menus: readonly { title: string; url: string }[];
  /** The page is shown as it is public at a moment: which, and where it is as it is now. */
  preview: { time: string; leave: string } | null;
}

/** What editors see above every page they do not edit (EDIT-04). */
export function SlimEditorBar({ edit, office, menus, preview }: SlimEditorBarProps) {
  useEffect(() => {
    document.documentElement.classList.add('has-toolbar');
    return () => document.documentElement.classList.remove('has-toolbar');
  }, []);
  return (
    <nav className="bs bs-editor-bar slim" aria-label={m.edit_toolbar()}>
      <div className="bs-bar1 bs-desk">
        {edit && (
          <a className="bs-btn primary" href={edit}>
            {m.edit_mode_edit()}
          </a>
        )}
        {office && (
          <a className="bs-btn" href={office}>
            {m.edit_office()}
          </a>
        )}
        {preview && (
          <p className="bs-row wrap" role="status">
            <span className="bs-state planned">{m.edit_preview_public({ time: preview.time })}</span>
            <a className="bs-btn" href={preview.leave}>
              {m.edit_preview_leave()}
            </a>
          </p>
        )}
        <span className="bs-grow" />
        {menus.map(({ title, url }) => (
          <a key={url} className="bs-btn" href={url}>
            {title}
          </a>
        ))}
      </div>
    </nav>
  );
}
