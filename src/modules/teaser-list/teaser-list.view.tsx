import type { ViewProps } from '../../core/module/module.ts';
import { Slider } from '../../ui/slider/slider.tsx';
import type { teaserList } from './teaser-list.module.ts';

export function TeaserListView({ module, children }: ViewProps<typeof teaserList>) {
  const { extra_class, columns } = module;
  const count = columns[0]?.children.length ?? 0;
  if (count === 0) return null;
  return (
    <div className={`m-teaser-list as-${extra_class}`}>
      {extra_class === 'slider' ? (
        <Slider count={count} className="row">
          {children[0]}
        </Slider>
      ) : (
        <div className={`row of-${count}`}>{children[0]}</div>
      )}
    </div>
  );
}
