import { useCurrentPage } from '../../features/site/current-page.ts';
import { m } from '../../paraglide/messages.js';
import { Logo } from '../layout/header/logo.tsx';
import { type UnsavedForm, UnsavedFormView } from './unsaved-form.tsx';
import { WaysOut } from './ways-out.tsx';

interface ErrorPageProps {
  status: number;
  message: string;
  /** HTML of the venue in place of it (ERR-07), null for none. */
  customHtml: string | null;
  /** HTML of the site settings with telephone and opening hours; '' for none. */
  contactHtml: string;
  /** The form that was sent to this address and not stored; null for none. It takes the place of HTML of the venue: what was typed is nowhere else. */
  unsaved: UnsavedForm | null;
}

/** The error layout (LAYOUT-02): logo linking home, the status as a poster, message and ways out; no menu. */
export function ErrorPage({ status, message, customHtml, contactHtml, unsaved }: ErrorPageProps) {
  const page = useCurrentPage();
  const { language } = page;
  if (customHtml !== null && !unsaved) return <div className="custom-error" dangerouslySetInnerHTML={{ __html: customHtml }} />;
  return (
    <div className="oops dark">
      <header className="wrap">
        <Logo root={page} />
      </header>
      <main id="main-content" className="wrap" tabIndex={-1}>
        <div className="status" aria-hidden="true">
          {status}
        </div>
        <div className="say">
          <h1 className="h2">
            <span className="vh">{m.error_code({ code: status })}: </span>
            {message.charAt(0).toUpperCase() + message.slice(1)}
          </h1>
          <p className="lead">{status === 404 ? m.error_lost() : m.error_sorry()}</p>
          {unsaved ? (
            <UnsavedFormView form={status === 500 ? { ...unsaved, isMaybeSaved: true } : unsaved} />
          ) : (
            <WaysOut language={language} isOff={status === 503} />
          )}
          {contactHtml && <div className="contact" dangerouslySetInnerHTML={{ __html: contactHtml }} />}
          {status === 404 && <p className="small code">{m.error_not_found()}</p>}
          {status === 404 && <count-missing when="load" />}
        </div>
      </main>
    </div>
  );
}
