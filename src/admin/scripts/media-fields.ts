import type { MediaKind } from '../../core/fields/field.ts';
import type { Media } from '../../features/media/media.contract.ts';
import { putBelow } from './page-panels.ts';

/** Chooses files of forms in the media library, which is loaded with the first press, and shows what is chosen. */
export function chooseMediaInForms(): void {
  document.documentElement.classList.add('has-script');
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-choose-media]') : null;
    if (button) void choose(button);
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) showThumbnail(target);
  });
}

async function choose(button: HTMLElement): Promise<void> {
  const field = button.closest<HTMLElement>('[data-media-field], [data-media-list]');
  const select = field?.querySelector('select');
  if (!field || !select) return;
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const { chooseMedia } = await import('../../editor/panels/open-page-panel.tsx');
  const chosen = chooseMedia(Number(select.value) || null, field.dataset.accepts as MediaKind | undefined);
  putBelow(styles);
  const media = await chosen;
  button.focus();
  if (media === undefined) return;
  if (field.dataset.mediaList !== undefined) {
    if (media) addToList(field, field.dataset.mediaList, media);
  } else setSelect(select, media);
  // As if typed: the guard of unsaved input and drafts listen.
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The select offers the latest files only, and none that was uploaded just now. */
function setSelect(select: HTMLSelectElement, media: Media | null): void {
  const value = media ? String(media.id) : '';
  const known = [...select.options].find((option) => option.value === value);
  if (media && !known) {
    const option = new Option(media.name, value);
    option.dataset.thumbnail = pathOf(media);
    select.add(option);
  }
  select.value = value;
}

function addToList(field: HTMLElement, name: string, media: Media): void {
  const known = field.querySelector<HTMLInputElement>(`input[name="${name}.${media.id}"]`);
  if (known) {
    known.checked = true;
    return;
  }
  const [label, box, picture, title] = ['label', 'input', 'img', 'span'].map((tag) => document.createElement(tag)) as [
    HTMLLabelElement,
    HTMLInputElement,
    HTMLImageElement,
    HTMLSpanElement,
  ];
  label.className = 'bs-check';
  Object.assign(box, { type: 'checkbox', name: `${name}.${media.id}`, checked: true });
  Object.assign(picture, { className: 'adm-thumbnail', alt: '', src: `/media/${pathOf(media)}`, hidden: pathOf(media) === '' });
  title.textContent = media.name;
  label.append(box, picture, title);
  field.querySelector('.adm-media-list')?.append(label);
}

function showThumbnail(select: HTMLSelectElement): void {
  const picture = select.closest('[data-media-field]')?.querySelector<HTMLImageElement>('.adm-thumbnail');
  const path = select.selectedOptions[0]?.dataset.thumbnail ?? '';
  if (!picture) return;
  picture.hidden = path === '';
  if (path) picture.src = `/media/${path}`;
}

function pathOf({ image_thumbnails }: Media): string {
  return image_thumbnails?.small.replace(/^\/media\//, '') ?? '';
}
