// An invoice draft: its initial values, and the field that shows an issue.

import type { InvoiceIssue } from '@hosted-stay/pricing-react/invoicing';
import type { InvoiceContent, InvoicePage } from '#contract/finance/invoices/invoices.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';

/** The data sent to the server. */
export interface InvoiceInput extends Pick<InvoicePage, 'buyerId' | 'quoteFingerprint'> {
  /** The stay that is invoiced. */
  readonly tripId: number | null;
  /** Null until a business is selected. */
  readonly businessId: number | null;
  readonly typed: InvoiceContent;
}

type Typed = InvoiceContent;
type Line = Typed['lines'][number];

const NOBODY: Typed['buyer'] = { name: '', address: [], email: '', vatNumber: '' };

/** Returns an empty form. */
export function emptyTyped({ language, dueDate }: { readonly language: Locale; readonly dueDate: string }): Typed {
  return {
    buyer: NOBODY,
    issueDate: '',
    dueDate,
    reference: '',
    language,
    lines: [],
    vatExempt: false,
    vatText: '',
    schedule: { mode: 'none', percentage: '20', amount: '', count: 3, dates: [] },
    notes: '',
  };
}

/** Returns the initial values of the form that edits an invoice. */
export function toInvoiceInput({ businessId, buyerId, quoteFingerprint, trip, typed }: InvoicePage): InvoiceInput {
  return { businessId, buyerId, quoteFingerprint, tripId: trip?.id ?? null, typed };
}

/** Returns a line that is empty except for its quantity; its VAT is copied from the previous line. */
export function emptyLine(lines: readonly Partial<Line>[]): Line {
  const id = 1 + Math.max(0, ...lines.map((line) => line.id ?? 0));
  return { id, description: '', quantity: '1', unitAmount: '', vatPercentage: lines.at(-1)?.vatPercentage ?? '' };
}

/** Moves an item of a list; returns the same list if the new position doesn't exist. */
export function moveItem<Item>(items: readonly Item[], from: number, by: -1 | 1): readonly Item[] {
  const [item, other] = [items[from], items[from + by]];
  if (item === undefined || other === undefined) return items;
  return items.map((each, index) => (index === from ? other : index === from + by ? item : each));
}

/** Returns the form field that shows an issue; null for issues of the whole invoice. Issues of the seller belong to the business field. */
export function findField({ path }: Pick<InvoiceIssue, 'path'>): string | null {
  const [first] = path;
  if (first === undefined || first === 'quote') return null;
  return first === 'seller' || first === 'currency' ? 'businessId' : ['typed', ...path].join('.');
}

/** Returns the first message of each field; those without a field have the empty path. */
export function groupSentencesByField(
  issues: readonly InvoiceIssue[],
  describe: (issue: InvoiceIssue) => string,
): Readonly<Record<string, string>> {
  const sentences: Record<string, string> = {};
  for (const issue of issues) sentences[findField(issue) ?? ''] ??= describe(issue);
  return sentences;
}
