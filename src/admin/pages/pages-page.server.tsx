import { z } from 'zod';
import { lastPageOf, pageIn } from '../../core/contract/page-of.server.ts';
import { entryId } from '../../core/fields/entry-id.ts';
import { type Language, languages } from '../../core/languages.ts';
import { formatShortMoment } from '../../core/text/dates.ts';
import { readPages } from '../../features/pages/editing/hub.read.server.ts';
import type { HubPage } from '../../features/pages/hub-page.ts';
import {
  arrangePage,
  discardPage,
  makePage,
  pageErrorText,
  showInMenus,
  stepPage,
} from '../../features/pages/page-actions.write.server.ts';
import { PageError } from '../../features/pages/pages.write.server.ts';
import { readNextPlan } from '../../features/pages/publishing/schedule.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { type AdminContext, formOf, store } from '../admin-context.server.ts';
import { nothingPage } from '../admin-notes.tsx';
import { makeOnce } from '../form-key.tsx';
import { kitOf } from '../forms/form-kit.ts';
import type { FormState } from '../forms/form-state.ts';
import { isRestored } from '../forms/office-form.tsx';
import { searchIn } from '../lists/filter-form.tsx';
import type { OfficeAnswer, OfficeOutcome } from '../office-answers.server.ts';
import { MovePageForm, NewPageForm } from './page-forms.tsx';
import { PageTree } from './page-tree.tsx';
import { isLinked, trashQuestion } from './trash-question.server.tsx';
import { TrashView } from './trash-view.tsx';

const current = 'pages';
const trashPerPage = 50;
const idShape = z.coerce.number().pipe(entryId);
const titleShape = z.string().trim().max(255);
const moveShape = z.object({ target: idShape, place: z.enum(['before', 'after', 'inside']) });
const restoreShape = z.object({ kind: z.enum(['page', 'module']), id: idShape });

/** The page tree (PAGE-18): the list, the form of a new page, the form to move one, the trash. */
export async function pagesPage(context: AdminContext, id: string, action: string): Promise<OfficeOutcome> {
  const { reading, options, language, query } = context;
  if (id === 'trash' && action === '') return trash(context);
  if (id !== '' && (id === 'new' ? action !== '' : action !== 'move')) return nothingPage(context);
  const pages = await readPages(reading, options.kit, language);
  if (id === '') return list(context, pages);
  if (id === 'new') return newPage(context, pages, new Map([...query].filter(([name]) => name === 'parent' || name === 'copy')));
  return movePage(context, pages, idIn(id), new Map());
}

/** Makes, moves, shows, hides, deletes and restores pages. */
export async function submitPages(context: AdminContext, id: string, action: string): Promise<OfficeOutcome> {
  if (id === 'trash') return action === 'restore' ? restore(context) : nothingPage(context);
  if (id === 'new') return create(context);
  const page = idIn(id);
  const base = adminHref(context.language, current);
  const done = (what: string) => ({ to: `${base}?done=${what}&at=${page}#page-${page}` });
  const form = formOf(context);
  try {
    switch (action) {
      case 'up':
      case 'down':
      case 'in':
      case 'out':
        await store(context, (transaction, actor) => stepPage(transaction, page, action, actor));
        return done('moved');
      case 'move': {
        const move = moveShape.safeParse(Object.fromEntries(form));
        if (!move.success || isRestored(form)) return movePage(context, await allPages(context), page, form);
        await store(context, (transaction, actor) => arrangePage(transaction, { id: page, ...move.data }, actor));
        return done('moved');
      }
      case 'show':
      case 'hide':
        await store(context, (transaction, actor) => showInMenus(transaction, page, action === 'show', actor));
        return done(action === 'show' ? 'shown' : 'hidden');
      case 'delete':
        if (form.get('sure') !== 'yes' && (await isLinked(context, await allPages(context), page))) return { to: `${base}?ask=${page}` };
        await store(context, (transaction, actor) => discardPage(transaction, page, actor));
        return { to: `${base}?done=trashed&page=${page}` };
      default:
        return nothingPage(context);
    }
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    if (error.reason === 'gone') return nothingPage(context);
    const text = pageErrorText(error, context.language);
    const pages = await allPages(context);
    return action === 'move' && form.get('operation') === 'save'
      ? movePage(context, pages, page, form, { target: [text] })
      : list(context, pages, { refusal: text, focused: page });
  }
}

const allPages = ({ reading, options, language }: AdminContext) => readPages(reading, options.kit, language);

function idIn(text: string): number {
  return idShape.safeParse(text).data ?? 0;
}

async function list(
  context: AdminContext,
  pages: readonly HubPage[],
  { refusal = null, focused = null }: { refusal?: string | null; focused?: number | null } = {},
): Promise<OfficeAnswer> {
  const { language, query, reading } = context;
  const base = adminHref(language, current);
  const texts: Record<string, () => string> = {
    moved: m.pages_moved,
    shown: m.pages_shown,
    hidden: m.pages_hidden,
    trashed: m.pages_trashed,
    restored: m.pages_restored,
  };
  const what = refusal ? '' : (query.get('done') ?? '');
  const done = Object.hasOwn(texts, what) ? texts[what]?.() : undefined;
  const trashed = what === 'trashed' ? idIn(query.get('page') ?? '') : 0;
  const plan = trashed ? await readNextPlan(reading.db, trashed) : null;
  const toDelete = refusal ? undefined : pages.find(({ id }) => id === idIn(query.get('ask') ?? ''));
  const planText = plan && m.pages_trashed_planned({ time: formatShortMoment(plan.toISOString(), language) });
  return {
    status: refusal ? 400 : 200,
    title: m.hub_pages(),
    current,
    view: (
      <PageTree
        {...{ language, pages, refusal }}
        search={searchIn(query)}
        question={toDelete ? await trashQuestion(context, toDelete, titleOf(toDelete, language)) : null}
        done={
          done
            ? { text: [done, planText].filter(Boolean).join(' '), undo: trashed ? `${base}/trash/restore?kind=page&id=${trashed}` : null }
            : null
        }
        focused={focused ?? (idIn(query.get('at') ?? '') || null)}
      />
    ),
  };
}

function newPage(context: AdminContext, pages: readonly HubPage[], form: FormState, errors: Record<string, string[]> = {}): OfficeAnswer {
  const { language } = context;
  const isUnsaved = form.has('operation');
  const view = <NewPageForm {...{ language, pages, isUnsaved }} kit={kitOf(form, language, errors, isUnsaved ? null : language)} />;
  return { status: Object.keys(errors).length > 0 ? 400 : 200, title: m.new_page(), current, view };
}

async function create(context: AdminContext): Promise<OfficeOutcome> {
  const { language, options } = context;
  const form = formOf(context);
  const refuse = async (errors: Record<string, string[]>) => newPage(context, await allPages(context), form, errors);
  if (isRestored(form)) return refuse({});
  const title = Object.fromEntries(
    languages.flatMap((each) => {
      const text = titleShape.safeParse(form.get(each) ?? '').data;
      return text ? [[each, text]] : [];
    }),
  );
  const [parent, copy] = [idIn(form.get('parent') ?? ''), idIn(form.get('copy') ?? '')];
  if (!title[language]) return refuse({ [language]: [m.field_required()] });
  try {
    const values = { title, ...(parent > 0 && { parent }) };
    const id = await store(context, (transaction, actor) =>
      makeOnce(context, 'page', [transaction, actor], () =>
        makePage(transaction, options.kit, { values, copyOf: copy > 0 ? copy : undefined }, actor),
      ),
    );
    const made = (await allPages(context)).find((page) => page.id === id);
    return { to: made ? `${made.urls[language]}?edit` : adminHref(language, current) };
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    return refuse({
      [error.field === 'slug' ? language : error.field === 'copy_of' ? 'copy' : error.field]: [pageErrorText(error, language)],
    });
  }
}

function movePage(
  context: AdminContext,
  pages: readonly HubPage[],
  id: number,
  form: FormState,
  errors: Record<string, string[]> = {},
): OfficeAnswer {
  const { language } = context;
  const page = pages.find((each) => each.id === id);
  if (!page) return nothingPage(context);
  const isUnsaved = form.has('operation');
  const found = isUnsaved && !isRestored(form) && Object.keys(errors).length === 0 ? { target: [m.field_required()] } : errors;
  const title = titleOf(page, language);
  const view = <MovePageForm {...{ language, pages, page, title, isUnsaved }} kit={kitOf(form, language, found)} />;
  return { status: Object.keys(found).length > 0 ? 400 : 200, title: m.pages_move_title({ title }), current, view };
}

function titleOf({ titles, urls }: HubPage, language: Language): string {
  return titles[language] || titles.de || titles.en || urls[language];
}

async function trash({ reading, options, language, query }: AdminContext, refusal: string | null = null): Promise<OfficeAnswer> {
  const things = await options.trash.list(reading.db, language, reading.now);
  const pages = lastPageOf(things.length, trashPerPage);
  const page = Math.min(pages, pageIn(query));
  const view = (
    <TrashView
      {...{ language, page, pages, refusal }}
      things={things.slice((page - 1) * trashPerPage, page * trashPerPage)}
      count={things.length}
      done={query.get('done') === 'restored' && !refusal ? m.pages_restored() : null}
    />
  );
  return { status: refusal ? 400 : 200, title: m.hub_trash(), current, view };
}

/** What is restored comes as a form, or as the address of the undo button after a deletion. */
async function restore(context: AdminContext): Promise<OfficeOutcome> {
  const { options, language, reading, query } = context;
  const given = restoreShape.safeParse({ ...Object.fromEntries(query), ...Object.fromEntries(formOf(context)) });
  if (!given.success) return nothingPage(context);
  const base = adminHref(language, current);
  try {
    const isBack = await store(context, (transaction) =>
      options.trash.restore(transaction, { ...given.data, viewer: reading.viewer, language, now: reading.now }),
    );
    if (!isBack) return trash(context, m.pages_not_restored());
    return { to: query.has('id') ? `${base}?done=restored&at=${given.data.id}#page-${given.data.id}` : `${base}/trash?done=restored` };
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    return trash(context, pageErrorText(error, language));
  }
}
