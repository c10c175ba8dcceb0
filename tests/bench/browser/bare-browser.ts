import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import config from '../../../playwright.config.ts';

type Answer = Record<string, unknown>;
type Values = Record<string, unknown>;

/** A tab without instrumentation. */
export interface BarePage {
  goto(address: string): Promise<void>;
  /** Runs a function in the page with plain values and answers what it resolves to. */
  evaluate<Value>(run: (...values: never[]) => Value, ...values: unknown[]): Promise<Awaited<Value>>;
  /** Throttles the processor by this factor. */
  slowDown(rate: number): Promise<void>;
  moveMouse(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  tap(x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

export interface Device {
  viewport: { width: number; height: number };
  hasTouch?: boolean;
}

/**
 * Chromium by its own protocol, with none of its domains enabled. A tool that watches a page (Playwright, the developer tools) has V8
 * collect the source positions of each stack it looks at: the first run of React took 25 ms with it and 3 without.
 */
export async function openBareBrowser() {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-browser-'));
  const { executablePath = 'chromium', args = [] } = config.use?.launchOptions ?? {};
  const browser = spawn(
    executablePath,
    [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, '--lang=de', 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const connection = await connect(await addressOf(browser.stderr));

  const open = async (device: Device): Promise<BarePage> => {
    const { browserContextId } = await connection.send('Target.createBrowserContext');
    const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank', browserContextId, ...device.viewport });
    const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: true });
    const send = (method: string, parameters: Values = {}) => connection.send(method, parameters, String(sessionId));
    const isTouch = device.hasTouch === true;
    await send('Emulation.setDeviceMetricsOverride', { ...device.viewport, deviceScaleFactor: 1, mobile: isTouch });
    await send('Emulation.setTouchEmulationEnabled', { enabled: isTouch });
    await send('Emulation.setLocaleOverride', { locale: 'de-DE' });
    const mouse = (type: string, x: number, y: number) =>
      send('Input.dispatchMouseEvent', { type, x, y, ...(type !== 'mouseMoved' && { button: 'left', clickCount: 1 }) });
    const evaluate: BarePage['evaluate'] = async (run, ...values) => {
      const expression = `(${run})(${values.map((value) => JSON.stringify(value)).join(', ')})`;
      const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return (result as { value: never }).value;
    };
    return {
      evaluate,
      goto: async (address) => {
        await send('Page.navigate', { url: address });
        // The old page may close during the evaluation.
        while (!(await evaluate((url: string) => location.href === url && document.readyState === 'complete', address).catch(() => false)));
      },
      slowDown: async (rate) => void (await send('Emulation.setCPUThrottlingRate', { rate })),
      moveMouse: async (x, y) => void (await mouse('mouseMoved', x, y)),
      click: async (x, y) => {
        await mouse('mousePressed', x, y);
        await mouse('mouseReleased', x, y);
      },
      tap: async (x, y) => {
        await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
        await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      },
      close: async () => void (await connection.send('Target.disposeBrowserContext', { browserContextId })),
    };
  };

  return {
    open,
    close: async () => {
      await connection.send('Browser.close').catch(() => undefined);
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type BareBrowser = Awaited<ReturnType<typeof openBareBrowser>>;

/** The address the browser says it listens on. */
function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    output.on('data', (part) => {
      text += part;
      const [, address] = /listening on (ws:\S+)/.exec(text) ?? [];
      if (address) resolve(address);
    });
    output.once('end', () => reject(new Error(`The browser did not start: ${text}`)));
  });
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data));
    const pending = waiting.get(id);
    waiting.delete(id);
    if (error) pending?.reject(new Error(JSON.stringify(error)));
    else pending?.resolve(result);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has gone.'));
  });
  const send = (method: string, params: Values = {}, sessionId?: string): Promise<Answer> => {
    last += 1;
    const pending = Promise.withResolvers<Answer>();
    waiting.set(last, pending);
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    return pending.promise;
  };
  return { send };
}
