import type { CSSProperties } from 'react';
import type { ViewProps } from '../../core/module/module.ts';
import type { imageList } from './image-list.module.ts';

export function ImageListView({ module, children }: ViewProps<typeof imageList>) {
  const { format, anchor, columns } = module;
  if (!columns[0]?.children.length) return null;
  const style = format === 'original' ? undefined : ({ '--list-ratio': format.replace('-', ' / ') } as CSSProperties);
  return (
    <div className="m-image-list" id={anchor || undefined} style={style}>
      <div className="row">{children[0]}</div>
    </div>
  );
}
