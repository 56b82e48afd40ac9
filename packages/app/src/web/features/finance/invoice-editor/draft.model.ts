// An invoice while it is typed: how it begins, and at which field an issue is told.

import type { InvoiceIssue } from '@hosted-stay/pricing-react/invoicing';
import type { InvoiceContent, InvoicePage } from '#contract/finance/invoices/invoices.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';

/** What is sent of an invoice. */
export interface InvoiceInput extends Pick<InvoicePage, 'buyerId' | 'quoteFingerprint'> {
  /** The stay that it is for. */
  readonly tripId: number | null;
  /** Null while no business is chosen. */
  readonly businessId: number | null;
  readonly typed: InvoiceContent;
}

type Typed = InvoiceContent;
type Line = Typed['lines'][number];

const NOBODY: Typed['buyer'] = { name: '', address: [], email: '', vatNumber: '' };

/** Nothing typed yet. */
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

/** What a form begins with that changes this invoice. */
export function toInvoiceInput({ businessId, buyerId, quoteFingerprint, trip, typed }: InvoicePage): InvoiceInput {
  return { businessId, buyerId, quoteFingerprint, tripId: trip?.id ?? null, typed };
}

/** A line with nothing in it but how many; its VAT is that of the line before it. */
export function emptyLine(lines: readonly Partial<Line>[]): Line {
  const id = 1 + Math.max(0, ...lines.map((line) => line.id ?? 0));
  return { id, description: '', quantity: '1', unitAmount: '', vatPercentage: lines.at(-1)?.vatPercentage ?? '' };
}

/** The list with one of its items moved; the same list where there is no such place. */
export function moveItem<Item>(items: readonly Item[], from: number, by: -1 | 1): readonly Item[] {
  const [item, other] = [items[from], items[from + by]];
  if (item === undefined || other === undefined) return items;
  return items.map((each, index) => (index === from ? other : index === from + by ? item : each));
}

/** The field of the form at which an issue is told; the seller's are the business's, and what is wrong with all of it has none. */
export function findField({ path }: Pick<InvoiceIssue, 'path'>): string | null {
  const [first] = path;
  if (first === undefined || first === 'quote') return null;
  return first === 'seller' || first === 'currency' ? 'businessId' : ['typed', ...path].join('.');
}

/** The first sentence of each field; what belongs to none stands at the empty path. */
export function groupSentencesByField(
  issues: readonly InvoiceIssue[],
  describe: (issue: InvoiceIssue) => string,
): Readonly<Record<string, string>> {
  const sentences: Record<string, string> = {};
  for (const issue of issues) sentences[findField(issue) ?? ''] ??= describe(issue);
  return sentences;
}
