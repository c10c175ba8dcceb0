import type { LoaderFunctionArgs } from 'react-router';
import { m } from '../paraglide/messages.js';
import { pageContext } from './page-context.server.ts';

/** Every path that is no address of the site (ERR-01). */
export function loader({ context }: LoaderFunctionArgs) {
  context.get(pageContext).refuse();
  throw new Response(m.error_page_not_found(), { status: 404 });
}

export default function Unknown() {
  return null;
}
