import { inArray } from 'drizzle-orm';
import { lastPageOf, pageIn } from '../../core/contract/page-of.server.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { isLivePath } from '../../features/site/live-path.read.server.ts';
import {
  comparedPath,
  followRedirects,
  newPathShape,
  oldPathShape,
  type RedirectFields,
  readablePath,
  redirectTo,
} from '../../features/site/redirect-path.ts';
import { changeRedirect, createRedirect, deleteRedirect, RedirectRefused } from '../../features/site/redirects.write.server.ts';
import { readRedirects } from '../../features/site/site.read.server.ts';
import { notFoundCounts } from '../../features/site/site.tables.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { type AdminContext, formOf, store } from '../admin-context.server.ts';
import { nothingPage } from '../admin-notes.tsx';
import { doneText } from '../done-text.ts';
import { makeOnce } from '../form-key.tsx';
import { kitOf } from '../forms/form-kit.ts';
import type { FormState } from '../forms/form-state.ts';
import { isRestored } from '../forms/office-form.tsx';
import { Removal } from '../forms/page-elements.tsx';
import { searchIn } from '../lists/filter-form.tsx';
import type { OfficeAnswer, OfficeOutcome } from '../office-answers.server.ts';
import { RedirectForm } from './redirect-form.tsx';
import { RedirectList } from './redirect-list.tsx';

const current = 'redirects';
const perPage = 50;

/** Redirects (SITE-03): list, form, or confirmation of a deletion. `?from=` prefills the old address. */
export async function redirectPage(context: AdminContext, id: string, action: string): Promise<OfficeOutcome> {
  const { reading, language, query } = context;
  const all = (await readRedirects(reading)).map((one) => ({ ...one, old_path: readablePath(one.old_path) }));
  if (id === '') return listPage(context, all);
  const entry = all.find((one) => String(one.id) === id);
  if ((!entry && id !== 'new') || !['', 'delete'].includes(action)) return nothingPage(context);
  const editHref = `${adminHref(language, current)}/${id}`;
  if (action === 'delete' && entry) {
    const view = <Removal title={entry.old_path} text={m.admin_redirect_remove_text()} editHref={editHref} />;
    return { status: 200, title: entry.old_path, current, view };
  }
  const from = (query.get('from') ?? '').slice(0, 2000);
  const form: FormState = new Map(Object.entries({ old_path: entry?.old_path ?? readablePath(from), new_path: entry?.new_path ?? '' }));
  return formPage(context, id, form, {});
}

/** Stores or deletes a redirect; an invalid form is shown again with its input. */
export async function submitRedirect(context: AdminContext, id: string, action: string): Promise<OfficeOutcome> {
  const { reading, language } = context;
  const list = adminHref(language, current);
  const number = parseId(id);
  if (number === null && id !== 'new') return nothingPage(context);
  if (action === 'delete' && number !== null) {
    const isDeleted = await store(context, (transaction, by) => deleteRedirect(transaction, number, by));
    return isDeleted ? { to: `${list}?done=removed` } : nothingPage(context);
  }
  const form = formOf(context);
  if (isRestored(form)) return formPage(context, id, form, {});
  const { errors, values } = parse(form);
  if (!values) return formPage(context, id, form, errors);
  try {
    const isLive = await isLivePath(reading, values.old_path);
    const stored = await store(context, async (transaction, by) => {
      if (number === null)
        return makeOnce(context, 'redirect', [transaction, by], () => createRedirect(transaction, values, { ...by, isLive }));
      return (await changeRedirect(transaction, number, values, { ...by, isLive })) ? number : null;
    });
    return stored === null ? nothingPage(context) : { to: `${list}/${stored}?done=saved` };
  } catch (error) {
    if (!(error instanceof RedirectRefused)) throw error;
    return formPage(context, id, form, error.messages);
  }
}

async function listPage({ reading, language, query }: AdminContext, all: (RedirectFields & { id: number })[]): Promise<OfficeAnswer> {
  const search = searchIn(query);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((one) => words.every((word) => `${one.old_path} ${one.new_path}`.toLowerCase().includes(word)));
  const pages = lastPageOf(found.length, perPage);
  const page = Math.min(pages, pageIn(query));
  const shown = found.slice((page - 1) * perPage, page * perPage);
  const rows = await reading.db
    .select({ url: notFoundCounts.url, count: notFoundCounts.count })
    .from(notFoundCounts)
    .where(
      inArray(
        notFoundCounts.url,
        shown.map(({ old_path }) => comparedPath(old_path)),
      ),
    );
  const targets = new Map(all.map((one) => [redirectTo(one.old_path), one.new_path]));
  return {
    status: 200,
    title: m.admin_list_redirects(),
    current,
    view: (
      <RedirectList
        {...{ language, search, page, pages, count: found.length }}
        entries={shown.map((entry) => ({
          ...entry,
          hits: rows.find(({ url }) => url === comparedPath(entry.old_path))?.count ?? 0,
          end: followRedirects(targets, entry.new_path).at(-1) ?? null,
        }))}
        done={doneText(query)}
      />
    ),
  };
}

async function formPage(
  { request, reading, language, query }: AdminContext,
  id: string,
  form: FormState,
  errors: Record<string, string[]>,
): Promise<OfficeAnswer> {
  const targets = new Map((await readRedirects(reading)).map((one) => [redirectTo(one.old_path), one.new_path]));
  const target = form.get('new_path') ?? '';
  const chain = followRedirects(targets, target);
  const isWrong = Object.keys(errors).length > 0;
  return {
    status: isWrong ? 400 : 200,
    title: id === 'new' ? m.admin_redirect_new() : (form.get('old_path') ?? ''),
    current,
    view: (
      <RedirectForm
        {...{ language, id }}
        kit={kitOf(form, language, errors)}
        isUnsaved={request.method === 'POST'}
        chain={
          chain.length > 0 && !isWrong ? m.admin_redirect_chain({ way: [target, ...chain].join(' → '), end: chain.at(-1) ?? '' }) : null
        }
        done={isWrong ? null : doneText(query)}
      />
    ),
  };
}

function parse(form: FormState): { errors: Record<string, string[]>; values: RedirectFields | null } {
  const from = oldPathShape.safeParse(form.get('old_path') ?? '');
  const to = newPathShape.safeParse(form.get('new_path') ?? '');
  const errors = {
    ...(!from.success && { old_path: [m.admin_redirect_wrong_from()] }),
    ...(!to.success && { new_path: [m.admin_redirect_wrong_to()] }),
  };
  return { errors, values: from.success && to.success ? { old_path: from.data, new_path: to.data } : null };
}
