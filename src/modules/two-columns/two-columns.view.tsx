import { langOf, type ViewProps } from '../../core/module/module.ts';
import { Picture } from '../../ui/picture.tsx';
import type { twoColumns } from './two-columns.module.ts';

export function TwoColumnsView({ module, language }: ViewProps<typeof twoColumns>) {
  const { extra_class, text, image_obj, image_thumbnails } = module;
  return (
    <div className={`m-two-columns ${extra_class}${image_obj ? '' : ' plain'}`}>
      <div className="two">
        {image_obj && (
          <figure>
            <div className="pic">
              <Picture
                image={image_obj}
                thumbnails={image_thumbnails}
                sizes="auto, (max-width: 47.99em) 100vw, (max-width: 88rem) 50vw, 43rem"
                ratio={[4, 3]}
              />
            </div>
            {image_obj.copyright && <figcaption>© {image_obj.copyright}</figcaption>}
          </figure>
        )}
        <div className="rich" lang={langOf(module, 'text', language)} dangerouslySetInnerHTML={{ __html: text }} />
      </div>
    </div>
  );
}
