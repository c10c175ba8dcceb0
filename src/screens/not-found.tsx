import { m } from '../paraglide/messages.js';

/** The not-found page itself answers 404 (ROUTE-20), with the error page that every missing address shows. */
export function loader() {
  throw new Response(m.error_page_not_found(), { status: 404 });
}

export default function NotFound() {
  return null;
}
