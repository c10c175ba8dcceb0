import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { positiveInteger } from '../../core/contract/shapes.ts';
import type { Database } from '../../core/database/client.server.ts';
import type { Edition, Reading } from '../../core/database/reading.server.ts';
import { type Language, languages, type Translated, translate } from '../../core/languages.ts';
import type { Module, ModuleBase } from '../../core/module/module.ts';
import type { SampleThings } from '../../core/module/samples.ts';
import { readPageOfLinkKey } from '../../features/pages/drafts/draft-links.read.server.ts';
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

/** The address of the document that holds the HTML of a module, as an edition has it or as it is published. */
export function iframeAddress({ content_type, object_id, id }: ModuleBase, language: Language, edition?: Edition): string {
  return `/frames/${language}/${content_type}/${object_id}/${id}${edition ? queryOf(edition) : ''}`;
}

function queryOf(edition: Edition): string {
  if (edition.kind === 'version') return `?v=${edition.id}`;
  if (edition.kind === 'public') return `?preview=${edition.asOf.toISOString()}`;
  return edition.linkKey === undefined ? '?draft' : `?link=${edition.linkKey}`;
}

/** What `queryOf` writes. What does not fit is left out: then the frame has what is published. */
const queries = z.object({
  draft: z.string().optional().catch(undefined),
  v: positiveInteger.optional().catch(undefined),
  preview: z.iso.datetime().optional().catch(undefined),
  link: z.string().optional().catch(undefined),
  outside: z.string().optional().catch(undefined),
});

/** The edition that an address names, with the rights of the page around it: editors see all, others the draft of their link. Null for none. */
async function editionOf({ db, now, viewer }: Reading, { draft, v, preview, link }: z.output<typeof queries>): Promise<Edition | null> {
  if (viewer.isEditor && v !== undefined) return { kind: 'version', id: v };
  if (viewer.isEditor && draft !== undefined) return { kind: 'draft' };
  if (viewer.isEditor && preview !== undefined) return { kind: 'public', asOf: new Date(preview) };
  const page = link === undefined ? null : await readPageOfLinkKey(db, link, now);
  return page === null ? null : { kind: 'draft', page };
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
  server.get(iframeRoute, async (request, reply) => {
    const parsed = parameters.safeParse(request.params);
    if (!parsed.success) return reply.callNotFound();
    const { language, content_type, object_id, id } = parsed.data;
    const query = queries.parse(request.query);
    const reading = await readingOf(request);
    const edition = await editionOf(reading, query);
    const readModules = async (from: Reading) =>
      findModule(await readSlot(from, language, content_type, object_id, kit), id) ??
      findModule(await readFurtherSlots(from, language, { content_type, object_id }, kit), id);
    // What editors alone may read is null for everybody else, whatever the address says.
    const readDraft = async () =>
      reading.viewer.isEditor ? await readDraftHtml(reading.db, { content_type, object_id, id }, language) : null;
    const readShown = async () => {
      const found = await readModules(edition ? reading.as({ ...reading.viewer, edition }) : reading);
      return found?.model === 'html' ? String(found.html_code) : content_type === sampleType ? sampleOf(kit, language) : null;
    };
    const drafted = edition?.kind === 'draft' ? await readDraft() : null;
    const html = drafted ?? (await readShown()) ?? (await readDraft());
    // What is typed first has not arrived when its frame is asked for: then it is empty and comes with the next version.
    if (html === null) return reply.callNotFound();
    return reply
      .headers({
        'content-security-policy': query.outside === '1' ? afterConsent : withoutConsent,
        'cache-control': edition ? 'no-store' : 'no-cache',
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
