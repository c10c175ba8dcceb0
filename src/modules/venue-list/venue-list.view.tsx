import type { ViewProps } from '../../core/module/module.ts';
import type { venueList } from './venue-list.module.ts';

export function VenueListView({ module, children }: ViewProps<typeof venueList>) {
  if (module.columns[0]?.children.length === 0) return null;
  return (
    <div className="m-venue-list">
      <div className="items">{children}</div>
    </div>
  );
}
