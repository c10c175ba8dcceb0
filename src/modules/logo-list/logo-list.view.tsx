import type { ViewProps } from '../../core/module/module.ts';
import type { logoList } from './logo-list.module.ts';

export function LogoListView({ module: { extra_class, columns }, children }: ViewProps<typeof logoList>) {
  if (!columns[0]?.children.length) return null;
  return (
    <div className={`m-logo-list ${extra_class}`}>
      <div className="row">{children[0]}</div>
    </div>
  );
}
