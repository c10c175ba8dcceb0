import type { Remote } from './webdriver.ts';

interface Message {
  id?: number;
  method?: string;
  params?: { level?: string; text?: string };
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
}

/** A session over WebDriver BiDi with a browser that listens at `address`: Firefox needs no driver for it. */
export async function openOverBidi(address: string): Promise<Remote> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${address}.`)));
  });
  const answers = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const complaints: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, message } = JSON.parse(String(data)) as Message;
    if (method === 'log.entryAdded' && params?.level === 'error') complaints.push(params.text ?? '');
    const answer = id === undefined ? undefined : answers.get(id);
    if (error) answer?.reject(new Error(`${error}: ${message}`));
    else answer?.resolve(result ?? {});
  });
  let last = 0;
  const ask = (method: string, params: Record<string, unknown>) => {
    const answer = Promise.withResolvers<Record<string, unknown>>();
    answers.set(++last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    return answer.promise;
  };
  await ask('session.new', { capabilities: {} });
  await ask('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await ask('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  await ask('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });
  return {
    goTo: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const answer = await ask('script.evaluate', { expression, target: { context }, awaitPromise: false });
      const { result, exceptionDetails } = answer as { result?: { value?: unknown }; exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return String(result?.value);
    },
    perform: async (actions) => void (await ask('input.performActions', { context, actions })),
    goBack: async () => void (await ask('browsingContext.traverseHistory', { context, delta: -1 })),
    errors: async () => complaints.splice(0),
    close: async () => {
      await ask('browser.close', {}).catch(() => undefined);
      socket.close();
    },
  };
}
