import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { answerLine, type Command, toLine } from './command.ts';
import { readLockOwner } from './lock-data-dir.server.ts';

/** Connects to the site that runs on a data folder; null when none takes commands there. */
export async function connectToSite(folder: string): Promise<Socket | null> {
  const path = readLockOwner(folder)?.socket;
  if (!path) return null;
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return null;
  }
}

/**
 * Has the running site run a command and answers its result.
 * @throws the site's message when it refuses, or when it ends before the answer.
 */
export async function callCommand<Input, Progress, Result>(
  socket: Socket,
  command: Command<Input, Progress, Result>,
  input: Input,
  onProgress: (progress: Progress) => void,
): Promise<Result> {
  socket.on('error', () => {});
  socket.write(toLine({ command: command.name, input }));
  for await (const text of createInterface({ input: socket })) {
    const line = answerLine.parse(JSON.parse(text));
    if ('error' in line) throw new Error(line.error);
    if ('result' in line) return command.result.parse(line.result);
    onProgress(command.progress.parse(line.progress));
  }
  throw new Error('The site ended before it had answered. Look at its log, start it again and repeat the command.');
}
