// A process of its own (picture-process.server.ts): does one step with one picture per message and answers with what came of it, or the
// reason why nothing did.
import sharp from 'sharp';

/** A message to this process: the name of a step and what it takes. */
export type PictureOrder = { [Name in keyof PictureSteps]: [name: Name, ...values: Parameters<PictureSteps[Name]>] }[keyof PictureSteps];
export type PictureAnswer = { value: unknown } | { reason: string };
export type PictureSteps = typeof steps;

/** Quality looks like WebP at 78, measured on the demo's pictures at two thirds of its bytes; effort 4 takes three to five times as long for 5 % fewer. */
const avif = { quality: 55, effort: 2 };
/** What social networks show beside a link: most cut to 1.91:1. */
const shareSize = { width: 1200, height: 630 };

const steps = {
  /** What the file says of itself; nothing is decoded. */
  measure: async (bytes: Uint8Array) => {
    const { format, pages, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { format: String(format), pages: pages ?? 1, ...autoOrient };
  },
  /** Red, green, blue and opacity of its mean colour. */
  meanColor: (bytes: Uint8Array): Promise<Uint8Array> =>
    sharp(bytes).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').ensureAlpha().raw().toBuffer(),
  webp: (bytes: Uint8Array, width: number, options: { quality: number; effort: number }): Promise<Uint8Array> =>
    sharp(bytes).rotate().resize({ width }).webp(options).toBuffer(),
  avif: (bytes: Uint8Array, width: number): Promise<Uint8Array> => sharp(bytes).rotate().resize({ width }).avif(avif).toBuffer(),
  /** The part a box of this shape shows of the picture: the same as `object-position` does in the browser. Never enlarged. */
  share: async (bytes: Uint8Array, [x = 0.5, y = 0.5]: readonly number[]): Promise<Uint8Array> => {
    const { autoOrient } = await sharp(bytes).metadata();
    const scale = Math.min(autoOrient.width / shareSize.width, autoOrient.height / shareSize.height);
    const box = { width: Math.max(1, Math.floor(shareSize.width * scale)), height: Math.max(1, Math.floor(shareSize.height * scale)) };
    return sharp(bytes)
      .autoOrient()
      .extract({ ...box, left: Math.round((autoOrient.width - box.width) * x), top: Math.round((autoOrient.height - box.height) * y) })
      .resize({ ...shareSize, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  },
};

sharp.concurrency(1);
sharp.cache(false);
process.on('message', async ([name, ...values]: PictureOrder) => {
  const step = steps[name] as (...values: unknown[]) => Promise<unknown>;
  const answer = await step(...values).then(
    (value): PictureAnswer => ({ value }),
    (error): PictureAnswer => ({ reason: String(error) }),
  );
  // Without the callback a site that was killed meanwhile would be an error of this process.
  process.send?.(answer, undefined, undefined, () => {});
});
process.on('disconnect', () => process.exit());
// Both reach the whole group of processes; the site itself says when it is over.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {});
