// The month that a calendar shows, kept in the address so that the way back leads through the months.

import { useState } from 'react';
import { useSearchParams } from '#web/router.tsx';
import { getMonth } from '#web/ui/calendar/days.ts';

/** Returns the first day of the month in an address; null for anything else. */
const toMonthStart = (month: string | null) => (/^20\d\d-(0[1-9]|1[0-2])$/.test(month ?? '') ? `${month}-01` : null);

/** Returns the shown month, a number that changes when the address leads to another one, and what notes that another is shown. */
export function useMonth(today: string): { readonly month: string; readonly opening: number; readonly show: (month: string) => void } {
  const [params, setParams] = useSearchParams();
  const asked = toMonthStart(params.get('month')) ?? getMonth(today);
  const [state, setState] = useState({ asked, month: asked, opening: 0 });
  if (asked !== state.asked) setState({ asked, month: asked, opening: state.opening + (asked === state.month ? 0 : 1) });
  function show(month: string): void {
    setState((now) => ({ ...now, month }));
    setParams((now) => ({ ...Object.fromEntries(now), month: month.slice(0, 7) }));
  }
  return { month: state.month, opening: state.opening, show };
}
