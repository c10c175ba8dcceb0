import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import type { UploadRefusal } from './uploads.write.server.ts';

/** Why a file is refused, as a message for whoever uploads it. */
export function refusalSentence(reason: UploadRefusal, language: Language): string {
  return sentences[reason]({}, { locale: language });
}

const sentences: Record<UploadRefusal, typeof m.media_refused_kind> = {
  kind: m.media_refused_kind,
  program: m.media_refused_program,
  drawing: m.media_refused_drawing,
  size: m.media_too_large,
  bytes: m.media_refused_bytes,
  pixels: m.media_refused_pixels,
  broken: m.media_refused_broken,
};
