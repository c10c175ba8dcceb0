import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { fieldTypes } from '../../../src/features/forms/field-types.ts';
import type { StoredFormField } from '../../../src/features/forms/form-field.fields.ts';
import { forms } from '../../../src/features/forms/forms.tables.server.ts';
import type { TestApp } from '../app.ts';

const both = (de: string, en: string) => ({ de, en });
const texts: Partial<Record<number, [string, string]>> = {};

/** A field of a form; what is left out is empty. */
export function field(slug: string, field_type: number, more: Partial<StoredFormField> = {}): StoredFormField {
  const empty = { choices: [], default: '', placeholder_text: {}, help_text: {} };
  const [de = slug, en = slug] = texts[field_type] ?? [];
  return { id: 1, slug, field_type, required: false, visible: true, label: both(`${de} (de)`, `${en} (en)`), ...empty, ...more };
}

const choices = [both('Rot', 'Red'), both('Grün', 'Green'), both('Blau', 'Blue')];

/** One field of each type (FORM-03), in the order of their numbers. */
export const everyField: StoredFormField[] = Object.entries(fieldTypes).map(([name, type], index) =>
  field(name.toLowerCase(), type, {
    id: index + 1,
    ...([5, 6, 7, 8].includes(type) && { choices }),
    ...(type === fieldTypes.hidden && { default: 'website' }),
    ...(type === fieldTypes.text && { required: true, help_text: both('So wie im Ausweis', 'As in your passport') }),
  }),
);

/** A form with a name and an e-mail that are required, and a file; 2 has every field, 3 is a plain one, 4 is offline. */
export async function seedForms({ db }: DatabaseHandle): Promise<void> {
  const base = { recipients: ['kasse@haus.example'], retention_days: 30, is_online: true };
  const contact = [
    field('name', 1, { id: 1, required: true, label: both('Ihr Name', 'Your name') }),
    field('email', 3, { id: 2, required: true, label: both('E-Mail', 'E-mail') }),
    field('message', 2, { id: 3, label: both('Nachricht', 'Message') }),
    field('document', 9, { id: 4, label: both('Anhang', 'Attachment') }),
    field('secret', 1, { id: 5, visible: false, required: true }),
  ];
  await db.insert(forms).values([
    {
      ...base,
      id: 1,
      title: both('Schreiben Sie uns', 'Write to us'),
      intro: both('Wir lesen alles.', 'We read everything.'),
      fields: contact,
    },
    { ...base, id: 2, title: both('Alles', 'Everything'), fields: everyField, recipients: [] },
    {
      ...base,
      id: 3,
      title: both('Kurz', 'Short'),
      thanks: { en: 'Noted!' },
      fields: [field('name', 1, { required: true }), field('day', 10, { id: 2, label: both('Wunschtag', 'Day') })],
      retention_days: 1,
    },
    { ...base, id: 4, title: both('Geheim', 'Secret'), fields: contact, is_online: false },
    {
      ...base,
      id: 5,
      title: both('Gefährlich', 'Dangerous'),
      recipients: [],
      fields: ['__proto__', 'constructor', 'email2', 'name', 'name', 'valueOf'].map((slug, id) => field(slug, 1, { id: id + 1 })),
    },
  ]);
}

/** A multipart body with one file, as a browser sends it. */
export function fileBody(name: string, bytes: Uint8Array | string, part = 'file'): FormData {
  const body = new FormData();
  body.append(part, new Blob([bytes as BlobPart]), name);
  return body;
}

/** A browser at an address of its own, with the token of forms. */
export class FormSender {
  readonly headers: Record<string, string>;
  readonly #app: TestApp;

  constructor(app: TestApp, address: string, token = `token-${address}`) {
    this.#app = app;
    this.headers = { cookie: `csrftoken=${token}`, 'x-csrftoken': token, 'x-forwarded-for': address };
  }

  upload(name: string, bytes: Uint8Array | string, language = 'de'): Promise<Response> {
    return this.#app.get(`/${language}/api/temp-files/`, { method: 'POST', headers: this.headers, body: fileBody(name, bytes) });
  }

  send(form: number, field_values: unknown, { key, language = 'de' }: { key?: string; language?: string } = {}): Promise<Response> {
    return this.#app.get(`/${language}/api/forms-entries/`, {
      method: 'POST',
      headers: { ...this.headers, 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify({ form, field_values }),
    });
  }

  /** As a form without script does. */
  post(path: string, body: URLSearchParams | FormData): Promise<Response> {
    const { cookie: _, 'x-csrftoken': __, ...address } = this.headers;
    return this.#app.get(path, { method: 'POST', headers: { ...address, 'sec-fetch-site': 'same-origin' }, body, redirect: 'manual' });
  }
}

export const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n';

/** A ZIP file that holds these names with a few bytes each, stored as they are. */
export function zipOf(entries: Record<string, string>, claim = 0): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const head = Buffer.alloc(30);
    head.write('PK\x03\x04', 'latin1');
    head.writeUInt32LE(content.length, 18);
    head.writeUInt32LE(claim || content.length, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 'latin1');
    entry.writeUInt32LE(content.length, 20);
    entry.writeUInt32LE(claim || content.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    const local = Buffer.concat([head, Buffer.from(name + content)]);
    offset += local.length;
    parts.push(local);
    list.push(Buffer.concat([entry, Buffer.from(name)]));
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(list.length, 8);
  end.writeUInt16LE(list.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...list, end]);
}

export const docx = zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' });
