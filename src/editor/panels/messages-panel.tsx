import './panels.css';
import { locales } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { useSurface } from '../canvas/editor-context.ts';

/** What was said at the lower edge since the page was opened, newest first (EDIT-16). */
export function MessagesPanel() {
  const { messages, language } = useSurface();
  if (messages.length === 0) return <p>{m.edit_messages_none()}</p>;
  return (
    <ol className="plain panel-list">
      {messages.map(({ id, kind, text, at }) => (
        <li key={id} className="bs-message">
          <ToolIcon name={kind === 'bad' ? 'alert' : 'check'} />
          <span className="bs-grow">{text}</span>
          <time className="bs-meta" dateTime={at.toISOString()}>
            {at.toLocaleTimeString(locales[language].iso, { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' })}
          </time>
        </li>
      ))}
    </ol>
  );
}
