import { open } from 'node:fs/promises';

/** A line of a file with the position of its first byte. */
export interface FileLine {
  text: string;
  at: number;
}

const chunkBytes = 65_536;
const newline = 10;

/** Lines of a file from the last to the first, beginning before a position; the file may grow meanwhile. A last line without an end is not whole yet. */
export async function* linesBackwards(path: string, before = Number.POSITIVE_INFINITY): AsyncGenerator<FileLine> {
  const file = await open(path);
  try {
    let begin = Math.min(before, (await file.stat()).size);
    let rest: Buffer = Buffer.alloc(0);
    let isWhole = before <= begin;
    while (begin > 0) {
      const length = Math.min(chunkBytes, begin);
      begin -= length;
      const { buffer } = await file.read(Buffer.alloc(length), 0, length, begin);
      let bytes = Buffer.concat([buffer, rest]);
      for (let end = bytes.lastIndexOf(newline); end !== -1; end = bytes.lastIndexOf(newline)) {
        const line = bytes.subarray(end + 1);
        if (isWhole && line.length > 0) yield { text: line.toString(), at: begin + end + 1 };
        isWhole = true;
        bytes = bytes.subarray(0, end);
      }
      rest = bytes;
    }
    if (isWhole && rest.length > 0) yield { text: rest.toString(), at: 0 };
  } finally {
    await file.close();
  }
}
