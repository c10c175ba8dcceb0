import { m } from '../../paraglide/messages.js';
import { useSurface } from '../canvas/editor-context.ts';
import { pathOf } from '../session/places.ts';

/** Page, section, column, module: what is selected stands in what. */
export function Breadcrumb() {
  const { session, state, selected, select, title } = useSurface();
  const path = selected === null ? [] : pathOf(state.tree, selected);
  return (
    <nav className="bs-crumb bs-grow" aria-label={m.edit_selection()}>
      <ol className="plain">
        <li>
          <button type="button" aria-current={selected === null || undefined} onClick={() => select(null, { focuses: true })}>
            {title}
          </button>
        </li>
        {path.map((node) => (
          <li key={node.id}>
            <button type="button" aria-current={node.id === selected || undefined} onClick={() => select(node.id, { focuses: true })}>
              {session.catalogue.get(node.model)?.label ?? node.model}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
