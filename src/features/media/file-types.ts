const pictures: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};
const others: Record<string, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  odt: 'application/vnd.oasis.opendocument.text',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Type of a stored file by its ending, which we gave it by its content. Only pictures are shown in a window of their own; the rest is downloaded. */
export function typeOfFile(path: string): { contentType: string; isShown: boolean } {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  const picture = pictures[ending];
  return { contentType: picture ?? others[ending] ?? 'application/octet-stream', isShown: picture !== undefined };
}
