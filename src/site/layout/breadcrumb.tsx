import { useCurrentPage } from '../../features/site/current-page.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import { type Parent, parentsOf } from './parents.ts';

/** Links to the parent pages, and the back link (LAYOUT-06). `parents` is for pages whose parents are not in urls.ts. */
export function Breadcrumb({ current, parents: given }: { current: string; parents?: Parent[] }) {
  const { routeName, language } = useCurrentPage();
  const parents = given ?? (routeName ? parentsOf(routeName, language) : []);
  const parent = parents.at(-1);
  return (
    <nav className="crumb" aria-label={m.breadcrumb()}>
      {parent && (
        <a className="back" href={parent.url} data-back="" data-control="">
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
