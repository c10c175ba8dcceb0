import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AwsClient } from 'aws4fetch';
import { BucketAway } from './is-storage-away.ts';
import { type ByteRange, type FileStorage, pathParts } from './storage.ts';

/** A bucket of Amazon S3 or of anything that speaks its protocol. */
export interface S3Settings {
  /** Address without bucket, e.g. 'https://s3.eu-central-1.amazonaws.com'. Buckets are named in the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Time until a response has to begin. */
const timeoutMs = 20_000;
/** Time between two pieces of a file. */
const maxPauseMs = 10_000;
/** Further attempts after a failure of the server, with growing pauses. */
const retries = 3;

/**
 * Files in a bucket, which may stay private: visitors get them through the site. An object appears when it
 * is whole. With `folder` all paths are below that. Every call throws when the server refuses or fails, with its
 * answer; `BucketAway` when it may work later.
 */
export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings, folder?: string): FileStorage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const address = (path: string) =>
    `${endpoint.replace(/\/+$/, '')}/${[bucket, ...(folder ? [folder] : []), ...pathParts(path)].map(encodeURIComponent).join('/')}`;

  const request = async (method: string, path: string, { headers = {}, body }: Pick<RequestInit, 'headers' | 'body'> = {}) => {
    const url = address(path);
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(new Error(`no answer in ${timeoutMs / 1000} s`)), timeoutMs);
    const named = (problem: unknown) => `S3 storage: ${method} ${url}: ${problem}`;
    try {
      // A redirect would take private files to another address, and what was to be stored would be lost: fetch makes a GET of some.
      const init = { method, headers, body: body ?? null, redirect: 'manual' as const, signal: timeout.signal };
      const response = await client.fetch(url, init).catch((error) => {
        throw new BucketAway(named(error instanceof Error ? error.message : error), { cause: error });
      });
      if (response.ok || response.status === 404) return response;
      const answer = named(`answered ${response.status} ${(await response.text()).slice(0, 300)}`.trim());
      // What is refused, as with a wrong key, is no better later.
      throw response.status < 500 ? new Error(answer) : new BucketAway(answer);
    } finally {
      clearTimeout(timer);
    }
  };

  const sizeOf = async (path: string) => {
    const response = await request('HEAD', path);
    return response.ok ? Number(response.headers.get('content-length') ?? 0) : null;
  };

  const write = async (path: string, bytes: Uint8Array) => {
    // The signature covers the content, so that a corrupt upload is refused.
    const hash = createHash('sha256').update(bytes).digest('hex');
    const response = await request('PUT', path, { headers: { 'x-amz-content-sha256': hash }, body: bytes as BodyInit });
    if (!response.ok) throw new Error(`S3 storage: there is no bucket '${bucket}' at ${endpoint}`);
  };
  /** One after the other, so that many uploads at once need the memory of one. */
  let uploading = Promise.resolve();

  return {
    has: async (path) => (await sizeOf(path)) !== null,
    open: async (path) => {
      const size = await sizeOf(path);
      if (size === null) return null;
      const fetched = async (part?: ByteRange) => {
        const response = await request('GET', path, part && { headers: { range: `bytes=${part.start}-${part.end}` } });
        if (!response.ok || !response.body) throw new Error(`S3 storage: '${path}' is gone`);
        return Readable.from(piecesOf(response.body, path), { objectMode: false });
      };
      return { size, read: fetched, bytes: async () => buffer(await fetched()) };
    },
    write,
    takeIn: (path, file) => {
      const upload = uploading.then(async () => write(path, await readFile(file))).then(() => rm(file, { force: true }));
      uploading = upload.catch(() => undefined);
      return upload;
    },
    remove: async (path) => void (await request('DELETE', path)),
  };
}

/** A file as it arrives. @throws {BucketAway} when it stops on the way; waiting for whoever reads it does not count. */
async function* piecesOf(body: NonNullable<Response['body']>, path: string): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { promise: pause, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new Error(`nothing came for ${maxPauseMs / 1000} s`)), maxPauseMs);
      const { done, value } = await Promise.race([reader.read(), pause]).finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw new BucketAway(`S3 storage: GET '${path}': ${error instanceof Error ? error.message : error}`, { cause: error });
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
