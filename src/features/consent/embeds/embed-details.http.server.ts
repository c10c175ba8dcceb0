import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CallError } from '../../../core/contract/errors.server.ts';
import { answer, type CallHandler } from '../../../core/contract/register.server.ts';
import { embedMessage } from '../../../core/contract/validation-messages.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import { embedHosts, embedProblem, parseEmbedAddress } from '../../../core/fields/embed-address.ts';
import type { FetchOutside } from '../../../core/outside/fetch-public.server.ts';
import { readEmbedDetails } from './embed-details.contract.ts';
import { embedOf } from './embed-player.ts';
import { fetchDetails } from './oembed.server.ts';

interface EmbedDependencies {
  fetchOutside: FetchOutside;
  /** Puts a picture into the library. */
  storePicture(reading: Reading, picture: { file: string; name: string; copyright: string }): Promise<number>;
  report(message: string): void;
}

/** The call that reads title and picture of what is embedded (EMBED-09). */
export function embedCalls({ fetchOutside, storePicture, report }: EmbedDependencies): CallHandler[] {
  return [
    answer(readEmbedDetails, async ({ reading, language, body }) => {
      const { kind } = body;
      const address = parseEmbedAddress(body.address, kind);
      const problem = embedProblem(body.address, kind);
      if (!address || problem)
        throw new CallError(400, {
          address: [embedMessage({ problem: problem ?? { kind: 'address' }, hosts: embedHosts[kind] }, language)],
        });
      try {
        const details = await fetchDetails({ ...address, url: embedOf(address).url }, fetchOutside);
        if (!details) return { outcome: 'unknown' as const, title: '', image: null };
        const { title, credit, picture } = details;
        const image = picture && (await inFile(picture, (file) => storePicture(reading, { file, name: title, copyright: credit })));
        return { outcome: 'found' as const, title, image };
      } catch (error) {
        report(`${address.host} does not answer for an embed: ${error instanceof Error ? error.message : String(error)}`);
        return { outcome: 'failed' as const, title: '', image: null };
      }
    }),
  ];
}

async function inFile<T>(bytes: Buffer, use: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-embed-'));
  try {
    const file = join(folder, 'picture');
    await writeFile(file, bytes);
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
