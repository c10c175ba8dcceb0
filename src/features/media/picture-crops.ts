import { m } from '../../paraglide/messages.js';

/** Every shape a picture is cut to on the site. */
export const pictureCrops = [
  { name: m.crop_hero, ratio: '16 / 9', width: '15rem' },
  { name: m.crop_phone, ratio: '4 / 5', width: '6.5rem' },
  { name: m.crop_card, ratio: '3 / 2', width: '7.5rem' },
  { name: m.crop_portrait, ratio: '3 / 4', width: '6.5rem' },
  { name: m.crop_square, ratio: '1', width: '4.5rem' },
  { name: m.crop_share, ratio: '1.91', width: '6.5rem' },
];
