// A draft and a quote → an invoice, or everything that is missing or wrong; and a sketch to look at meanwhile.

import { type AmountMath, amountsIn } from '@hosted-stay/pricing-core/amounts';
import { dayNumber } from '@hosted-stay/pricing-core/calendar';
import type { Invoice, InvoiceLine, Party } from './invoice.ts';
import type { InvoiceDraft } from './invoice-draft.ts';
import { type InvoiceIssue, invoiceIssue } from './issue-data.ts';
import { manualLine } from './manual-lines.ts';
import { type BillableQuote, type QuotedPart, type QuoteWording, quotedPart } from './quoted-part.ts';
import { invalidDateIssue, makeSchedule } from './schedule.ts';
import { checkFigure, totalsOf } from './totals.ts';

export type MadeInvoice =
  | { readonly ok: true; readonly value: Invoice }
  | {
      readonly ok: false;
      /** Never empty; paths are the draft's, `[]` is the whole of it. */
      readonly issues: readonly InvoiceIssue[];
      /** The invoice as far as it can be read, for a preview: faulty lines are left out. Null where there is nothing to show. */
      readonly sketch: Invoice | null;
    };

export interface InvoiceMaking extends QuoteWording {
  /** What is billed; null for manual lines alone. Of a finance view only the customer's figures are read. */
  readonly quote: BillableQuote | null;
}

/**
 * Creates the invoice of a draft. `messages` and `locale` are for the invoice's language, which can differ from the page's.
 * Quoted lines and sums equal the quote to the cent; `total = subtotal − discount + vat`, and a total below 0 is refused.
 */
export function makeInvoice(draft: InvoiceDraft, making: InvoiceMaking): MadeInvoice {
  const { quote, catalogue } = making;
  const part = toBilledPart(draft, making);
  if (quote !== null && part === null) {
    return refused([invoiceIssue(Object(quote).side === 'provider' ? 'not_a_customers_quote' : 'broken_quote', [], {})]);
  }
  const currency = part?.currency ?? draft.currency ?? catalogue.currency;
  const math = amountsIn(currency);
  if (!math.ok) return refused([invoiceIssue('unknown_currency', [], { received: currency })]);
  if (currency !== (draft.currency ?? currency)) {
    return refused([invoiceIssue('wrong_value', ['quote', 'currency'], { received: currency, allowed: [draft.currency ?? ''] })]);
  }
  const { issues, invoice } = assembleInvoice({ draft, part, math: math.value, language: making.messages.language });
  const all = [...(quote === null ? [] : quoteIssues(quote, invoice.lines, math.value)), ...issues];
  return all.length === 0 ? { ok: true, value: invoice } : refused(all, dayNumber(invoice.issueDate) === undefined ? null : invoice);
}

/** The stay to bill: from the quote, or else from the opened file. Null if there is none, or the quote can't be read. */
export function toBilledPart(draft: InvoiceDraft, { quote, ...wording }: InvoiceMaking): QuotedPart | null {
  return quote === null ? draft.opened : quotedPart(quote, wording);
}

function refused(issues: readonly InvoiceIssue[], sketch: Invoice | null = null): MadeInvoice {
  return { ok: false, issues, sketch };
}

/** A quote from elsewhere may say anything: an invoice of it must add up all the same. */
function quoteIssues(quote: BillableQuote, lines: readonly InvoiceLine[], math: AmountMath): InvoiceIssue[] {
  const own = totalsOf({ lines: lines.filter(({ kind }) => kind === 'quoted'), stayVat: quote.vat }, math);
  return (['subtotal', 'discount', 'total'] as const).flatMap((figure) =>
    checkFigure({ expected: own[figure], received: quote[figure], path: ['quote', figure] }, math),
  );
}

export interface AssemblyInput {
  readonly draft: InvoiceDraft;
  readonly part: QuotedPart | null;
  readonly math: AmountMath;
  readonly language: string;
}

/** Assembles the invoice from the valid parts of its draft, and lists all issues. */
export function assembleInvoice({ draft, part, math, language }: AssemblyInput): {
  readonly issues: readonly InvoiceIssue[];
  readonly invoice: Invoice;
} {
  const vatExempt = part === null ? draft.vatExempt : part.vatExempt;
  const typed = draft.lines.map((line, index) => manualLine(line, ['lines', index], { math, vatExempt }));
  const lines = [...(part?.lines ?? []), ...typed.filter((line): line is InvoiceLine => !Array.isArray(line))];
  const totals = totalsOf({ lines, stayVat: stayVat(part, math) }, math);
  const belowZero = math.compare(totals.total, math.zero) < 0;
  const schedule = makeSchedule(draft.schedule, { ...draft, total: belowZero ? math.zero : totals.total, math });
  // A date that is half typed is no day yet: nothing is due on it, and a sketch has no parts that would be.
  const hasDueDate = dayNumber(draft.dueDate) !== undefined;
  const dueDate = hasDueDate ? draft.dueDate : draft.issueDate;
  const issues = [
    ...(draft.lines.length === 0 && lines.length === 0 ? [invoiceIssue('nothing_to_bill', [], {})] : []),
    ...headIssues(draft),
    ...typed.filter((line): line is InvoiceIssue[] => Array.isArray(line)).flat(),
    ...(belowZero ? [invoiceIssue('total_below_zero', [], { total: totals.total, currency: math.currency })] : []),
    ...(vatExempt && draft.vatText.trim() === '' ? [invoiceIssue('missing', ['vatText'], { field: 'vatText' })] : []),
    ...(schedule.ok || belowZero ? [] : schedule.issues),
  ];
  const invoice: Invoice = {
    number: draft.number,
    issueDate: draft.issueDate,
    dueDate,
    currency: math.currency,
    seller: tidyParty(draft.seller),
    buyer: tidyParty(draft.buyer),
    reference: draft.reference.trim(),
    stay: part?.stay ?? null,
    lines,
    totals,
    vatExempt,
    vatText: draft.vatText.trim(),
    schedule: schedule.ok && hasDueDate ? schedule.value : [],
    paymentDetails: tidyLines(draft.paymentDetails),
    notes: draft.notes.trim(),
    quote: part?.quote ?? null,
    language,
  };
  return { issues, invoice };
}

/** VAT of the stay is stated even where it is nothing, unless the stay is exempt. */
function stayVat(part: QuotedPart | null, math: AmountMath): string | null {
  return part === null || (part.vatExempt && math.compare(part.vat, math.zero) === 0) ? null : part.vat;
}

function headIssues({ seller, buyer, issueDate, dueDate }: InvoiceDraft): InvoiceIssue[] {
  const [issued, due] = [dayNumber(issueDate), dayNumber(dueDate)];
  return [
    ...partyIssues(buyer, 'buyer'),
    ...partyIssues(seller, 'seller'),
    ...(issued === undefined ? [invalidDateIssue(issueDate, ['issueDate'])] : []),
    ...(due === undefined ? [invalidDateIssue(dueDate, ['dueDate'])] : []),
    ...(issued !== undefined && due !== undefined && due < issued ? [invoiceIssue('due_before_issue', ['dueDate'], { issueDate })] : []),
  ];
}

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Whoever sells or buys needs a name and an address on an invoice; an e-mail address is asked for nowhere, but checked. */
function partyIssues({ name, address, email }: Party, party: 'seller' | 'buyer'): InvoiceIssue[] {
  const received = email.trim();
  return [
    ...(name.trim() === '' ? [invoiceIssue('missing', [party, 'name'], { field: 'name' })] : []),
    ...(tidyLines(address).length === 0 ? [invoiceIssue('missing', [party, 'address'], { field: 'address' })] : []),
    ...(received === '' || EMAIL.test(received) ? [] : [invoiceIssue('invalid_email', [party, 'email'], { received })]),
  ];
}

function tidyParty({ name, address, email, vatNumber }: Party): Party {
  return { name: name.trim(), address: tidyLines(address), email: email.trim(), vatNumber: vatNumber.trim() };
}

function tidyLines(lines: readonly string[]): readonly string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
