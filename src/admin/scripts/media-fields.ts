import { accept } from '../../core/contract/accept.ts';
import type { MediaKind } from '../../core/fields/field.ts';
import type { Media } from '../../features/media/media.contract.ts';
import { mediaGaps } from '../../features/media/media-gaps.ts';
import { askLogin } from './ask-login.ts';
import { markEnds, orderMedia } from './media-order.ts';
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
  orderMedia();
  readGapsAgain();
}

async function choose(button: HTMLElement): Promise<void> {
  const field = button.closest<HTMLElement>('[data-media-field], [data-media-list]');
  const select = field?.querySelector('select');
  if (!field || !select) return;
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const { chooseMedia } = await import('../../editor/panels/open-page-panel.tsx');
  const chosen = chooseMedia(Number(select.value) || null, field.dataset.accepts as MediaKind | undefined, askLogin);
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
    option.dataset.lacks = lacksOf(media);
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
  const list = field.querySelector<HTMLElement>('.adm-media-list');
  const item = field.querySelector('template')?.content.firstElementChild?.cloneNode(true);
  if (!list || !(item instanceof HTMLElement)) return;
  item.dataset.medium = String(media.id);
  for (const control of item.querySelectorAll<HTMLInputElement | HTMLButtonElement>('input, button')) {
    control.name = control.name.replace(/\.0$/, `.${media.id}`);
    control.value = control.value.replace(/\.0$/, `.${media.id}`);
    if (control.ariaLabel) control.ariaLabel += media.name;
  }
  const picture = item.querySelector('img');
  if (picture) Object.assign(picture, { src: `/media/${pathOf(media)}`, hidden: pathOf(media) === '' });
  const title = item.querySelector('.title');
  if (title) title.textContent = media.name;
  showGaps(item, media.id, lacksOf(media));
  list.append(item);
  markEnds(list);
}

function lacksOf(media: Media): string {
  const { isUndescribed, isUncredited } = mediaGaps(media);
  return [isUndescribed && 'descriptions', isUncredited && 'copyright'].filter(Boolean).join(' ');
}

function showGaps(around: HTMLElement, id: number | string, lacks: string): void {
  for (const link of around.querySelectorAll<HTMLAnchorElement>('[data-gap]')) {
    const { gap = '' } = link.dataset;
    link.hidden = !lacks.split(' ').includes(gap);
    link.href = link.href.replace(/\/\d*#/, `/${id}#`);
  }
}

/** What was missing may have been entered in the window that a link has opened; looked at until nothing is missing any more. */
function readGapsAgain(): void {
  const opened = new Set<HTMLElement>();
  document.addEventListener('click', ({ target }) => {
    const place = target instanceof Element && target.closest('[data-gap]') ? target.closest<HTMLElement>('li, [data-media-field]') : null;
    if (place) opened.add(place);
  });
  addEventListener('focus', () => {
    for (const place of opened) void readGaps(place).then((isOver) => isOver && opened.delete(place));
  });
}

/** Shows what a file lacks by now; true when nothing is left to look at. */
async function readGaps(place: HTMLElement): Promise<boolean> {
  const idOf = () => place.dataset.medium ?? place.querySelector('select')?.value;
  const id = idOf();
  if (!place.isConnected || !id) return true;
  const language = document.documentElement.lang.slice(0, 2);
  const answer = await fetch(`/${language}/pageeditor-api/media/${id}/`, { headers: { accept } }).catch(() => null);
  if (!answer?.ok) return answer?.status === 404;
  const media = (await answer.json().catch(() => null)) as Media | null;
  // Another one may have been chosen meanwhile.
  if (!media || idOf() !== id) return false;
  const lacks = lacksOf(media);
  showGaps(place, id, lacks);
  return lacks === '';
}

function showThumbnail(select: HTMLSelectElement): void {
  const field = select.closest<HTMLElement>('[data-media-field]');
  const picture = field?.querySelector<HTMLImageElement>('.adm-thumbnail');
  const { thumbnail: path = '', lacks = '' } = select.selectedOptions[0]?.dataset ?? {};
  if (!field || !picture) return;
  showGaps(field, select.value, lacks);
  const edit = field.querySelector<HTMLAnchorElement>('[data-edit-medium]');
  if (edit) {
    edit.hidden = select.value === '';
    edit.href = edit.href.replace(/\/\d*$/, `/${select.value}`);
  }
  picture.hidden = path === '';
  if (path) picture.src = `/media/${path}`;
}

function pathOf({ image_thumbnails }: Media): string {
  return image_thumbnails?.small.replace(/^\/media\//, '') ?? '';
}
