import type { Language } from '../../../core/languages.ts';
import { formatDay, formatTime } from '../../../core/text/dates.ts';
import { m } from '../../../paraglide/messages.js';
import type { OrderChange } from './order-changes.server.ts';

const texts: Record<OrderChange['kind'], (values: { moment: string }) => string> = {
  canceled: m.order_canceled,
  awaits_date: m.order_awaits_date,
  moved: m.order_moved,
};

/** That an ordered performance does not take place, or not then (SHOP-211). */
export function OrderChangeNote({ change, language }: { change: OrderChange | undefined; language: Language }) {
  if (!change) return null;
  const { kind, before, note } = change;
  return (
    <p className="order-change">
      <strong>{texts[kind]({ moment: `${formatDay(before, language)}, ${formatTime(before, language)}` })}</strong>
      {note && ` ${note}`}
    </p>
  );
}
