import { m } from '../../paraglide/messages.js';

/** Labels of choice codes. */
export const codeLabels: Readonly<Record<string, () => string>> = {
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
  cc01: () => `${m.admin_field_style_name()} 1`,
  cc02: () => `${m.admin_field_style_name()} 2`,
  cc03: () => `${m.admin_field_style_name()} 3`,
};

/** Labels of codes in rows, by row field; field types are numbers (FORM-03). */
export const rowCodes: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  field_type: {
    1: m.admin_field_type_text,
    2: m.admin_field_type_textarea,
    3: m.admin_field_type_email,
    4: m.admin_field_type_checkbox,
    5: m.admin_field_type_checkboxes,
    6: m.admin_field_type_select,
    7: m.admin_field_type_multi_select,
    8: m.admin_field_type_radio,
    9: m.admin_field_type_file,
    10: m.admin_field_type_date,
    11: m.admin_field_type_date_time,
    12: m.admin_field_type_hidden,
    13: m.admin_field_type_number,
    14: m.admin_field_type_url,
    15: m.admin_field_type_birthday,
  },
};
