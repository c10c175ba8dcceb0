import type { Language } from '../../core/languages.ts';
import { formatClock, formatShortMoment } from '../../core/text/dates.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import type { SaleState } from '../../features/booking/shop-gateway.ts';
import { eventFields } from '../../features/programme/programme.fields.ts';
import { seatGroupRows } from '../../features/programme/sales.fields.ts';
import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';

interface LiveViewProps {
  state: SaleState;
  /** Why nothing is sold, as a sentence; null when it is. */
  notSold: string | null;
  waiting: { parties: number; tickets: number };
  /** The name of a seat group, by that of the shop. */
  groupName: (seatGroup: string) => string;
  /** ISO 8601 with local offset. */
  now: string;
  language: Language;
}

/** The figures of a sale. */
export function LiveView({ state, notSold, waiting, groupName, now, language }: LiveViewProps) {
  const { places, wheelchair, holds, orders, orderCount } = state;
  const sum = (name: 'capacity' | 'sold' | 'held' | 'free') => places.reduce((total, place) => total + place[name], 0);
  const figures: [string, string | number][] = [
    [m.admin_live_capacity(), sum('capacity')],
    [m.admin_live_sold(), sum('sold')],
    [m.admin_live_held(), sum('held')],
    [m.admin_live_free(), sum('free')],
    ...(wheelchair ? [[m.admin_live_wheelchair(), `${wheelchair.taken} / ${wheelchair.capacity}`] as [string, string]] : []),
    [
      m.admin_live_waiting(),
      waiting.parties === 0
        ? 0
        : m.admin_live_waiting_count({ parties: waiting.parties, tickets: m.tickets_count({ count: waiting.tickets }) }),
    ],
    [m.admin_live_orders(), orderCount],
  ];
  return (
    <>
      <p className="bs-meta">
        {m.admin_live_as_of({ time: formatClock(now, language) })} {notSold ?? saleText(state, now, language)}
      </p>
      <dl className="adm-figures">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {places.length > 1 && (
        <div className="adm-scroll">
          <table className="bs-table">
            <caption>{m.admin_live_places()}</caption>
            <thead>
              <tr>
                <th scope="col">{interfaceText(seatGroupRows.rows.seat_group.label)}</th>
                {[m.admin_live_capacity(), m.admin_live_sold(), m.admin_live_held()].map((name) => (
                  <th key={name} scope="col" className="bs-num">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {places.map(({ seatGroup, time, capacity, sold, held }) => (
                <tr key={`${seatGroup} ${time}`}>
                  <th scope="row">
                    {[seatGroup ? groupName(seatGroup) : interfaceText(eventFields.prices.label), time].filter(Boolean).join(', ')}
                  </th>
                  <td className="bs-num">{capacity}</td>
                  <td className="bs-num">{sold}</td>
                  <td className="bs-num">{held}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <h2>{m.admin_live_holds()}</h2>
      {holds.length === 0 ? (
        <p>{m.admin_live_no_holds()}</p>
      ) : (
        <ul>
          {holds.map(({ quantity, expires, isOffer }, index) => (
            <li key={index}>
              {m.tickets_count({ count: quantity })},{' '}
              {isOffer
                ? m.admin_live_offer({ moment: formatShortMoment(toLocalIso(expires), language) })
                : m.admin_live_left({ minutes: Math.max(1, Math.ceil((expires.getTime() - Date.parse(now)) / 60_000)) })}
            </li>
          ))}
        </ul>
      )}
      <h2>{m.admin_live_newest()}</h2>
      {orders.length === 0 ? (
        <p>{m.admin_live_no_orders()}</p>
      ) : (
        <ul>
          {orders.map(({ number, orderedAt, quantity, groups }) => (
            <li key={number}>
              <strong>{number}</strong>, {formatShortMoment(toLocalIso(orderedAt), language)}:{' '}
              {[m.tickets_count({ count: quantity }), ...groups.filter(Boolean).map(groupName)].join(', ')}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Whether tickets are on sale, and to whom. */
function saleText({ saleStarts, presale, isSoldOut, places }: SaleState, now: string, language: Language): string {
  if (!saleStarts || saleStarts.getTime() <= Date.parse(now)) {
    if (!isSoldOut) return m.admin_live_on_sale();
    return places.some(({ held }) => held > 0) ? m.admin_live_all_held() : m.admin_live_sold_out();
  }
  const moment = formatShortMoment(toLocalIso(saleStarts), language);
  if (presale.length === 0) return m.admin_live_sale_starts({ moment });
  const ways = { account: m.admin_live_by_account, code: m.admin_live_by_code };
  return m.admin_live_presale({ ways: presale.map((way) => ways[way]()).join(', '), moment });
}
