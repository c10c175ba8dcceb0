import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';

/** Counts a missing address (API-27) from the one 404 page that all of them share; it has no other script. */
const script = `(async()=>{const t=()=>/(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1];if(!t())await fetch("/api/user-details/",{method:"HEAD"});
await fetch("/api/dashboard-error-log/",{method:"POST",headers:{"content-type":"application/json","x-csrftoken":t()??""},body:JSON.stringify({url:location.pathname.slice(0,2000)})})})().catch(()=>{})`;

export function MissingNote() {
  const framework = useContext(FrameworkContext);
  if (!import.meta.env.SSR) return null;
  return <script nonce={framework?.nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}
