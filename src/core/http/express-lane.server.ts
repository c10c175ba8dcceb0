import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { PageAnswer } from './page-cache/rendered-page.ts';

/**
 * What is known of a connection. `new`: nothing came yet. `asking`: one whole GET is on its way through Node.
 * `clean`: every byte so far belonged to such a GET, and it has been answered. `long`: anything else came, so that
 * only Node's parser knows where one request ends and the next begins; it stays so.
 */
interface Connection {
  state: 'new' | 'asking' | 'clean' | 'long';
  /** The head on its way, as it came. */
  head: string;
}

/** Longer heads carry cookies and the like and hardly ever come twice. */
const longestHead = 2000;
const mostHeads = 1000;

/** Headers with which a request is more than its head, or the connection more than a row of requests. */
const demanding = /\r\n(?:content-length|transfer-encoding|trailer|te|expect|upgrade|connection:(?! *keep-alive\r))/i;

/**
 * Answers requests before Node parses them: a head that came before, byte for byte, asks for the same as before.
 * It never reads a head itself. Node's parser, the routing and the page cache have answered it the first time and
 * left here how (`learn`); whether that still holds is asked each time. The first request of a connection always
 * goes the long way, and what does not look like one whole GET leaves the lane for good, so that no body and no
 * half request can be taken for a request.
 */
export class ExpressLane {
  readonly #known = new Map<string, () => PageAnswer | undefined>();
  readonly #connections = new WeakMap<Socket, Connection>();
  readonly #wire = new WeakMap<PageAnswer, { second: number; bytes: Buffer }>();

  /** Lets known heads be answered on the connections of this server. */
  openOn(server: Server): void {
    server.on('connection', (socket: Socket) => this.#watch(socket));
    server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      response.once('close', () => {
        const connection = this.#connections.get(socket);
        if (connection?.state === 'asking') connection.state = 'clean';
      });
    });
  }

  /** Notes that the head of this request is answered by `answer` for as long as that gives one. Call it before the response is sent. */
  learn({ socket }: IncomingMessage, answer: () => PageAnswer | undefined): void {
    const connection = this.#connections.get(socket);
    if (connection?.state !== 'asking') return;
    const [oldest] = this.#known.keys();
    if (this.#known.size >= mostHeads && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(connection.head, answer);
  }

  #watch(socket: Socket): void {
    const connection: Connection = { state: 'new', head: '' };
    this.#connections.set(socket, connection);
    const parse = socket.listeners('data') as ((chunk: Buffer) => void)[];
    socket.removeAllListeners('data');
    socket.on('data', (chunk: Buffer) => {
      const head = connection.state === 'long' ? null : wholeHead(chunk);
      // Who does not read the answers is Node's to hold back.
      if (head !== null && connection.state === 'clean' && !socket.writableNeedDrain) {
        const answer = this.#known.get(head)?.();
        if (answer) return void socket.write(this.#toWire(answer));
      }
      connection.state = head === null || connection.state === 'asking' ? 'long' : 'asking';
      connection.head = head ?? '';
      for (const listener of parse) listener.call(socket, chunk);
    });
  }

  /** Head and body in one piece, made once a second: that often the date changes. It is the real one, as Node's own is. */
  #toWire(answer: PageAnswer): Buffer {
    const second = Math.floor(Date.now() / 1000);
    const made = this.#wire.get(answer);
    if (made?.second === second) return made.bytes;
    const lines = [`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`];
    for (const [name, value] of Object.entries(answer.headers)) lines.push(`${name}: ${value}`);
    lines.push(`date: ${new Date(second * 1000).toUTCString()}`, 'connection: keep-alive', '', '');
    const bytes = Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), answer.body ?? Buffer.alloc(0)]);
    this.#wire.set(answer, { second, bytes });
    return bytes;
  }
}

/** The chunk as text when it is one whole GET without anything before or behind it; null otherwise. */
function wholeHead(chunk: Buffer): string | null {
  if (chunk.length > longestHead || chunk[0] !== 0x47) return null;
  const head = chunk.toString('latin1');
  const isWhole = head.startsWith('GET ') && head.indexOf('\r\n\r\n') === head.length - 4;
  return isWhole && !demanding.test(head) ? head : null;
}
