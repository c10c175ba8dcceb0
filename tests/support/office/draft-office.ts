import { valuesOf } from './office-form.ts';
import { openOffice } from './office-session.ts';

const hourMs = 3_600_000;

/** An office with what tests of entry drafts do in it. */
export async function openDraftOffice() {
  const office = await openOffice();
  const { app, editor, send, text } = office;
  const form = async (path: string) => valuesOf(await text(path));
  return {
    ...office,
    form,
    /** Submits the form as it is now with changes; answers the address it leads to. */
    submit: async (path: string, changes: Record<string, string>) =>
      (await send(path, { ...(await form(path)), ...changes })).headers.get('location') ?? '',
    /** What visitors read in a language. */
    publicSubline: async (language: string, id: number) =>
      ((await (await app.get(`/${language}/api/productions/${id}/`)).json()) as { subline: string }).subline,
    patch: (path: string, body: Record<string, unknown>) =>
      app.get(path, {
        method: 'PATCH',
        headers: { ...editor, origin: app.url, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    inHours: (hours: number) => new Date(app.clock.now().getTime() + hours * hourMs),
    /** Does something some hours later, then sets the clock back. */
    after: async (hours: number, run: () => Promise<void>) => {
      const before = app.clock.now();
      app.clock.advance(hours * hourMs);
      try {
        await run();
      } finally {
        app.clock.set(before);
      }
    },
  };
}

export type DraftOffice = Awaited<ReturnType<typeof openDraftOffice>>;

/** The states of a form or list, in their order. */
export const statesOf = (html: string) => [...html.matchAll(/class="bs-state (\w+)"/g)].map(([, state]) => state);

/** As forms have it. */
export const wallClock = (moment: Date) => moment.toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' }).slice(0, 16).replace(' ', 'T');
