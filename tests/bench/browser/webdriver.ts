/** Remote control of a browser, over WebDriver HTTP or WebDriver BiDi. */
export interface Remote {
  /** Loads a document. */
  goTo(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  evaluate(expression: string): Promise<string>;
  /** Real input: `actions` as both protocols write them. */
  perform(actions: readonly InputSource[]): Promise<void>;
  /** One step through the history. */
  goBack(): Promise<void>;
  /** Errors of the console since the last call; null where the browser does not report them. */
  errors(): Promise<string[] | null>;
  close(): Promise<void>;
}

interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  actions: readonly Record<string, unknown>[];
}

/** Keys without a letter, as the WebDriver standard numbers them. */
export const keys = { enter: '\uE007', escape: '\uE00C', tab: '\uE004' } as const;

const timeoutMs = 10_000;

/** A page in a browser, used as a person would. */
export class Visitor {
  readonly #remote: Remote;

  constructor(remote: Remote) {
    this.#remote = remote;
  }

  goTo(url: string): Promise<void> {
    return this.#remote.goTo(url);
  }

  goBack(): Promise<void> {
    return this.#remote.goBack();
  }

  errors(): Promise<string[] | null> {
    return this.#remote.errors();
  }

  /** Calls a function in the page, with only its arguments, passed as JSON. */
  async run<Result, Args extends unknown[]>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result> {
    const values = args.map((value) => JSON.stringify(value)).join();
    return JSON.parse(await this.#remote.evaluate(`JSON.stringify((${inPage})(${values}) ?? null)`));
  }

  /** Waits until a function in the page returns true; false while the document changes. @throws with `what` when it does not. */
  async until<Args extends unknown[]>(what: string, inPage: (...args: Args) => boolean, ...args: Args): Promise<void> {
    await until(what, () => this.run(inPage, ...args));
  }

  /** Presses the middle of an element, after scrolling to it where it is out of the window or covered. */
  async press(selector: string): Promise<void> {
    let place = { x: 0, y: 0 };
    await until(`${selector} in the window and not covered`, async () => {
      place = await this.run(middleOf, selector);
      return this.run(isPressable, selector, place);
    });
    const pressed = [
      { type: 'pointerMove', duration: 0, ...place },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#remote.perform([{ type: 'pointer', id: 'mouse', actions: pressed }]);
  }

  /** Presses keys one after the other. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#remote.perform([{ type: 'key', id: 'keyboard', actions }]);
  }
}

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > end) throw new Error(`not seen: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The middle of what of it is in the window. */
function middleOf(selector: string): { x: number; y: number } {
  const { left, right, top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const middle = (from: number, to: number, size: number) => Math.floor((Math.max(from, 0) + Math.min(to, size)) / 2);
  return { x: middle(left, right, innerWidth), y: middle(top, bottom, innerHeight) };
}

function isPressable(selector: string, { x, y }: { x: number; y: number }): boolean {
  const element = document.querySelector(selector);
  const hit = document.elementFromPoint(x, y);
  const isHit = !!element && !!hit && (element.contains(hit) || hit.closest('a, button') === element);
  if (!isHit) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isHit;
}

/** A session over HTTP (W3C WebDriver), with chromedriver or WebKitWebDriver at `driver`. */
export async function openOverHttp(
  driver: string,
  capabilities: Record<string, unknown>,
  errors?: (ask: Ask) => Promise<string[]>,
): Promise<Remote> {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const { value } = (await (await fetch(`${driver}${path}`, init)).json()) as { value: { error?: string; message?: string } | null };
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const { sessionId } = (await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as { sessionId: string };
  const ask: Ask = (command, body) => call('POST', `/session/${sessionId}/${command}`, body);
  await ask('window/rect', { width: 1280, height: 900 });
  return {
    goTo: async (url) => void (await ask('url', { url })),
    evaluate: async (expression) => String(await ask('execute/sync', { script: `return ${expression}`, args: [] })),
    perform: async (actions) => void (await ask('actions', { actions })),
    goBack: async () => void (await ask('back', {})),
    errors: async () => (errors ? errors(ask) : null),
    close: async () => void (await call('DELETE', `/session/${sessionId}`)),
  };
}

export type Ask = (command: string, body: unknown) => Promise<unknown>;
