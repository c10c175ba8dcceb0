import { join } from 'node:path';
import { beginPlannedWork } from '../features/pages/publishing/planned-work.write.server.ts';
import type { Services } from './services.server.ts';

/** Work beside the visitors. */
interface Job {
  /** Begins it; `root` is the folder of the product. */
  begin?(root: string): void;
  /** Does now what is due by the clock. */
  run?(): Promise<void>;
  close(): Promise<void>;
}

/** Every job, in the order in which it is run and closed. Planned publishing begins here, because it has no process or queue to wait for. */
export function jobsOf({ database, kit, clock, catchUp, onError, ...services }: Services): Job[] {
  const { avifs, search, formWork, measurements, notices } = services;
  return [
    { close: beginPlannedWork({ database, kit, clock, catchUp, onError }) },
    { begin: (root) => avifs.begin(join(root, 'src/features/media/avif/encode-pictures.ts')), close: () => avifs.close() },
    {
      begin: () => measurements.begin(),
      run: async () => {
        await measurements.flush();
        await measurements.sweep();
      },
      close: () => measurements.close(),
    },
    { begin: () => notices.begin(), run: () => notices.run(), close: () => notices.close() },
    { begin: () => formWork.begin(), run: () => formWork.run(), close: () => formWork.close() },
    // Last: it follows what the others changed.
    {
      begin: () => search.begin(),
      run: async () => {
        search.wake();
        await search.idle();
      },
      close: () => search.close(),
    },
  ];
}
