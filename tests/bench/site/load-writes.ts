import { randomUUID } from 'node:crypto';
import { fieldTypes } from '../../../src/features/forms/field-types.ts';
import type { ChangesAnswer, Draft } from '../../../src/features/pages/drafts/draft.contract.ts';
import { Shopper } from '../../support/booking/shopper.ts';
import { plainPng } from '../../support/media/pictures.ts';

/** How a site under load is written to; `editor` is logged in. */
interface Writes {
  /** The instance whose turn it is. */
  urlOf(index: number): string;
  addressOf(index: number): string;
  editor: Shopper;
  forSale: readonly { id: number; idJet: string | null; group: string; type: number }[];
}

type Write = (index: number) => Promise<unknown>;
type WriteKind = 'checkouts' | 'forms' | 'uploads' | 'saves';

/** Texts of the page that is edited; the oldest goes when another one comes. */
const textsOfPage = 40;
/** Saves after which the page is published. */
const savesPerPublish = 10;

/** What people and editors store beside carts and entries: orders, entries of forms, pictures, saves of a page. @throws on a fault of the site. */
export async function writesOn({ urlOf, addressOf, editor, forSale }: Writes): Promise<Record<WriteKind, Write>> {
  const form = await contactForm(urlOf(0));
  const headers = () => ({
    cookie: [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-csrftoken': editor.cookies.get('csrftoken') ?? '',
  });
  const ask = async <Body>(url: string, path: string, body?: unknown): Promise<Body> => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${url}/de/pageeditor-api/${path}`, {
      ...init,
      headers: { ...headers(), 'content-type': 'application/json' },
    });
    if (!answer.ok) throw new Error(`${answer.status} ${path} ${(await answer.text()).slice(0, 200)}`);
    return (await answer.json()) as Body;
  };
  const page = await ask<{ id: number }>(urlOf(0), 'pages/', { title: 'Unter Last', slug: 'unter-last' });
  const draft = await ask<Draft>(urlOf(0), 'drafts', { content_type: 'page', object_id: page.id });
  const ids = [...draft.ids];
  const texts: number[] = [];
  const session = `visit-${randomUUID()}`;
  let version = draft.version;
  /** One save after the other, as one tab makes them. */
  let turn: Promise<unknown> = Promise.resolve();

  const save = async (index: number) => {
    const url = urlOf(index);
    if (ids.length < 10) ids.push(...(await ask<{ ids: number[] }>(url, `drafts/${draft.container}/ids`, {})).ids);
    const id = ids.shift() ?? 0;
    const fields = { content: { de: `<p>Satz ${index} dieses Abends.</p>`, en: `<p>Sentence ${index} of the evening.</p>` } };
    const node = { id, parent: null, column: 0, order: 0, model: 'text', model_version: 1, fields };
    const oldest = texts.length >= textsOfPage ? texts.shift() : undefined;
    const operations = [
      { kind: 'insert', place: { parent: null, column: 0, after: texts.at(-1) ?? null }, nodes: [node] },
      ...(oldest === undefined ? [] : [{ kind: 'delete', id: oldest }]),
    ];
    const changes = operations.map((operation) => ({ id: randomUUID(), operation }));
    const answer = await ask<ChangesAnswer>(url, `drafts/${draft.container}/changes?draft=true`, { session, version, changes });
    const refused = answer.outcomes.find(({ status }) => status !== 'applied');
    if (refused) throw new Error(`A save was answered with ${JSON.stringify(refused)}`);
    version = answer.version;
    texts.push(id);
    if (index % savesPerPublish === 0) await ask(url, `drafts/${draft.container}/publish`, { languages: ['de', 'en'] });
  };

  return {
    checkouts: async (index) => {
      const shopper = new Shopper(urlOf(index), addressOf(index));
      // Another evening than the bookings' of the same moment.
      const event = forSale[(index * 3 + 1) % forSale.length];
      if (!event?.idJet) throw new Error('Nothing is for sale.');
      const wanted = { event_jet_id: event.idJet, ...(event.group && { seat_group: event.group }), sale_type_ids: [event.type] };
      const added = await shopper.add(wanted);
      if (added.status >= 500) throw new Error(`${added.status}`);
      // Sold out or not on sale.
      if (added.status !== 200) return;
      const { status, body } = await shopper.ask('POST', '/api/shop-checkout/', { name: 'Ada', email: `ada-${index}@example.org` });
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body).slice(0, 100)}`);
    },
    forms: async (index) => {
      const sender = new Shopper(urlOf(index), addressOf(index));
      const { status, body } = await sender.ask('POST', '/de/api/forms-entries/', { form: form.id, field_values: form.valuesOf(index) });
      if (status >= 400) throw new Error(`${status} ${JSON.stringify(body).slice(0, 200)}`);
    },
    uploads: async (index) => {
      const bytes = await plainPng(`#${(0x100000 + index).toString(16)}`, 1600, 900);
      const body = new FormData();
      body.set('folder', '');
      body.set('file', new Blob([bytes as BlobPart]), `unter-last-${index}.png`);
      const answer = await fetch(`${urlOf(index)}/de/pageeditor-api/media/`, { method: 'POST', headers: headers(), body });
      if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 200)}`);
      await answer.arrayBuffer();
    },
    saves: (index) => {
      turn = turn.then(
        () => save(index),
        () => save(index),
      );
      return turn;
    },
  };
}

/** The form of the demo to which everybody writes, and what they write. */
async function contactForm(url: string) {
  const id = Number(/\/de\/forms\/[\w-]+\/(\d+)/.exec(await (await fetch(`${url}/de`)).text())?.[1]);
  const { fields } = (await (await fetch(`${url}/de/api/forms/${id}/`)).json()) as {
    fields: { slug: string; field_type: unknown; choices: unknown[]; required: boolean }[];
  };
  const entered = ({ slug, choices, field_type }: (typeof fields)[number], index: number) => {
    if (field_type === fieldTypes.checkbox) return '1';
    if (slug === 'email') return `ada-${index}@example.org`;
    const [choice] = choices;
    return choice === undefined ? `Eine Frage zum Abend ${index}` : choice;
  };
  const required = fields.filter((field) => field.required);
  return { id, valuesOf: (index: number) => Object.fromEntries(required.map((field) => [field.slug, entered(field, index)])) };
}
