import { type ReactNode, useContext } from 'react';
import type { Language } from '../../../core/languages.ts';
import { formatBriefMoment } from '../../../core/text/dates.ts';
import { m } from '../../../paraglide/messages.js';
import { isSaleNear } from '../sale-start.shapes.ts';
import { RenderedAt } from './quick-buy.ts';

interface SaleStartProps {
  event: { id: number; saleStarts: string };
  language: Language;
  /** Leads to the event, where this is not its page, and names it for who hears only the link. */
  to?: { url: string; name: string };
  className?: string;
  /** For who may buy before that. */
  early?: ReactNode;
  /** The link to tickets that takes its place at that moment; null where none is offered here. */
  children: ReactNode;
}

/** 'Vorverkauf ab 1. Dez., 10 Uhr' where a link to tickets would be, and becomes it at that moment (SHOP-40; sale-start.element.ts). */
export function SaleStart({ event: { id, saleStarts }, language, to, className = 'more', early, children }: SaleStartProps) {
  const now = useContext(RenderedAt) ?? new Date();
  const text = m.sale_starts({ moment: formatBriefMoment(saleStarts, language) });
  const sign = to ? (
    <a className={className} href={to.url} aria-label={`${text}: ${to.name}`}>
      {text}
    </a>
  ) : (
    <span className={className}>{text}</span>
  );
  if (!children || !isSaleNear(saleStarts, now))
    return (
      <>
        {sign}
        {early}
      </>
    );
  return (
    <sale-start
      when="load"
      data-event={id}
      data-starts={saleStarts}
      data-left={m.sale_starts_in({ time: '#' })}
      data-begun={m.sale_begun()}
    >
      {sign}
      {early}
      <template>{children}</template>
    </sale-start>
  );
}
