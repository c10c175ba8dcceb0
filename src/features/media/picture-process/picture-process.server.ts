import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { findPackageJSON } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import type { PictureAnswer, PictureSteps } from './render-pictures.ts';

/** Decodes and encodes pictures beside the site: the library's native memory is not given back as long as its process lives (decision 0127). */
export interface PictureProcess {
  /**
   * Does one step; further ones wait for it.
   * @throws {PictureFault} when the picture cannot be read.
   * @throws when the process ended on the way; the next step starts a new one.
   */
  run<Name extends keyof PictureSteps>(
    name: Name,
    ...values: Parameters<PictureSteps[Name]>
  ): Promise<Awaited<ReturnType<PictureSteps[Name]>>>;
  /** Ends at once what is being done. */
  close(): void;
}

/** Why a picture cannot be read or encoded. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
}

/** Milliseconds without work until the process is let go, with its memory. */
const idleTime = 10_000;
/** Milliseconds a picture may take on a busy machine. */
const timeoutMs = 120_000;

/** All it gets of the environment. One arena for glibc's malloc: measured over 24 pictures at 160 MB instead of 536. */
const frugal = { MALLOC_ARENA_MAX: '1' };

/**
 * In the background with a low priority, so that visitors go first. Not the lowest: beside one busy process that would be 1.5 % of a core,
 * a minute per picture, where this is 10 %.
 */
export function pictureProcess({ isBackground = false } = {}): PictureProcess {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();
  // Forgotten at once, or a step that comes before it is gone would be sent to it.
  const end = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const send = async (order: unknown[]): Promise<unknown> => {
    if (isClosed) throw new Error('The process for pictures is closed.');
    clearTimeout(idle);
    child ??= start(isBackground, (gone) => {
      if (child === gone) child = undefined;
    });
    const worker = child;
    const over = new AbortController();
    const timer = setTimeout(end, timeoutMs);
    // Either may also end with an error: that nothing can be sent to a process which is gone.
    const answered = once(worker, 'message', over).catch(hasEnded);
    const died = once(worker, 'exit', over).then(() => hasEnded(), hasEnded);
    try {
      holdOpen(worker, true);
      worker.send(order);
      const [answer] = (await Promise.race([answered, died])) as [PictureAnswer];
      if ('reason' in answer) throw new PictureFault(answer.reason);
      return answer.value;
    } finally {
      clearTimeout(timer);
      answered.catch(() => undefined);
      died.catch(() => undefined);
      over.abort();
      holdOpen(worker, false);
      idle = setTimeout(end, idleTime).unref();
    }
  };

  return {
    run: (name, ...values) => {
      const done = last.then(() => send([name, ...values]));
      last = done.catch(() => undefined);
      return done as Promise<never>;
    },
    close: () => {
      isClosed = true;
      clearTimeout(idle);
      end();
    },
  };
}

/** The process for what somebody waits for: uploads, imports and shared links. */
export const pictures = pictureProcess();

function start(isBackground: boolean, onExit: (child: ChildProcess) => void): ChildProcess {
  const root = dirname(findPackageJSON(import.meta.url) ?? '');
  const child = fork(join(root, 'src/features/media/picture-process/render-pictures.ts'), {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: frugal,
  });
  child.once('exit', () => onExit(child));
  child.once('error', () => onExit(child));
  // At once, since its threads take over the priority they are born with.
  if (isBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

function hasEnded(cause?: unknown): Promise<never> {
  return Promise.reject(new Error('The process for pictures has ended.', { cause }));
}

/** Whether a command line that has nothing else to do waits for it. */
function holdOpen(child: ChildProcess, isWorking: boolean): void {
  for (const one of [child, child.channel]) isWorking ? one?.ref() : one?.unref();
}
