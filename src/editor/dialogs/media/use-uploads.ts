import { useRef, useState } from 'react';
import type { Language } from '../../../core/languages.ts';
import type { Media } from '../../../features/media/media.contract.ts';
import { uploadLimit } from '../../../features/media/upload-limit.ts';
import { m } from '../../../paraglide/messages.js';
import { sendFile, uploadFailure } from './send-file.ts';

/** A file that is being uploaded, or one that was refused and why. */
export interface Upload {
  key: number;
  name: string;
  size: number;
  /** 0 to 1. */
  part: number;
  error: string | null;
}

/** Uploads by dialog, drop and paste, one after the other; each says how far it is. */
export function useUploads(language: Language, folder: string, onDone: (media: Media) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const number = useRef(0);
  const given = useRef(new Map<number, AbortController>());
  const change = (key: number, values: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)));
  const remove = (key: number) => {
    given.current.get(key)?.abort();
    setUploads((all) => all.filter((upload) => upload.key !== key));
  };
  const add = async (files: Iterable<File>) => {
    const jobs = [...files].map((file) => ({ file, key: ++number.current, stop: new AbortController() }));
    for (const { key, stop } of jobs) given.current.set(key, stop);
    setUploads((all) => [
      ...all.filter(({ error }) => !error),
      ...jobs.map(({ file, key }) => ({
        ...{ key, name: file.name || m.media_pasted(), size: file.size, part: 0 },
        error: file.size > uploadLimit ? m.media_too_large() : null,
      })),
    ]);
    for (const { file, key, stop } of jobs) {
      if (file.size > uploadLimit || stop.signal.aborted) continue;
      try {
        const onProgress = (part: number) => change(key, { part });
        onDone(await sendFile(file, { language, folder, signal: stop.signal, onProgress }));
        remove(key);
      } catch (failure) {
        if (stop.signal.aborted) continue;
        change(key, { error: uploadFailure(failure) });
      }
    }
  };
  return { uploads, add, remove };
}

/** The files of a drop or of the clipboard. */
export function filesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])];
}
