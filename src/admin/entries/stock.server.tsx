import type { Entry } from '../../features/admin/entries.read.server.ts';
import { titleOf } from '../../features/admin/entry-values.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import { readStocks, type StockPlace } from '../../features/booking/stock/stocks.read.server.ts';
import { writeStocks } from '../../features/booking/stocks.write.server.ts';
import { eventFields, roomFields } from '../../features/programme/programme.fields.ts';
import { seatGroupRows } from '../../features/programme/sales.fields.ts';
import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';
import { adminHref } from '../../urls.ts';
import { type AdminContext, formOf, store } from '../admin-context.server.ts';
import { whenOf } from '../admin-notes.tsx';
import type { FormState } from '../forms/form-state.ts';
import type { OfficeAnswer } from '../office-answers.server.ts';
import { SaleGaps } from '../sales/sale-gaps.tsx';
import type { EntryAction } from './entry-action.ts';

/** Stock of the sandbox shop by seat group and timeslot (ADMIN-03). Other shops manage theirs. */
export const stockAction: EntryAction = {
  isFor: ({ name }, { deleted_at, values }, { options }) =>
    name === 'events' && deleted_at === null && options.isSandbox && [values.prices, values.seat_groups].flat().length > 0,
  show: (context, resource, entry) => stockPage(context, resource, entry, null, new Map()),
  submit: async (context, resource, entry) => {
    const { language } = context;
    const form = formOf(context);
    const problems = new Map<string, string>();
    const wanted = [...form.keys()].flatMap((name) => {
      const [, block_id, seat_group] = /^place\.(\d{1,9}) (.*)$/s.exec(name) ?? [];
      if (block_id === undefined || seat_group === undefined) return [];
      const text = form.get(name)?.trim();
      // What the form did not show, or what was not changed in it, somebody else may have set meanwhile.
      if (text === undefined || text === form.get(`was:${name}`)) return [];
      if (text !== '' && !/^\d{1,6}$/.test(text)) problems.set(name, m.admin_wrong_number());
      return [{ seat_group, block_id: Number(block_id), capacity: text === '' ? null : Number(text) }];
    });
    if (problems.size > 0) return stockPage(context, resource, entry, form, problems);
    const refusal = await store(context, (transaction, actor) => writeStocks(transaction, entry.id, wanted, actor));
    if (!refusal) return { to: `${adminHref(language, resource.name, entry.id)}?done=stocked` };
    for (const { place, least } of refusal.below) problems.set(nameOf(place), m.admin_stock_below({ least }));
    const [gone] = refusal.gone;
    if (refusal.seats !== null) problems.set('', m.admin_stock_room({ seats: refusal.seats }));
    // Said first, because the form shown again no longer has it.
    if (gone) problems.set('', m.admin_stock_gone({ name: gone.seat_group || interfaceText(eventFields.prices.label) }));
    return stockPage(context, resource, entry, form, problems);
  },
};

async function stockPage(
  context: AdminContext,
  resource: Resource,
  entry: Entry,
  form: FormState | null,
  problems: ReadonlyMap<string, string>,
): Promise<OfficeAnswer> {
  const { reading, language } = context;
  const title = titleOf(resource, entry.values, language);
  const stocks = await readStocks(reading.db, entry.id, reading.now);
  const { places = [], seats = null, hasPlan = false } = stocks ?? {};
  const editHref = adminHref(language, resource.name, entry.id);
  return {
    status: problems.size > 0 ? 400 : 200,
    title: `${m.admin_stock()}: ${title}`,
    current: resource.name,
    view: (
      <form method="post" action={`${editHref}/stock`} className="adm-section" data-guarded="" noValidate>
        <h1>{m.admin_stock()}</h1>
        <p>
          <strong>{title}</strong>
          {whenOf(entry, language)}
        </p>
        <SaleGaps idJet={entry.values.id_jet} stocks={stocks} editHref={editHref} />
        <p>{hasPlan ? m.admin_stock_hint_plan() : seats === null ? m.admin_stock_hint_open() : m.admin_stock_hint({ seats })}</p>
        {problems.has('') && (
          <p className="bs-note bad" role="alert">
            {problems.get('')}
          </p>
        )}
        <table className="bs-table">
          <thead>
            <tr>
              <th scope="col">{interfaceText(seatGroupRows.rows.seat_group.label)}</th>
              <th scope="col">{interfaceText(roomFields.seats.label)}</th>
              <th scope="col" className="bs-num">
                {m.admin_stock_taken()}
              </th>
            </tr>
          </thead>
          <tbody>
            {places.map((place, at) => (
              <Place key={nameOf(place)} id={`place-${at}`} {...{ place, form }} problem={problems.get(nameOf(place))} />
            ))}
          </tbody>
        </table>
        <div className="bs-row wrap">
          <a className="bs-btn" href={editHref}>
            {m.admin_keep()}
          </a>
          <button className="bs-btn primary" type="submit">
            {m.admin_save()}
          </button>
        </div>
      </form>
    ),
  };
}

/** Not by position: somebody else may publish another seat group before it while the form is open. */
const nameOf = ({ seat_group, block_id }: Pick<StockPlace, 'seat_group' | 'block_id'>) => `place.${block_id} ${seat_group}`;

interface PlaceProps {
  place: StockPlace;
  id: string;
  form: FormState | null;
  problem: string | undefined;
}

function Place({ place, id, form, problem }: PlaceProps) {
  const { seat_group, time, capacity, planned, taken } = place;
  const name = nameOf(place);
  const was = form?.get(`was:${name}`) ?? String(capacity ?? '');
  const label = [seat_group || interfaceText(eventFields.prices.label), time].filter(Boolean).join(', ');
  return (
    <tr>
      <th scope="row">
        <label htmlFor={id}>{label}</label>
      </th>
      <td>
        <input type="hidden" name={`was:${name}`} value={was} />
        <input
          className="bs-input adm-number"
          id={id}
          name={name}
          inputMode="numeric"
          defaultValue={form?.get(name) ?? capacity ?? ''}
          aria-invalid={problem ? true : undefined}
          aria-describedby={[capacity === null && `${id}-now`, problem && `${id}-error`].filter(Boolean).join(' ') || undefined}
        />
        {/* Not a placeholder: on a phone the column is too narrow for it. */}
        {capacity === null && (
          <p id={`${id}-now`} className="bs-hint">
            {m.admin_stock_planned({ count: planned })}
          </p>
        )}
        {problem && (
          <p id={`${id}-error`} className="bs-err">
            {problem}
          </p>
        )}
      </td>
      <td className="bs-num">{taken}</td>
    </tr>
  );
}
