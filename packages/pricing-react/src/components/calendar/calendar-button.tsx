// The button that opens the calendar of a field.

import { useState } from 'react';
import { Calendar, type CalendarProps } from './calendar.tsx';

export function CalendarButton(props: Omit<CalendarProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  const isRange = props.mode === 'range';
  const name = props.messages.dates.open;
  return (
    <>
      <button
        type="button"
        className="pricing-button pricing-calendar-open"
        data-kind={isRange ? 'quiet' : undefined}
        aria-haspopup="dialog"
        aria-label={name}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 5h14v12H3zM3 9h14M7 3v4M13 3v4" />
        </svg>
        {isRange && name}
      </button>
      {open && <Calendar {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
