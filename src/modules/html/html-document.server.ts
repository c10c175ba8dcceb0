import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { positiveInteger } from '../../core/contract/shapes.ts';
import type { Database } from '../../core/database/client.server.ts';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, languages, type Translated, translate } from '../../core/languages.ts';
import type { Module, ModuleBase } from '../../core/module/module.ts';
import type { SampleThings } from '../../core/module/samples.ts';
import { containers, sections } from '../../features/pages/pages.tables.server.ts';
import { type ModuleKit, sampleType } from '../../features/pages/resolve-modules.server.ts';
import { readFurtherSlots, readSlot } from '../../features/pages/snapshots/published.read.server.ts';

const parameters = z.object({
  language: z.enum(languages),
  content_type: z.string().regex(/^[a-z_]{1,40}$/),
  object_id: positiveInteger,
  id: positiveInteger,
});

const iframeRoute = '/frames/:language/:content_type/:object_id/:id';

/** The address of the document that holds the HTML of a module. */
export function iframeAddress({ content_type, object_id, id }: ModuleBase, language: Language): string {
  return `/frames/${language}/${content_type}/${object_id}/${id}`;
}

/**
 * Documents of html modules (MOD-15). The sandbox is in the answer, so that it holds wherever the document is opened:
 * an origin of its own, no access to ours. Other hosts may be contacted only when the address says that the visitor agreed.
 */
export function serveHtmlDocuments(
  server: FastifyInstance,
  kit: ModuleKit,
  readingOf: (request: FastifyRequest) => Promise<Reading>,
): void {
  server.get<{ Querystring: { outside?: string; draft?: string } }>(iframeRoute, async (request, reply) => {
    const parsed = parameters.safeParse(request.params);
    if (!parsed.success) return reply.callNotFound();
    const { language, content_type, object_id, id } = parsed.data;
    const reading = await readingOf(request);
    // What editors alone may read is null for everybody else, whatever the address says.
    const readDraft = async () =>
      reading.viewer.isEditor ? await readDraftHtml(reading.db, { content_type, object_id, id }, language) : null;
    const readPublic = async () => {
      const found =
        findModule(await readSlot(reading, language, content_type, object_id, kit), id) ??
        findModule(await readFurtherSlots(reading, language, { content_type, object_id }, kit), id);
      return found?.model === 'html' ? String(found.html_code) : content_type === sampleType ? sampleOf(kit, language) : null;
    };
    const drafted = request.query.draft === undefined ? null : await readDraft();
    const html = drafted ?? (await readPublic()) ?? (await readDraft());
    // What is typed first has not arrived when its frame is asked for: then it is empty and comes with the next version.
    if (html === null) return reply.callNotFound();
    return reply
      .headers({
        'content-security-policy': request.query.outside === '1' ? afterConsent : withoutConsent,
        'cache-control': drafted === null ? 'no-cache' : 'no-store',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(documentOf(html, language));
  });
}

const sandbox =
  "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox; base-uri 'none'; frame-ancestors 'self'; object-src 'none'";
const withoutConsent = `default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; font-src data:; form-action 'none'; ${sandbox}`;
const afterConsent = `default-src https: data: blob: 'unsafe-inline'; form-action https:; ${sandbox.replace('sandbox', 'sandbox allow-forms')}`;

/** The HTML of the catalogue's sample, which stands on no page. */
function sampleOf({ registry }: ModuleKit, language: Language): string {
  const sample = registry.get('html')?.samples.usual({} as SampleThings);
  return translate(sample?.fields.html_code as Translated, language).text;
}

/** The HTML of a module as its draft has it, for the page editor; null for none. */
async function readDraftHtml(
  db: Database,
  { content_type, object_id, id }: Pick<z.output<typeof parameters>, 'content_type' | 'object_id' | 'id'>,
  language: Language,
): Promise<string | null> {
  const isOfObject = and(eq(containers.content_type, content_type), eq(containers.object_id, object_id));
  const [row] = await db
    .select({ fields: sections.fields })
    .from(sections)
    .innerJoin(containers, eq(containers.id, sections.container))
    .where(and(eq(sections.id, id), eq(sections.model, 'html'), isNull(sections.deleted_at), isOfObject));
  return row ? translate(row.fields.html_code as Translated, language).text : null;
}

function findModule(modules: readonly Module[], id: number): Module | null {
  for (const module of modules) {
    if (module.id === id) return module;
    const inside = findModule(
      module.columns.flatMap(({ children }) => children),
      id,
    );
    if (inside) return inside;
  }
  return null;
}

/** The document around the HTML: it posts its height to the page, and its links open in a new tab. */
function documentOf(html: string, language: Language): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>HTML</title><style>body{margin:0;display:flow-root}</style></head><body>${html}<script>(()=>{const post=()=>parent.postMessage({height:Math.ceil(document.body.getBoundingClientRect().height)},'*');new ResizeObserver(post).observe(document.body);addEventListener('message',post);for(const a of document.links)if(!a.target)a.target='_blank'})()</script></body></html>`;
}
