import type { Sales } from '../../features/booking/shop-gateway.ts';
import { m } from '../../paraglide/messages.js';

/** Sold tickets of all, in numbers and as a bar. */
export function Sold({ sales: { sold, capacity } }: { sales: Sales }) {
  return (
    <>
      {sold} / {capacity}
      <span className="adm-sold-word"> {m.admin_live_sold()}</span>
      <progress max={Math.max(1, capacity)} value={Math.min(sold, capacity)} aria-hidden="true" />
    </>
  );
}
