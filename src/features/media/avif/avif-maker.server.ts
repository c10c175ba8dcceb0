import { setImmediate } from 'node:timers/promises';
import { type Changes, everything } from '../../../core/database/changes.server.ts';
import type { DatabaseHandle } from '../../../core/database/client.server.ts';
import type { FileStorage } from '../../../core/outside/storage.ts';
import { type AvifJob, type AvifState, claimAvif, finishAvif, readAvifStates, releaseAvif } from './avif-claims.server.ts';
import { createAvifEncoder } from './avif-encoder.server.ts';
import { AvifPlan } from './avif-plan.ts';

export interface AvifDependencies {
  database: DatabaseHandle;
  storage: FileStorage;
  changes: Changes;
  onError: (error: unknown) => void;
}

/** The AVIFs beside the WebP renditions (EMBED-08, decision 0020). */
export interface AvifMaker {
  /** Undefined for what is no rendition. */
  stateOf(path: string): AvifState | undefined;
  /** Moves a pending AVIF to the front, because a visitor looks at its rendition. */
  prioritize(path: string): void;
  /** Begins to make what is missing, one at a time. Without it only what others made is known. */
  begin(): void;
  close(): Promise<void>;
}

/** Delay until what another instance has claimed, or what failed, is looked at again. */
const retryDelayMs = 60_000;
export async function createAvifMaker({ database: { db }, storage, changes, onError }: AvifDependencies): Promise<AvifMaker> {
  const plan = new AvifPlan();
  const encoder = createAvifEncoder(storage, onError);
  let hasBegun = false;
  let isStale = false;
  let isClosed = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const startWork = () => {
    if (!isClosed && (hasBegun || isStale)) running ??= work();
  };
  const retryLater = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      plan.retry();
      startWork();
    }, retryDelayMs).unref();
  };

  const work = async () => {
    try {
      // Requests that are already here go first.
      for (await setImmediate(); !isClosed; await setImmediate()) {
        if (isStale) {
          isStale = false;
          plan.replace(await readAvifStates(db));
        }
        const job = hasBegun && plan.next();
        if (!job) break;
        await make(job);
      }
      if (plan.hasPostponed) retryLater();
    } catch (error) {
      // The database is away: what is missing is read again.
      isStale = true;
      retryLater();
      if (!isClosed) onError(error);
    } finally {
      // In the same tick as the last look at the plan, or a request in between would wait.
      running = undefined;
    }
  };

  const make = async (job: AvifJob) => {
    const claim = await claimAvif(db, job.path);
    if (claim === 'claimed') return plan.postpone(job.path);
    if (claim !== 'ours') return plan.settle(job.path, claim);
    try {
      const isSmaller = await encoder.encode(job);
      // Another instance may have the file that is missing here.
      if (isSmaller === null) await releaseAvif(db, job.path);
      else await finishAvif(db, job.path, isSmaller);
      plan.settle(job.path, isSmaller ? 'ready' : 'not-smaller');
    } catch (error) {
      plan.postpone(job.path);
      await releaseAvif(db, job.path);
      if (!isClosed) onError(error);
    }
  };

  const stopListening = changes.subscribe((tags) => {
    if (!tags.some((tag) => tag === everything || tag.startsWith('media:'))) return;
    isStale = true;
    startWork();
  });
  plan.replace(await readAvifStates(db));

  return {
    stateOf: (path) => plan.stateOf(path),
    prioritize: (path) => {
      plan.prioritize(path);
      startWork();
    },
    begin: () => {
      hasBegun = true;
      startWork();
    },
    close: async () => {
      isClosed = true;
      stopListening();
      clearTimeout(timer);
      encoder.close();
      await running;
    },
  };
}
