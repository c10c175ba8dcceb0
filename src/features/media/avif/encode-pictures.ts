// A process of its own, which the site starts with a low priority (picture-encoder.server.ts): encodes one
// picture per message and answers with the bytes or the reason why there are none.
import sharp from 'sharp';

export interface EncodingOrder {
  bytes: Uint8Array;
  /** Pixels across. */
  width: number;
}
export type EncodingAnswer = { bytes: Uint8Array } | { reason: string };

/** Looks like WebP at quality 78; measured on the demo's pictures at two thirds of its bytes. */
const quality = 55;
/** 0 to 9: 4 takes three to five times as long for 5 % fewer bytes. */
const effort = 2;

sharp.concurrency(1);
sharp.cache(false);
process.on('message', async ({ bytes, width }: EncodingOrder) => {
  const answer = await encode(bytes, width);
  // Without the callback a site that was killed meanwhile would be an error of this process.
  process.send?.(answer, undefined, undefined, () => {});
});
process.on('disconnect', () => process.exit());
// Both reach the whole group of processes; the site itself says when it is over.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {});

async function encode(bytes: Uint8Array, width: number): Promise<EncodingAnswer> {
  try {
    return { bytes: await sharp(bytes).rotate().resize({ width }).avif({ quality, effort }).toBuffer() };
  } catch (error) {
    return { reason: String(error) };
  }
}
