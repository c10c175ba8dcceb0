import { accept } from '../core/contract/accept.ts';
import { ensureToken } from '../core/contract/send-call.ts';

/** What became of a call; status 0 for no answer in time. */
export type Answer<Body> = { ok: true; body: Body } | { ok: false; status: number; body: unknown };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface TimeLimits {
  signal?: AbortSignal;
  /** In ms, before the browser counts as offline (saving states of the backstage). */
  timeoutMs?: number;
  /** Whether it is sent to its end when the page is left; only for small bodies. */
  outlivesPage?: boolean;
}

/**
 * Makes a call of the editor. Unlike `sendCall` it may send more than 64 kB, and it never throws: what is not saved stays in the
 * browser, whatever the reason.
 */
export async function editorCall<Body>(
  method: Method,
  path: string,
  body?: unknown,
  { signal, timeoutMs = 10_000, outlivesPage = false }: TimeLimits = {},
): Promise<Answer<Body>> {
  try {
    const token = method === 'GET' ? '' : await ensureToken();
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await fetch(path, {
      method,
      headers: {
        accept,
        ...(method !== 'GET' && { 'x-csrftoken': token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      keepalive: outlivesPage,
    });
    const text = await response.text();
    const answer: unknown = text === '' ? null : JSON.parse(text);
    return response.ok ? { ok: true, body: answer as Body } : { ok: false, status: response.status, body: answer };
  } catch {
    return { ok: false, status: 0, body: null };
  }
}

/** A call of the editor that did not succeed; status 0 for no answer. */
export class EditorCallFailed extends Error {
  override name = 'EditorCallFailed';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: unknown) {
    super(`The call failed with status ${status}.`);
    this.status = status;
    this.body = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  }

  /** The messages of a field, or the sentence about the whole; '' for none. */
  of(field = 'detail'): string {
    const messages = this.body[field];
    return Array.isArray(messages) ? messages.join(' ') : typeof messages === 'string' ? messages : '';
  }

  /** All messages in one line. */
  get sentence(): string {
    return Object.keys(this.body)
      .map((field) => this.of(field))
      .filter(Boolean)
      .join(' ');
  }
}

/** Requests a login over the page; false when it was put off. */
export type RequestLogin = () => Promise<boolean>;
let requestLogin: RequestLogin | null = null;

/** From now on calls of dialogs and panels that come after the end of the login request a new one (EDIT-17). */
export function setRequestLogin(request: RequestLogin | null): void {
  requestLogin = request;
}

/** Does something; after the end of the login again, once somebody has logged in. */
export async function withLogin<Result>(act: () => Promise<Result>, isRefused: (result: Result) => boolean): Promise<Result> {
  const result = await act();
  return isRefused(result) && (await requestLogin?.()) ? act() : result;
}

/**
 * The same for dialogs and panels, which show the error themselves; after the end of the login it is made again once somebody has signed
 * in. @throws EditorCallFailed
 */
export async function callEditor<Body>(
  method: Method,
  path: string,
  { body, signal }: { body?: unknown; signal?: AbortSignal } = {},
): Promise<Body> {
  const call = () => editorCall<Body>(method, path, body, { timeoutMs: 60_000, ...(signal && { signal }) });
  const answer = await withLogin(call, (made) => !made.ok && made.status === 401);
  signal?.throwIfAborted();
  if (!answer.ok) throw new EditorCallFailed(answer.status, answer.body);
  return answer.body;
}
