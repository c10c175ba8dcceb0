import { type FileStorage, readBytes } from '../../../core/outside/storage.ts';
import { PictureFault, pictureProcess } from '../picture-process/picture-process.server.ts';
import type { AvifJob } from './avif-claims.server.ts';

/** After so many processes that died over it a picture stays WebP. */
const maxDeaths = 3;

/** Path of the AVIF beside a WebP. */
export const avifPathOf = (path: string) => path.replace(/\.webp$/, '.avif');

/** Encodes pictures in a process of its own, so that requests need not wait. */
export function createAvifEncoder(storage: FileStorage, onError: (error: unknown) => void) {
  const process = pictureProcess({ isBackground: true });
  const deaths = new Map<string, number>();
  let isClosed = false;
  return {
    /** True when the AVIF lies in storage now, false when WebP is to stay, null when there is nothing to make it from. */
    async encode({ path, original, width }: AvifJob): Promise<boolean | null> {
      const target = avifPathOf(path);
      if (await storage.has(target)) return true;
      const [bytes, webp] = await Promise.all([readBytes(storage, original), storage.open(path)]);
      if (!bytes || !webp) return null;
      if ((deaths.get(path) ?? 0) >= maxDeaths) return false;
      const encoded = await process.run('avif', bytes, width).catch((error: unknown) => {
        if (error instanceof PictureFault) return onError(new Error(`'${original}' stays WebP: ${error.message}`));
        // A process that was ended by closing says nothing about the picture.
        if (!isClosed) deaths.set(path, (deaths.get(path) ?? 0) + 1);
        throw error;
      });
      if (!encoded || encoded.length >= webp.size) return false;
      await storage.write(target, encoded);
      return true;
    },
    close(): void {
      isClosed = true;
      process.close();
    },
  };
}
