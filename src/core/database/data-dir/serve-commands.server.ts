import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { requestLine, type ServedCommand, toLine } from './command.ts';
import type { DataDirLock } from './lock-data-dir.server.ts';

/** Maximal path of a socket on every Unix. */
const maxPathLength = 100;

/** Takes commands of operators on a socket in the data folder that only its owner can use. */
export async function serveCommands(
  lock: DataDirLock,
  commands: readonly ServedCommand[],
  onError: (error: unknown) => void,
): Promise<{ close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // The client may disconnect before the answer; the work goes on.
    socket.on('error', () => {});
    void answer(socket, commands).catch(onError);
  });
  const { path, isTemporary } = socketPath(lock.folder);
  // Only the owner of the lock gets here, so an existing socket is left over from a dead process.
  rmSync(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, 0o600);
  lock.announceSocket(path);
  return {
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      rmSync(isTemporary ? dirname(path) : path, { recursive: true, force: true });
    },
  };
}

async function answer(socket: Socket, commands: readonly ServedCommand[]): Promise<void> {
  const send = (line: Parameters<typeof toLine>[0]) => void (socket.writable && socket.write(toLine(line)));
  for await (const line of createInterface({ input: socket })) {
    try {
      const { command: name, input } = requestLine.parse(JSON.parse(line));
      const served = commands.find(({ command }) => command.name === name);
      if (!served) throw new Error(`The site knows no command '${name}'. It may be of another version; start it again.`);
      const result = await served.work(served.command.input.parse(input), (progress) => send({ progress }));
      send({ result });
    } catch (error) {
      send({ error: error instanceof Error ? error.message : String(error) });
    }
    break;
  }
  socket.end();
}

/** In the data folder, or in a fresh private one where the path would be too long for a socket. */
function socketPath(folder: string): { path: string; isTemporary: boolean } {
  const path = join(resolve(folder), 'commands.sock');
  if (Buffer.byteLength(path) <= maxPathLength) return { path, isTemporary: false };
  return { path: join(mkdtempSync(join(tmpdir(), 'foyer-')), 'commands.sock'), isTemporary: true };
}
