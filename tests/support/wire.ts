import { connect, type Socket } from 'node:net';

/** One answer as it came over the wire. */
interface WireAnswer {
  status: number;
  /** Names in small letters. */
  headers: Record<string, string>;
  body: string;
}

/** A raw connection: bytes are sent unchanged, which fetch would correct, join or split. */
export interface Wire {
  send(text: string): void;
  /** The next answer. Rejects when the connection ends before it is whole. */
  next(): Promise<WireAnswer>;
  /** Resolves once the other side has ended the connection. */
  ended: Promise<void>;
  socket: Socket;
}

/** A GET as a program would write it. */
export function head(path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ host: 'house.test', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

export async function openWire(url: string): Promise<Wire> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
    .setNoDelay()
    .setEncoding('latin1');
  let received = '';
  let notify = () => undefined as unknown;
  let hasEnded = false;
  socket.on('data', (text: string) => {
    received += text;
    notify();
  });
  const ended = new Promise<void>((resolve) => {
    socket.on('close', () => {
      hasEnded = true;
      notify();
      resolve();
    });
  });
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const next = async (): Promise<WireAnswer> => {
    for (;;) {
      const answer = firstOf(received);
      if (answer) {
        received = received.slice(answer.length);
        return answer.answer;
      }
      if (hasEnded) throw new Error(`Expected an answer, got the end of the connection after '${received.slice(0, 200)}'.`);
      await new Promise<void>((resolve) => {
        notify = () => resolve();
      });
    }
  };
  return { send: (text) => void socket.write(text, 'latin1'), next, ended, socket };
}

function firstOf(text: string): { answer: WireAnswer; length: number } | null {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [line = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(lines.map((entry) => [entry.split(': ')[0]?.toLowerCase(), entry.slice(entry.indexOf(': ') + 2)]));
  const status = Number(line.split(' ')[1]);
  const length = end + 4 + (status === 304 ? 0 : Number(headers['content-length'] ?? 0));
  return text.length < length ? null : { answer: { status, headers, body: text.slice(end + 4, length) }, length };
}
