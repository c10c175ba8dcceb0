import type Sharp from 'sharp';

/** The library for pictures, loaded with the first one that is uploaded or shared: pages need none of its native code. */
export async function loadSharp(): Promise<typeof Sharp> {
  return (await import('sharp')).default;
}
