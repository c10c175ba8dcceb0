import { rushForms } from '../support/form-rush.ts';

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);

/** 1,000 entries with an upload of 500 kB each, 50 at once; every tenth sent twice. */
export async function run(): Promise<string[][]> {
  const head = ['Entries', 'at once', 'told', 'stored', 'lost or doubled', 'files', 'memory before MB', 'most MB', 'more MB', 'seconds'];
  const found = await rushForms(1000, 50, 500_000);
  const { told, stored, wrong, files, memoryBefore, memoryMost, milliseconds } = found;
  const more = megabytes(memoryMost - memoryBefore);
  const counts = [1000, 50, told, stored, wrong.length, files].map(String);
  return [head, [...counts, megabytes(memoryBefore), megabytes(memoryMost), more, (milliseconds / 1000).toFixed(1)]];
}
