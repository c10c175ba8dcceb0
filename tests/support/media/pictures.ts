import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate } from 'node:zlib';
import sharp from 'sharp';
import { renderDemoPicture } from '../../../demo/pictures.ts';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import type { FileStorage } from '../../../src/core/outside/storage.ts';
import { media } from '../../../src/features/media/media.tables.server.ts';
import { storePicture } from '../../../src/features/media/media.write.server.ts';

/** A poster of the demo venue as a JPEG in 4:5, one for which AVIF is worth it. */
export async function posterOf(name: string, width: number): Promise<Buffer> {
  return sharp(await renderDemoPicture(`poster/${name}`, width))
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A PNG of one colour. */
export function plainPng(background: string, width = 900, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Four quarters of one colour each: red, green, blue and white, so that a crop says where it was taken. */
export async function quarters(width: number, height: number): Promise<Buffer> {
  const half = { width: width / 2, height: height / 2 };
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { ...half, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([quarter('#00ff00', half.width, 0), quarter('#0000ff', 0, half.height), quarter('#ffffff', half.width, half.height)])
    .png()
    .toBuffer();
}

/** Stores a picture as an import does and answers its row; one with this id is replaced. */
export async function addPicture(database: DatabaseHandle, storage: FileStorage, bytes: Uint8Array, id: number) {
  const picture = await storePicture(bytes, storage);
  const [row] = await database.db
    .insert(media)
    .values({ id, kind: 'image', name: `picture ${id}`, ...picture })
    .onConflictDoUpdate({ target: media.id, set: picture })
    .returning();
  if (!row) throw new Error('The picture was not stored.');
  return row;
}

/** A black PNG of any size, written line by line: no encoder would hold it in memory. */
export async function flatPng(width: number, height: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits of RGB.
  header.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.alloc(1 + 3 * width);
  const lines = Readable.from(
    (function* () {
      for (let y = 0; y < height; y++) yield line;
    })(),
  );
  const pixels = await buffer(lines.pipe(createDeflate({ level: 1 })));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const lengthAndSum = Buffer.alloc(8);
  lengthAndSum.writeUInt32BE(content.length, 0);
  lengthAndSum.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([lengthAndSum.subarray(0, 4), body, lengthAndSum.subarray(4)]);
}
