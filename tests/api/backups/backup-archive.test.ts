import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBackup } from '../../../src/core/backup/read-backup.server.ts';
import { BrokenArchive, tarEnd, tarHeader, tarPadding } from '../../../src/core/backup/tar.ts';
import { runBackup } from '../../../src/server/commands/run-backup.server.ts';
import { backUp, seedSite } from '../../support/database/backup.ts';
import { openTestDatabase } from '../../support/database/database.ts';
import { temporaryFolder } from '../../support/imports/import.ts';
import { isFullRun } from '../../support/variants.ts';

test('backup: cut at any byte, with any byte changed, or with anything behind its end, it is refused', async () => {
  const dataDir = temporaryFolder();
  const database = await openTestDatabase();
  await seedSite(database, { dataDir });
  const { file, size } = await backUp(database, { dataDir });
  await database.close();
  const right = readFileSync(file);
  const broken = join(temporaryFolder(), 'broken.tar');
  const read = (bytes: Buffer) => {
    writeFileSync(broken, bytes);
    return readBackup(broken);
  };
  expect((await read(right)).size).toBe(size);
  const place = fc.integer({ min: 0, max: right.length - 1 });
  const isRefused = async (bytes: Buffer) => void (await expect(read(bytes)).rejects.toBeInstanceOf(BrokenArchive));
  await fc.assert(
    fc.asyncProperty(place, (length) => isRefused(right.subarray(0, length))),
    { numRuns: isFullRun ? 150 : 40 },
  );
  await fc.assert(
    fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), (at, change) => {
      const bytes = Buffer.from(right);
      bytes[at] = (bytes[at] ?? 0) ^ change;
      return isRefused(bytes);
    }),
    { numRuns: isFullRun ? 300 : 60 },
  );
  await isRefused(Buffer.concat([right, Buffer.alloc(512)]));
});

test('backup: a foreign file is refused, whatever it is', async () => {
  const file = join(temporaryFolder(), 'foreign');
  const archive = (name: string, text: string) =>
    Buffer.concat([tarHeader(name, text.length, 0), Buffer.from(text), tarPadding(text.length), tarEnd]);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
        fc.tuple(fc.stringMatching(/^[a-z./]{1,40}$/), fc.json()).map(([name, text]) => archive(name, text)),
        fc.json().map((text) => archive('foyer-backup.json', text)),
      ),
      async (bytes) => {
        writeFileSync(file, bytes);
        await expect(readBackup(file)).rejects.toBeInstanceOf(BrokenArchive);
      },
    ),
    { numRuns: isFullRun ? 300 : 60 },
  );
  const head = { format: 'foyer-backup', version: 2 };
  writeFileSync(file, archive('foyer-backup.json', JSON.stringify(head)));
  await expect(readBackup(file)).rejects.toThrow(/written by a newer Foyer/);
});

test('backup: signed with a key it is refused when its list was changed, without its signature and with another key', async () => {
  const dataDir = temporaryFolder();
  const database = await openTestDatabase();
  const [key, other] = ['a'.repeat(32), 'b'.repeat(32)];
  const file = join(temporaryFolder(), 'signed.tar');
  await runBackup(database, { dataDir, backupKey: key }, { file }, () => undefined);
  const plain = await backUp(database, { dataDir });
  await database.close();
  expect(await readBackup(file, undefined, key)).toMatchObject({ signature: 'valid' });
  expect(await readBackup(file)).toMatchObject({ signature: 'unchecked' });
  expect(plain).toMatchObject({ signature: 'none' });
  await expect(readBackup(file, undefined, other)).rejects.toThrow('signed with another BACKUP_KEY');
  await expect(readBackup(plain.file, undefined, key)).rejects.toThrow('The archive is not signed');
  // Somebody who can write the archive can write its checksums too, but not the signature.
  const forged = join(temporaryFolder(), 'forged.tar');
  const [signed, unsigned] = [readFileSync(file), readFileSync(plain.file)];
  const signature = signed.subarray(signed.lastIndexOf('SHA256SUMS.hmac'));
  writeFileSync(forged, Buffer.concat([unsigned.subarray(0, unsigned.length - tarEnd.length), signature]));
  await expect(readBackup(forged, undefined, key)).rejects.toThrow('The archive was changed');
});
