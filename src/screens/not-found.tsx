import { type MetaFunction } from 'react-router';
import { data } from 'react-router';
import { m } from '../paraglide/messages.js';
import { leaves } from '../urls.ts';
import { describeDocument, rootOf } from './meta.ts';

/** The not-found page itself answers 404 (ROUTE-20). */
export const loader = () => data(null, { status: 404 });

export const meta: MetaFunction = ({ matches }) =>
  describeDocument(rootOf(matches), { title: m.error_page_not_found(), description: m.error_page_not_found(), urls: leaves.notFound.path, isHidden: true });

export default function NotFound() {
  return <h1>{m.error_page_not_found()}</h1>;
}
