import type { Media } from './media.contract.ts';

/** What a picture lacks. */
export interface MediaGaps {
  isUndescribed: boolean;
  isUncredited: boolean;
}

/** A decorative picture needs no alternative text, and what is no picture needs nothing. */
export function mediaGaps({ kind, is_decorative, descriptions, copyright }: Media): MediaGaps {
  const isPicture = kind === 'image';
  return {
    isUndescribed: isPicture && !is_decorative && !descriptions.de && !descriptions.en,
    isUncredited: isPicture && !copyright,
  };
}
