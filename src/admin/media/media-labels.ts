import { locales } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';

const labels: Readonly<Record<string, () => string>> = {
  name: m.media_name,
  says: m.media_says,
  descriptions: m.admin_media_description,
  captions: m.admin_media_caption,
  copyright: m.media_copyright,
  folder: m.media_folder,
  'focus.0': m.focal_left,
  'focus.1': m.focal_top,
};

/** Label of a control, with the language of a text. */
export function mediaLabel(name: string): string {
  const [of = '', part = ''] = name.split('.');
  const label = (labels[name] ?? labels[of] ?? (() => name))();
  return part === 'de' || part === 'en' ? `${label}, ${locales[part].name}` : label;
}
