import { useEffect, useRef, useState } from 'react';
import type { FurtherDate } from '../further-dates.ts';
import { BookingWidget, type BookingWidgetProps } from './booking-widget.tsx';

type DialogEvent = Pick<BookingWidgetProps, 'id' | 'ticketUrl'>;

interface BookingDialogProps extends Omit<BookingWidgetProps, 'id' | 'ticketUrl' | 'onDate'> {
  /** The event of the button. */
  first: DialogEvent;
}

/** The widget of one event, and in the same dialog that of another date where this one is sold out (SHOP-76). */
export function BookingDialog({ first, ...rest }: BookingDialogProps) {
  const [shown, setShown] = useState<DialogEvent>(first);
  const { dialog } = rest;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) dialog.focus();
    before.current = shown;
  }, [dialog, shown]);
  const onDate = ({ id, ticketUrl }: FurtherDate) => setShown({ id, ticketUrl });
  return <BookingWidget key={shown.id} {...shown} {...rest} onDate={onDate} />;
}
