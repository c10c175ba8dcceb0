import { linkTextHelp } from './labels.ts';
import { flag, link, number } from './plain.ts';
import { reference } from './reference.ts';
import { translatedText } from './text.ts';

/** Fields many content types have, so that each is called the same in all of them. */
export const sharedFields = {
  name: translatedText({ label: { de: 'Titel', en: 'Title' }, required: true }),
  preline: translatedText({ label: { de: 'Zeile darüber', en: 'Line above' } }),
  headline: translatedText({ label: { de: 'Überschrift', en: 'Headline' } }),
  subline: translatedText({ label: { de: 'Unterzeile', en: 'Subline' }, max: 500 }),
  image: reference('media', { label: { de: 'Bild', en: 'Picture' } }),
  link: link({ label: { de: 'Link', en: 'Link' } }),
  link_text: translatedText({ label: { de: 'Text des Links', en: 'Text of the link' }, help: linkTextHelp }),
  order: number({ label: { de: 'Reihenfolge', en: 'Order' } }),
  is_online: flag({ label: { de: 'Auf der Website', en: 'On the website' }, initial: true }),
};
