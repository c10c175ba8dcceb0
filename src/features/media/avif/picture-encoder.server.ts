import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { EncodingAnswer, EncodingOrder } from './encode-pictures.ts';

/** Encodes pictures beside the site. One at a time: the caller waits for each. */
export interface PictureEncoder {
  /**
   * The picture as AVIF of this width, or the reason why it cannot be encoded.
   * @throws when the process ended on the way; the next call starts a new one.
   */
  encode(order: EncodingOrder): Promise<EncodingAnswer>;
  /** Ends at once what is being encoded. */
  close(): void;
}

/** Milliseconds without work until the process is let go, with its memory. */
const idleTime = 10_000;
/** Milliseconds a picture may take on a busy machine. */
const timeoutMs = 120_000;

/** All it gets of the environment. One arena for glibc's malloc: measured over 24 pictures at 160 MB instead of 536. */
const frugal = { MALLOC_ARENA_MAX: '1' };

/**
 * Runs the encoder in a process of low priority, so that visitors go first and stopping waits for nothing. Not of the
 * lowest: beside one busy process that would be 1.5 % of a core, a minute per picture, where this is 10 %.
 */
export function pictureEncoder(file: string): PictureEncoder {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;
  const end = () => void child?.kill('SIGKILL');

  return {
    encode: async (order) => {
      if (isClosed) throw new Error('The encoder is closed.');
      clearTimeout(idle);
      child ??= start(file, () => (child = undefined));
      const over = new AbortController();
      const timer = setTimeout(end, timeoutMs);
      const answered = once(child, 'message', over);
      const died = once(child, 'exit', over).then(() => Promise.reject(new Error('The process that encodes pictures has ended.')));
      try {
        child.send(order);
        const [answer] = (await Promise.race([answered, died])) as [EncodingAnswer];
        return answer;
      } finally {
        clearTimeout(timer);
        answered.catch(() => undefined);
        died.catch(() => undefined);
        over.abort();
        idle = setTimeout(end, idleTime).unref();
      }
    },
    close: () => {
      isClosed = true;
      clearTimeout(idle);
      end();
    },
  };
}

function start(file: string, onExit: () => void): ChildProcess {
  const child = fork(file, {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: frugal,
  });
  child.once('exit', onExit);
  child.once('error', onExit);
  // At once, since its threads take over the priority they are born with.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  child.unref();
  child.channel?.unref();
  return child;
}
