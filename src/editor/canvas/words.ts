import type { StepName } from '../../features/pages/operations/history.ts';
import { m } from '../../paraglide/messages.js';
import type { Words } from '../session/draft-state.ts';
import { entryNode } from '../session/edited-entry.ts';

/** What a step is called in the undo button. */
const steps: Record<StepName, (module: string) => string> = {
  typed: () => m.edit_step_typed(),
  changed: (module) => m.edit_step_changed({ module }),
  inserted: (module) => m.edit_step_inserted({ module }),
  deleted: (module) => m.edit_step_deleted({ module }),
  moved: (module) => m.edit_step_moved({ module }),
  duplicated: (module) => m.edit_step_duplicated({ module }),
  pasted: (module) => m.edit_step_pasted({ module }),
  layout: () => m.edit_step_layout(),
  restored: (module) => m.edit_step_restored({ module }),
  published: () => m.edit_step_published(),
};

export function stepWords(name: StepName, module: string): string {
  return steps[name](module);
}

export const sessionWords: Words = {
  saved: () => m.edit_saved(),
  draftSaved: () => m.edit_draft_saved(),
  failed: () => m.edit_failed(),
  published: () => m.edit_published(),
  merged: (by) => m.edit_merged({ by }),
  takeBack: () => m.edit_take_back(),
  blocked: () => m.edit_blocked(),
  tookBack: () => m.edit_took_back(),
};

const fields: Record<string, () => string> = {
  access: m.admin_field_access,
  accessibility: m.admin_field_accessibility,
  anchor: m.edit_field_anchor,
  articles: m.edit_field_articles,
  author: m.edit_field_author,
  biography: m.admin_field_biography,
  button_link: m.edit_field_button_link,
  button_text: m.edit_field_button_text,
  caption: m.edit_field_caption,
  cast_note: m.admin_field_cast_note,
  categories: m.edit_field_categories,
  city: m.admin_field_city,
  content: m.edit_field_content,
  content_notes: m.admin_field_content_notes,
  contributors: m.admin_field_contributors,
  country: m.admin_field_country,
  date_from: m.edit_field_date_from,
  date_to: m.edit_field_date_to,
  decrease_distance: m.edit_field_decrease_distance,
  description: m.edit_field_description,
  directions: m.admin_field_directions,
  email: m.admin_field_email,
  embed: m.edit_field_embed,
  events: m.edit_field_events,
  extra_class: m.edit_field_extra_class,
  file: m.edit_field_file,
  filters: m.edit_field_filters,
  first_name: m.admin_field_first_name,
  format: m.edit_field_format,
  function: m.admin_field_function,
  headline: m.edit_field_headline,
  headline_level: m.edit_field_headline_level,
  html_code: m.edit_field_html_code,
  hubspot_id: m.edit_field_hubspot_id,
  image: m.edit_field_image,
  images: m.admin_field_images,
  important_info: m.admin_field_important_info,
  interval: m.admin_field_interval,
  intro: m.admin_field_intro,
  is_decorative: m.edit_field_is_decorative,
  items: m.edit_field_items,
  language: m.admin_field_language,
  last_name: m.admin_field_last_name,
  layout: m.edit_field_layout,
  length: m.edit_field_length,
  link: m.edit_field_link,
  link_text: m.edit_field_link_text,
  main_teaser: m.edit_field_main_teaser,
  media_type: m.edit_field_media_type,
  name: m.admin_field_name,
  note: m.admin_field_note,
  online_from: m.edit_field_online_from,
  online_to: m.edit_field_online_to,
  open_in_new_window: m.edit_field_open_in_new_window,
  opening_hours_text: m.admin_field_opening_hours_text,
  phone: m.admin_field_phone,
  preline: m.edit_field_preline,
  price_info: m.admin_field_price_info,
  promoter: m.admin_field_promoter,
  status_note: m.admin_field_status_note,
  statuses: m.admin_field_statuses,
  sticky: m.edit_field_sticky,
  street: m.admin_field_street,
  style_name: m.admin_field_style_name,
  subline: m.edit_field_subline,
  surtitles: m.admin_field_surtitles,
  tag: m.edit_field_tag,
  text: m.edit_field_text,
  title: m.edit_field_title,
  venue: m.edit_field_venue,
  video: m.edit_field_video,
  video_url: m.edit_field_video_url,
  zip: m.admin_field_zip,
};

/** Where the office says otherwise than modules do. */
const entryFields: Record<string, () => string> = {
  headline: m.admin_field_headline,
  preline: m.admin_field_preline,
  text: m.admin_field_text,
  image: m.admin_field_image,
};

/** What editors call a field of a module or of the page's entry; its name where nobody has given it one. */
export function fieldLabel(name: string, id?: number): string {
  return ((id === entryNode && entryFields[name]) || fields[name])?.() ?? name;
}

const codes: Record<string, () => string> = {
  '': m.edit_code_plain,
  album: m.edit_code_album,
  arrow: m.edit_code_arrow,
  boxed: m.edit_code_boxed,
  button: m.edit_code_button,
  collage: m.edit_code_collage,
  columns: m.edit_code_columns,
  dark: m.edit_code_dark,
  default: m.edit_code_default,
  grey: m.edit_code_grey,
  grid: m.edit_code_grid,
  'image-left': m.edit_code_image_left,
  'image-right': m.edit_code_image_right,
  'image-text': m.edit_code_image_text,
  large: m.edit_code_large,
  list: m.edit_code_list,
  next_3_days: m.edit_code_next_3_days,
  none: m.edit_code_none,
  original: m.edit_code_original,
  outline: m.edit_code_outline,
  overlay: m.edit_code_overlay,
  playlist: m.edit_code_playlist,
  podcast: m.edit_code_podcast,
  rows: m.edit_code_rows,
  slider: m.edit_code_slider,
  small: m.edit_code_small,
  'text-image': m.edit_code_text_image,
  tickets: m.edit_code_tickets,
  track: m.edit_code_track,
  weekend: m.edit_code_weekend,
  canceled: m.status_canceled,
  postponed: m.status_postponed,
  waiting_list: m.status_waiting_list,
  free_entrance: m.status_free_entrance,
  wheelchair: m.access_wheelchair,
  hearing_loop: m.access_hearing_loop,
  audio_description: m.access_audio_description,
  sign_language: m.access_sign_language,
  relaxed: m.access_relaxed,
  touch_tour: m.access_touch_tour,
  captions: m.access_captions,
  assistance_dog: m.access_assistance_dog,
  wide: m.edit_code_wide,
};

/** What editors call a code of a choice: shapes are written as '16:9', columns as '67 / 33'. */
export function codeLabel(code: string): string {
  const named = codes[code];
  if (named) return named();
  return /^\d{1,2}-\d{1,2}$/.test(code) && Number(code.split('-')[0]) < 20 ? code.replace('-', ':') : code.replaceAll('-', ' / ');
}
