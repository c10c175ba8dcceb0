import type { EventStocks } from '../../features/booking/stock/stocks.read.server.ts';
import { m } from '../../paraglide/messages.js';

interface SaleGapsProps {
  /** Of the event in the ticket system. */
  idJet: unknown;
  stocks: Pick<EventStocks, 'unsold' | 'excess' | 'unseated'> | null;
  /** Of the event's form. */
  editHref: string;
}

/** Why an evening cannot be bought though it has prices and seats (SHOP-141), and whose tickets do not fit its room (SHOP-128). */
export function SaleGaps({ idJet, stocks, editHref }: SaleGapsProps) {
  const { unsold = [], excess = 0, unseated = 0 } = stocks ?? {};
  return (
    <>
      {!idJet && (
        <p className="bs-note warn">
          <a href={`${editHref}#id_jet`}>{m.admin_sale_no_number()}</a>
        </p>
      )}
      {unsold.length > 0 && (
        <p className="bs-note warn">
          <a href={`${editHref}#seat_groups`}>
            {m.admin_sale_unsold({ groups: unsold.map(({ seat_group, seats }) => `${seat_group} (${seats})`).join(', ') })}
          </a>
        </p>
      )}
      {excess > 0 && (
        <p className="bs-note warn">
          <a href={`${editHref}#room`}>{m.admin_sale_excess({ count: excess })}</a>
        </p>
      )}
      {unseated > 0 && <p className="bs-note warn">{m.admin_sale_unseated({ count: unseated })}</p>}
    </>
  );
}
