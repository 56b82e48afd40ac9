// An invoice while it is being written: what was typed, as data, and every change to it.

import { dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';
import type { Party } from './invoice.ts';
import type { QuotedPart } from './quoted-part.ts';
import { type ScheduleDraft, spreadDates } from './schedule-draft.ts';

/** A line added by hand. Figures are decimal text, empty where nothing has been typed. */
export interface ManualLine {
  /** Tells lines apart while they move; unique within a draft. */
  readonly id: number;
  readonly description: string;
  /** More than 0, at most three digits after the point. */
  readonly quantity: string;
  /** The price of one; below 0 for a reduction. */
  readonly unitAmount: string;
  /** `"23"` for 23 %. */
  readonly vatPercentage: string;
}

/** Everything an invoice is made of beside the quote. Plain data: it can be kept anywhere and given back. */
export interface InvoiceDraft {
  /** Given by the host page; null for a draft. */
  readonly number: string | null;
  readonly seller: Party;
  readonly buyer: Party;
  /** ISO dates, empty where nothing has been typed. */
  readonly issueDate: string;
  readonly dueDate: string;
  readonly reference: string;
  /** BCP 47 language of the invoice. */
  readonly language: string;
  readonly lines: readonly ManualLine[];
  /** For an invoice without a quote: a quote says itself whether it is exempt. */
  readonly vatExempt: boolean;
  readonly vatText: string;
  readonly schedule: ScheduleDraft;
  readonly paymentDetails: readonly string[];
  readonly notes: string;
  /** Of an invoice that was opened from a file: its amounts are of this currency and no other. */
  readonly currency?: string | undefined;
  /** The stay of an invoice that was opened from a file; billed while there is no other quote. */
  readonly opened: QuotedPart | null;
}

/** What is set as it was typed, without further consequences. */
type PlainFields = Omit<InvoiceDraft, 'seller' | 'buyer' | 'lines' | 'schedule' | 'currency' | 'opened'>;

export type InvoiceAction =
  | { readonly type: 'set'; readonly changes: Partial<PlainFields> }
  | { readonly type: 'setParty'; readonly party: 'seller' | 'buyer'; readonly changes: Partial<Party> }
  | { readonly type: 'addLine' }
  | { readonly type: 'editLine'; readonly id: number; readonly changes: Partial<Omit<ManualLine, 'id'>> }
  | { readonly type: 'moveLine'; readonly id: number; readonly by: -1 | 1 }
  | { readonly type: 'removeLine'; readonly id: number }
  | { readonly type: 'setSchedule'; readonly changes: Partial<ScheduleDraft> }
  | { readonly type: 'setPartDate'; readonly part: number; readonly date: string }
  | { readonly type: 'replace'; readonly draft: InvoiceDraft };

export interface NewDraft {
  readonly seller: Party;
  /** ISO date on which it is written. */
  readonly today: string;
  /** BCP 47 language of the invoice. */
  readonly language: string;
  readonly number?: string | null | undefined;
  readonly buyer?: Party | undefined;
  /** Days until it is due; 14 unless said. */
  readonly dueInDays?: number;
}

/** An empty party. */
const NOBODY: Party = { name: '', address: [], email: '', vatNumber: '' };

/** An empty draft, dated today. */
export function newDraft({ seller, today, language, number = null, buyer = NOBODY, dueInDays = 14 }: NewDraft): InvoiceDraft {
  const day = dayNumber(today);
  return {
    number,
    seller,
    buyer,
    issueDate: today,
    dueDate: day === undefined ? '' : dateText(day + dueInDays),
    reference: '',
    language,
    lines: [],
    vatExempt: false,
    vatText: '',
    schedule: { mode: 'none', percentage: '20', amount: '', count: 3, dates: [] },
    paymentDetails: [],
    notes: '',
    opened: null,
  };
}

/** The draft after a change. Changes that don't apply, such as to a removed line, have no effect. */
export function invoiceReducer(draft: InvoiceDraft, action: InvoiceAction): InvoiceDraft {
  switch (action.type) {
    case 'set':
      return { ...draft, ...action.changes };
    case 'setParty':
      return { ...draft, [action.party]: { ...draft[action.party], ...action.changes } };
    case 'addLine':
      return { ...draft, lines: [...draft.lines, emptyLine(draft.lines)] };
    case 'editLine':
      return { ...draft, lines: draft.lines.map((line) => (line.id === action.id ? { ...line, ...action.changes } : line)) };
    case 'moveLine':
      return { ...draft, lines: moved(draft.lines, action) };
    case 'removeLine':
      return { ...draft, lines: draft.lines.filter(({ id }) => id !== action.id) };
    case 'setSchedule':
      return withDates(draft, { ...draft.schedule, amounts: undefined, ...action.changes });
    case 'setPartDate':
      return { ...draft, schedule: { ...draft.schedule, dates: replaced(draft.schedule.dates, action.part, action.date) } };
    case 'replace':
      return action.draft;
  }
}

/** A new line takes the VAT of the one before it: bills seldom mix percentages. */
function emptyLine(lines: readonly ManualLine[]): ManualLine {
  const id = 1 + Math.max(0, ...lines.map((line) => line.id));
  return { id, description: '', quantity: '1', unitAmount: '', vatPercentage: lines.at(-1)?.vatPercentage ?? '' };
}

function moved(lines: readonly ManualLine[], { id, by }: { readonly id: number; readonly by: -1 | 1 }): readonly ManualLine[] {
  const from = lines.findIndex((line) => line.id === id);
  const line = lines[from];
  const other = lines[from + by];
  return line && other ? lines.map((each) => (each === line ? other : each === other ? line : each)) : lines;
}

/** Dates that nobody has given yet are proposed, evenly between issue and due date. */
function withDates(draft: InvoiceDraft, schedule: ScheduleDraft): InvoiceDraft {
  const proposed = spreadDates(schedule, draft);
  const dates = [...schedule.dates];
  proposed.forEach((date, part) => {
    dates[part] ||= date;
  });
  return { ...draft, schedule: { ...schedule, dates } };
}

function replaced(dates: readonly string[], part: number, date: string): readonly string[] {
  return Array.from({ length: Math.max(dates.length, part + 1) }, (_, index) => (index === part ? date : (dates[index] ?? '')));
}
