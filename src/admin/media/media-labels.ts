import { locales } from '../../core/languages.ts';
import { mediaFields } from '../../features/media/media.fields.ts';
import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';

const labels: Readonly<Record<string, () => string>> = {
  name: () => interfaceText(mediaFields.name.label),
  says: m.media_says,
  descriptions: () => interfaceText(mediaFields.description.label),
  captions: () => interfaceText(mediaFields.caption.label),
  copyright: () => interfaceText(mediaFields.copyright.label),
  usage_until: () => interfaceText(mediaFields.usage_until.label),
  folder: () => interfaceText(mediaFields.folder.label),
  'focus.0': m.focal_left,
  'focus.1': m.focal_top,
};

/** Label of a control, with the language of a text. */
export function mediaLabel(name: string): string {
  const [of = '', part = ''] = name.split('.');
  const label = (labels[name] ?? labels[of] ?? (() => name))();
  return part === 'de' || part === 'en' ? `${label}, ${locales[part].name}` : label;
}
