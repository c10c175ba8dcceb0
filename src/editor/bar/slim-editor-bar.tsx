import '../../ui/backstage/backstage.css';
import '../canvas/surface.css';
import './editor-bar.css';
import { useEffect } from 'react';
import { m } from '../../paraglide/messages.js';

interface SlimEditorBarProps {
  /** Where this page is edited; null where it is not. */
  edit: string | null;
  menus: readonly { title: string; url: string }[];
}

/** What editors see above every page they do not edit (EDIT-04). */
export function SlimEditorBar({ edit, menus }: SlimEditorBarProps) {
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
