import type { ViewProps } from '../../core/module/module.ts';
import type { videoList } from './video-list.module.ts';

export function VideoListView({ module, children }: ViewProps<typeof videoList>) {
  if (module.columns[0]?.children.length === 0) return null;
  return (
    <div className="m-video-list" id={module.anchor || undefined}>
      <div className="items">{children}</div>
    </div>
  );
}
