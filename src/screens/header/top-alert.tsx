import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import type { Alert } from '../../features/site/site.contract.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon.tsx';

/** Characters up to which the text stands beside the title; a longer one is opened by it. */
const shortText = 160;
/** How long a closed alert stays away. */
const days = 30;

/**
 * The first of the breaking news (ALERT-01). Every visitor gets it in the HTML: a script in front of it reads the
 * cookie before the first paint, so that a closed one (ALERT-03) takes no room and nothing jumps.
 */
export function TopAlert({ alert: { id, title, text, link, link_title } }: { alert: Alert }) {
  const nonce = useContext(FrameworkContext)?.nonce;
  return (
    <>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: closingScript(id) }} />
      <section className="alert" aria-label={m.alert()}>
        <div className="wrap">
          {text.length > shortText ? (
            <details>
              <summary>
                <strong>{title}</strong>
                <Icon name="down" />
              </summary>
              <p>{text}</p>
            </details>
          ) : (
            <p>
              <strong>{title}</strong> {text}
            </p>
          )}
          {link && <a href={link.url}>{link_title || m.alert_more()}</a>}
          <button type="button" className="ibtn" aria-label={m.alert_close()}>
            <Icon name="close" />
          </button>
        </div>
      </section>
    </>
  );
}

/** Hides the alert whose id the cookie `alert` holds and, when the visitor closes it, stores its id there (ALERT-04). */
function closingScript(id: number): string {
  return `(()=>{const read="alert=${id}",page=document.documentElement,hide=()=>page.classList.add("no-alert");
if(document.cookie.split("; ").includes(read))hide();
addEventListener("click",({target})=>{if(!target.closest||!target.closest(".alert .ibtn"))return;
document.cookie=read+"; path=/; max-age=${days * 86_400}; samesite=lax";hide();
document.getElementById("main-content").focus({preventScroll:true})})})()`;
}
