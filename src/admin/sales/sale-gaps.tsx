import type { EventStocks } from '../../features/booking/stock/stocks.read.server.ts';
import { m } from '../../paraglide/messages.js';

interface SaleGapsProps {
  /** Of the event in the ticket system. */
  idJet: unknown;
  unsold: EventStocks['unsold'];
  /** Of the event's form. */
  editHref: string;
}

/** Why an evening cannot be bought though it has prices and seats (SHOP-141); nothing where it can. */
export function SaleGaps({ idJet, unsold, editHref }: SaleGapsProps) {
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
    </>
  );
}
