import type { ImageObj } from '../contract/shapes.ts';

/** Shapes an editor can choose for a picture (MOD-05). */
export type PictureFormat = 'original' | '16-9' | '4-3' | '1-1' | '3-4';

/** Width by height of a format; a picture whose size nobody knows is shown as 3:2. */
export function ratioOf(format: PictureFormat, { width, height }: Pick<ImageObj, 'width' | 'height'>): readonly [number, number] {
  if (format === 'original') return width > 0 && height > 0 ? [width, height] : [3, 2];
  const [across = 3, down = 2] = format.split('-').map(Number);
  return [across, down];
}
