import type { Encoding } from './accept-encoding.ts';
import { compress, decompress } from './compress.server.ts';
import { contentHashOf, matchingTag, tagsOf } from './entity-tag.server.ts';
import { isFarFromExpiry, pageHeaders, sharedCaching } from './page-headers.ts';
import type { AnswerSource, PageAnswer, RenderedPage } from './rendered-page.ts';

/** Text of the Content-Security-Policy header for an HTML page. */
export type Policy = (page: RenderedPage) => string;

/** A page in one coding, ready to send. */
interface Variant {
  /** The answer while expiry is far away, made once. */
  hit: PageAnswer;
  /** Entity tags of this content in this coding; the first is sent. */
  tags: readonly string[];
  isDense: boolean;
}

/** Estimated memory of a page beside its bodies: headers, tags, maps. */
const overheadBytes = 2048;

/** A page ready to send: complete headers, each content coding made on first demand and cached. The uncompressed text, most of the memory, is released then. */
export class CachedPage {
  readonly status: number;
  readonly tags: ReadonlySet<string>;
  /** When its rendering began, in milliseconds since 1970. */
  readonly madeAt: number;
  /** Milliseconds since 1970; Infinity when time never changes the page. */
  readonly expiresAt: number;
  readonly isCacheable: boolean;
  /** True for a 5xx without Retry-After and for an outage. Another 503 is an intended answer (a site switched off, ERR-03) that the last good page must not replace. */
  readonly isFailure: boolean;
  /** Set once content has changed or the page has expired: from then on no CDN may cache it, because the purge is over. */
  isOutdated = false;
  /** Called when a coding was added; set by the store that counts the bytes. */
  onGrowth: () => void = () => undefined;

  readonly #headers: Readonly<Record<string, string>>;
  /** The uncompressed text; null once it can be decompressed from a variant. */
  #body: Buffer | null;
  readonly #contentHash: string;
  readonly #variants: { [E in Encoding]?: Variant } = {};
  readonly #pending = new Map<Encoding, Promise<void>>();

  constructor(page: RenderedPage, policy: Policy, madeAt: number) {
    const headers = pageHeaders(page.headers, isStorable(page));
    const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
    this.status = page.status;
    this.isFailure = page.status >= 500 && (headers['retry-after'] === undefined || page.isOutage === true);
    this.tags = page.tags;
    this.madeAt = madeAt;
    this.expiresAt = page.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
    this.isCacheable = isStorable(page);
    this.#headers = isHtml ? { ...headers, 'content-security-policy': policy(page) } : headers;
    const body = Buffer.from(page.body);
    this.#body = body;
    this.#contentHash = contentHashOf({ status: page.status, headers: this.#headers, body });
  }

  /** Estimated memory of the page. */
  get bytes(): number {
    const bodies = new Set([this.#body, ...Object.values(this.#variants).map(({ hit }) => hit.body)]);
    return [...bodies].reduce((bytes, body) => bytes + (body?.length ?? 0), overheadBytes);
  }

  /** The answer, if the coding has been made. `now` in milliseconds. */
  ready(encoding: Encoding, ifNoneMatch: string | undefined, now: number): PageAnswer | undefined {
    const variant = this.#variants[encoding];
    if (!variant) return undefined;
    if (ifNoneMatch !== undefined && this.isCacheable && this.status >= 200 && this.status < 300) {
      const tag = matchingTag(ifNoneMatch, variant.tags);
      if (tag !== undefined) return this.#notModified(tag, now);
    }
    return isFarFromExpiry(this.expiresAt, now) || !this.isCacheable ? variant.hit : this.#dated(variant.hit, this.expiresAt, now);
  }

  /** The answer, after making the coding if need be. */
  async answer(encoding: Encoding, ifNoneMatch: string | undefined, now: number, source: AnswerSource): Promise<PageAnswer> {
    await this.encode(encoding);
    const answer = this.ready(encoding, ifNoneMatch, now);
    if (!answer) throw new Error(`Expected the page in ${encoding} after compressing it, got nothing. This is a fault in the page cache.`);
    return { ...(this.isOutdated && this.isCacheable ? this.#dated(answer, now, now) : answer), source };
  }

  /** Makes a coding once, however many ask for it at a time. */
  encode(encoding: Encoding): Promise<void> {
    if (this.#variants[encoding]) return Promise.resolve();
    let pending = this.#pending.get(encoding);
    if (!pending) {
      pending = this.#make(encoding, false).finally(() => this.#pending.delete(encoding));
      this.#pending.set(encoding, pending);
    }
    return pending;
  }

  /** True when brotli is in use here and could be denser. */
  get canBeDenser(): boolean {
    return this.#variants.br?.isDense === false;
  }

  /** Replaces the fast brotli variant by the dense one. */
  makeDenser(): Promise<void> {
    return this.#make('br', true);
  }

  async #make(encoding: Encoding, isDense: boolean): Promise<void> {
    const plain = await this.#plain();
    // An empty body, such as a redirect's, is not compressed.
    const isPlain = encoding === 'identity' || plain.length === 0;
    const body = isPlain ? plain : await compress(plain, encoding, isDense);
    const tags = tagsOf(this.#contentHash, isPlain ? 'identity' : encoding);
    if (isDense) tags.reverse();
    const headers = {
      ...this.#headers,
      'content-length': String(body.length),
      ...(!isPlain && { 'content-encoding': encoding }),
      ...(this.isCacheable && { etag: tags[0] ?? '', 'cdn-cache-control': sharedCaching(Number.POSITIVE_INFINITY, 0) }),
    };
    this.#variants[encoding] = { hit: { status: this.status, headers, body, source: 'hit' }, tags, isDense: isDense || isPlain };
    if (!isPlain) this.#body = null;
    this.onGrowth();
  }

  async #plain(): Promise<Buffer> {
    if (this.#body) return this.#body;
    const [coded] = Object.entries(this.#variants);
    if (!coded?.[1].hit.body)
      throw new Error('Expected a coding of the page to have its text from, found none. This is a fault in the page cache.');
    return decompress(coded[1].hit.body, coded[0] as Encoding);
  }

  #dated(answer: PageAnswer, expiresAt: number, now: number): PageAnswer {
    return { ...answer, headers: { ...answer.headers, 'cdn-cache-control': sharedCaching(expiresAt, now) } };
  }

  /** RFC 9110, 15.4.5: the headers a 200 would have had, of those that guide caches. The tag is the client's, so that it finds its copy. */
  #notModified(tag: string, now: number): PageAnswer {
    const headers = {
      etag: tag,
      vary: this.#headers.vary ?? '',
      'cache-control': this.#headers['cache-control'] ?? '',
      'cdn-cache-control': sharedCaching(this.expiresAt, now),
    };
    return { status: 304, headers, body: null, source: 'hit' };
  }
}

/** Whether the page may be cached: never an error, which passes, or a page with a cookie, which is personal. */
function isStorable({ isCacheable, status, headers }: RenderedPage): boolean {
  return isCacheable && status < 500 && !Object.keys(headers).some((name) => name.toLowerCase() === 'set-cookie');
}
