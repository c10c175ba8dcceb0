import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../../src/core/outside/s3-storage.server.ts';

export interface S3Server {
  settings: S3Settings;
  objects: Map<string, Buffer>;
  /** Method, key and Range of every request that was let in. */
  requests: string[];
  /** Answers the next requests with 503. */
  failNext(count: number): void;
  /** Sends half of the next file that is requested, and nothing more. */
  stallNext(): void;
  /** Refuses the deletion of these keys with 403, as a key without that right is; undefined for none. */
  refuseDelete(key: RegExp | undefined): void;
  /** Runs once, after the next request with this method and key has had its effect and before it is answered. */
  beforeAnswer(method: string, key: RegExp, run: () => Promise<void>): void;
  close(): Promise<void>;
}

/** What a site is started with to have its files there. */
export function s3Environment({ settings }: S3Server) {
  return {
    ...{ S3_ENDPOINT: settings.endpoint, S3_BUCKET: settings.bucket, S3_REGION: settings.region },
    ...{ S3_ACCESS_KEY_ID: settings.accessKeyId, S3_SECRET_ACCESS_KEY: settings.secretAccessKey },
  };
}

/**
 * A small S3 server: one bucket in memory, addressed by path. It lets in nobody whose signature (AWS Signature
 * Version 4) or content hash is wrong.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  let failures = 0;
  let undeletable: RegExp | undefined;
  let isStalling = false;
  const nothing = { method: '', key: /^/, run: () => Promise.resolve() };
  let held = nothing;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (failures-- > 0) return fail(response, 503, 'SlowDown');
    const refusal = refusalOf(request, body, settings);
    if (refusal) return fail(response, 403, refusal);
    const [, bucket, ...rest] = (request.url ?? '').split('/').map(decodeURIComponent);
    const key = rest.join('/');
    requests.push([request.method, key, request.headers.range].filter(Boolean).join(' '));
    if (bucket !== settings.bucket) return fail(response, 404, 'NoSuchBucket');
    if (request.method === 'DELETE' && undeletable?.test(key)) return fail(response, 403, 'AccessDenied');
    const stored = objects.get(key);
    if (request.method === 'PUT') objects.set(key, body);
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method === held.method && held.key.test(key)) {
      const { run } = held;
      held = nothing;
      await run();
    }
    if (isStalling && request.method === 'GET' && stored) {
      isStalling = false;
      response.writeHead(200, { 'content-length': stored.length }).write(stored.subarray(0, stored.length / 2));
    } else answer(request, response, stored);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'foyer-test',
    region: 'eu-central-1',
    accessKeyId: 'KEY',
    secretAccessKey: 'secret/with+signs=',
  };
  return {
    settings,
    objects,
    requests,
    failNext: (count) => (failures = count),
    stallNext: () => (isStalling = true),
    refuseDelete: (key) => (undeletable = key),
    beforeAnswer: (method, key, run) => (held = { method, key, run }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answer({ method, headers }: IncomingMessage, response: ServerResponse, object: Buffer | undefined): void {
  if (method === 'PUT' || method === 'DELETE') {
    response.writeHead(method === 'PUT' ? 200 : 204).end();
    return;
  }
  if (!object) {
    fail(response, 404, 'NoSuchKey');
    return;
  }
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const part = start ? object.subarray(Number(start), Number(end) + 1) : object;
  response.writeHead(start ? 206 : 200, { 'content-length': part.length }).end(method === 'HEAD' ? undefined : part);
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
}

function refusalOf(request: IncomingMessage, body: Buffer, settings: S3Settings): string | null {
  const { headers } = request;
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
  const [, key, day = '', region = '', signedNames = '', signature] = pattern.exec(headers.authorization ?? '') ?? [];
  const date = String(headers['x-amz-date']);
  if (key !== settings.accessKeyId || region !== settings.region || !date.startsWith(day)) return 'InvalidAccessKeyId';
  const given = String(headers['x-amz-content-sha256']);
  if (given !== 'UNSIGNED-PAYLOAD' && given !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const names = signedNames.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return 'AccessDenied';
  const [path, query = ''] = (request.url ?? '').split('?');
  const canonical = [
    request.method,
    (path ?? '').split('/').map(strictlyEncoded).join('/'),
    query,
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    signedNames,
    given,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${settings.secretAccessKey}`,
  );
  return hmac(signingKey, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

/** S3 signs the name as RFC 3986 writes it, however it was sent. */
function strictlyEncoded(part: string): string {
  return encodeURIComponent(decodeURIComponent(part)).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content).digest();
