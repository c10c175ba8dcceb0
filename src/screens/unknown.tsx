import { m } from '../paraglide/messages.js';

/** Every path that is no address of the site (ERR-01). */
export function loader() {
  throw new Response(m.error_page_not_found(), { status: 404 });
}

export default function Unknown() {
  return null;
}
