import type { ViewProps } from '../../core/module/module.ts';
import type { container } from './container.module.ts';

export function ContainerView({ children }: ViewProps<typeof container>) {
  return <div className="m-container bleed modules">{children[0]}</div>;
}
