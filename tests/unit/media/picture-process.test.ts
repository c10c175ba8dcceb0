import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PictureFault, pictureProcess } from '../../../src/features/media/picture-process/picture-process.server.ts';
import { plainPng } from '../../support/media/pictures.ts';

const children = () =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** Ended, and not yet noticed by this process. */
const isGone = (id: number) => /^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${id}/stat`, 'utf8'));

test('OPS-253 pictures are worked on one after the other in a process of their own; over one that it dies of the next begins anew', async () => {
  const before = new Set(children());
  const pictures = pictureProcess();
  const bytes = await plainPng('#336699');
  try {
    const [size, color] = await Promise.all([pictures.run('measure', bytes), pictures.run('meanColor', bytes)]);
    expect([size.format, [...color]]).toEqual(['png', [0x33, 0x66, 0x99, 255]]);
    await expect(pictures.run('meanColor', Buffer.from('no picture'))).rejects.toThrow(PictureFault);
    const [child = 0] = children().filter((id) => !before.has(id));
    const [died, next] = [pictures.run('webp', bytes, 1, { quality: 78, effort: 6 }), pictures.run('measure', bytes)];
    process.kill(child, 'SIGKILL');
    await expect(died).rejects.toThrow('has ended');
    await expect(died).rejects.not.toThrow(PictureFault);
    expect((await next).format).toBe('png');
    // Gone before this process has heard of it: nothing can be sent to it any more.
    const [second = 0] = children().filter((id) => !before.has(id));
    process.kill(second, 'SIGKILL');
    while (!isGone(second));
    await expect(pictures.run('measure', bytes)).rejects.toThrow('has ended');
    expect((await pictures.run('measure', bytes)).format).toBe('png');
  } finally {
    pictures.close();
  }
  await expect(pictures.run('measure', bytes)).rejects.toThrow('closed');
});
