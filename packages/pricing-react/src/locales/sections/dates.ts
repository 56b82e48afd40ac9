// What date fields and their calendar say.

import type { PluralForms } from '@hosted-stay/pricing-core/format';

export interface DateMessages {
  /** Labels of the two inputs of a range. */
  readonly first: string;
  readonly last: string;
  /** The button that opens the calendar. */
  readonly open: string;
  /** What the calendar asks for. */
  readonly choose: { readonly first: string; readonly last: string; readonly day: string };
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly close: string;
  readonly nights: PluralForms;
  readonly days: PluralForms;
  readonly range: (stay: { from: string; to: string; nights: string }) => string;
  /** What is said of a day after its date: `Sunday 5 July 2026, first day`. */
  readonly marks: { readonly first: string; readonly last: string; readonly within: string; readonly day: string; readonly today: string };
  /** Letters for the places of a date: `DD/MM/YYYY`. */
  readonly letters: { readonly day: string; readonly month: string; readonly year: string };
  readonly unreadable: (right: { pattern: string; example: string }) => string;
  readonly tooEarly: (limit: { min: string }) => string;
  readonly tooLate: (limit: { max: string }) => string;
  readonly backwards: string;
  readonly tooLong: (limit: { days: string }) => string;
}
