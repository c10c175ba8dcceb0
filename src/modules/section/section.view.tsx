import type { ViewProps } from '../../core/module/module.ts';
import { Picture } from '../../ui/picture.tsx';
import type { section } from './section.module.ts';

export function SectionView({ module, children }: ViewProps<typeof section>) {
  const { extra_class, image_obj, image_thumbnails, columns } = module;
  if (!image_obj && columns.every((column) => column.children.length === 0)) return null;
  const isDark = extra_class === 'dark';
  return (
    <section className={['m-section', extra_class, isDark && 'dark', image_obj && 'pictured'].filter(Boolean).join(' ')}>
      {image_obj && (
        <div className="pic backdrop">
          <Picture image={image_obj} thumbnails={image_thumbnails} sizes="auto, 100vw" ratio={[16, 9]} isDecorative />
        </div>
      )}
      <div className="wrap grid12">
        {columns.map(({ index, classes }) => (
          <div key={index} className={classes}>
            {children[index]}
          </div>
        ))}
      </div>
    </section>
  );
}
