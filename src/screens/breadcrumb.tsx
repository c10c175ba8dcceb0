import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../paraglide/messages.js';
import { Icon } from '../ui/icon.tsx';
import { useAddress } from './address.ts';
import { type Parent, parentsOf } from './parents.ts';
import { hasEarlierPage } from './visit.ts';

/** The way from home to this page, and the way back (LAYOUT-06). `parents` is for pages whose place is not in urls.ts. */
export function Breadcrumb({ current, parents: given }: { current: string; parents?: Parent[] }) {
  const { name, language } = useAddress();
  const navigate = useNavigate();
  const parents = given ?? parentsOf(name, language);
  const parent = parents.at(-1);
  const goBack = (event: MouseEvent) => {
    if (!hasEarlierPage() || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <nav className="crumb" aria-label={m.breadcrumb()}>
      {parent && (
        <a className="back" href={parent.url} onClick={goBack}>
          <Icon name="left" />
          {m.back()}
        </a>
      )}
      <ol>
        {parents.map(({ url, title }) => (
          <li key={title}>{url ? <a href={url}>{title}</a> : title}</li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
