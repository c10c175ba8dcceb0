import type { ReactNode } from 'react';
import type { Language } from '../../../core/languages.ts';
import { waitingListHref } from '../../../urls.ts';
import { type FurtherDate, furtherDatesOf } from '../further-dates.ts';
import type { Offer } from '../load-offer.ts';
import { SoldOutPanel } from '../sold-out-panel.tsx';

export interface SoldOutStepProps {
  offer: Offer;
  language: Language;
  /** Shows another date in the same dialog. */
  onDate: (date: FurtherDate) => void;
  /** Nobody waits for an evening that is over. */
  isOver?: boolean | undefined;
  /** What else there is: fewer seats, other groups. */
  children?: ReactNode;
}

/** What can be had where the widget finds no seats (SHOP-76). Loaded there only. */
export function SoldOutStep({ offer: { event, live }, language, onDate, isOver, children }: SoldOutStepProps) {
  return (
    <SoldOutPanel
      dates={furtherDatesOf(event.events, language)}
      waitingListUrl={live?.has_waiting_list && !isOver ? waitingListHref(language, { idJet: event.id_jet ?? '' }) : null}
      language={language}
      onDate={onDate}
    >
      {children}
    </SoldOutPanel>
  );
}
