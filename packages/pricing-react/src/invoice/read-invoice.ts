// JSON text → an invoice: shape, dates, amounts and sums are looked at again, for a file may come from anywhere.

import { type AmountMath, amountsIn } from '@hosted-stay/pricing-core/amounts';
import { dayNumber } from '@hosted-stay/pricing-core/calendar';
import { creditImbalances, imbalances } from './balance.ts';
import { inPercent, isQuantity, plainDecimal, QUANTITY_DIGITS } from './figures.ts';
import { findReopenIssues } from './find-reopen-issues.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';
import { isRecord } from './invoice-json.ts';
import { type InvoiceIssue, invoiceIssue } from './issue-data.ts';
import { boolean, count, type Found, list, mapText, object, oneOf, orNull, type Reader, text, textMatching } from './json-reader.ts';
import { invalidDateIssue } from './schedule.ts';

export type ReadInvoice = { readonly ok: true; readonly value: Invoice } | { readonly ok: false; readonly issues: readonly InvoiceIssue[] };

/**
 * Reads JSON text, or what was parsed from it. A credit note is refused: {@link readCreditNote} reads it. An invoice whose figures don't add up is refused with the difference; amounts are
 * given back with all the digits of their currency. Nor is one read that a draft can't hold: of what is accepted,
 * `makeInvoice(invoiceDraftOf(invoice), …)` makes the same lines, totals and parts to pay.
 */
export function readInvoice(json: unknown): ReadInvoice {
  return readDocument(json, [
    (invoice, math) => [...orderIssues(invoice), ...signIssues(invoice, math), ...imbalances(invoice, math)],
    findReopenIssues,
  ]);
}

/**
 * Reads a credit note: an invoice whose total is below 0, for it gives back what another one billed. Its figures must add up like
 * those of an invoice; no draft holds one, so it is shown and printed, never opened in the generator.
 */
export function readCreditNote(json: unknown): ReadInvoice {
  return readDocument(json, [
    (note, math) => [...orderIssues(note), ...signIssues(withSignsTurned(note, math), math), ...creditImbalances(note, math)],
  ]);
}

type DocumentCheck = (invoice: Invoice, math: AmountMath) => readonly InvoiceIssue[];

/** Each check is made of what has passed those before it. */
function readDocument(json: unknown, checks: readonly DocumentCheck[]): ReadInvoice {
  const value = typeof json === 'string' ? parsed(json) : json;
  if (value === undefined) return { ok: false, issues: [invoiceIssue('not_json', [], {})] };
  const received = isRecord(value) ? String(value['currency']) : '';
  const math = amountsIn(received);
  const faults: InvoiceIssue[] = [];
  const invoice = invoiceReader(math.ok ? math.value : null)({ value, path: [], faults });
  for (const check of checks) if (faults.length === 0 && math.ok) faults.push(...check(invoice, math.value));
  return faults.length === 0 ? { ok: true, value: invoice } : { ok: false, issues: faults };
}

/** A credit note looked at as the invoice that it would be with its total and its parts above 0. */
function withSignsTurned(note: Invoice, math: AmountMath): Invoice {
  const schedule = note.schedule.map((part) => ({ ...part, amount: math.negate(part.amount) }));
  return { ...note, totals: { ...note.totals, total: math.negate(note.totals.total) }, schedule };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const day = /* @__PURE__ */ textMatching((value) => dayNumber(value) !== undefined, invalidDateIssue);

const quantity = /* @__PURE__ */ mapText(
  /* @__PURE__ */ textMatching(isQuantity, (received, path) =>
    invoiceIssue('invalid_quantity', path, { received, fractionDigits: QUANTITY_DIGITS }),
  ),
  plainDecimal,
);

const percentage = /* @__PURE__ */ mapText(
  /* @__PURE__ */ textMatching(inPercent, (received, path) => invoiceIssue('invalid_percentage', path, { received })),
  plainDecimal,
);

const language = /* @__PURE__ */ textMatching(isLanguageTag, (received, path) =>
  invoiceIssue('wrong_value', path, { received, allowed: ['BCP 47'] }),
);

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** Without a currency nothing is known of an amount: the currency is the fault, not each of them. */
function amountReader(math: AmountMath | null): Reader<string> {
  return (found: Found) => {
    const received = text(found);
    const read = math?.read(received);
    if (typeof found.value !== 'string' || math === null || read === undefined) return received;
    if (read.ok) return read.value;
    const { currency, digits: fractionDigits } = math;
    found.faults.push(invoiceIssue('invalid_amount', found.path, { received, currency, fractionDigits }));
    return math.zero;
  };
}

/** A manual line has a price and a bare quantity, a quoted one words. */
function lineReader(amount: Reader<string>): Reader<InvoiceLine> {
  return (found) => {
    const manual = isRecord(found.value) && found.value['kind'] === 'manual';
    return object<InvoiceLine>({
      kind: oneOf(['quoted', 'manual']),
      description: text,
      detail: text,
      quantity: manual ? quantity : text,
      unitAmount: manual ? amount : orNull(noPrice),
      amount,
      discount: amount,
      vatPercentage: manual ? orNull(percentage) : orNull(noPrice),
    })(found);
  };
}

/** Quoted lines have neither a price of one nor a percentage. */
const noPrice: Reader<never> = ({ value, path, faults }) => {
  faults.push(invoiceIssue('wrong_value', path, { received: String(value), allowed: ['null'] }));
  return undefined as never;
};

function invoiceReader(math: AmountMath | null): Reader<Invoice> {
  const amount = amountReader(math);
  const party = object({ name: text, address: list(text), email: text, vatNumber: text });
  const currency = textMatching(
    () => math !== null,
    (received, path) => invoiceIssue('unknown_currency', path, { received }),
  );
  return object<Invoice>({
    number: orNull(text),
    issueDate: day,
    dueDate: day,
    currency,
    seller: party,
    buyer: party,
    reference: text,
    stay: orNull(object({ fromDate: day, toDate: day, students: count, hostFamily: text })),
    lines: list(lineReader(amount)),
    totals: object({
      subtotal: amount,
      discount: amount,
      vatLines: list(object({ kind: oneOf(['stay', 'manual']), percentage: orNull(percentage), base: orNull(amount), amount })),
      vat: amount,
      total: amount,
    }),
    vatExempt: boolean,
    vatText: text,
    schedule: list(object({ kind: oneOf(['deposit', 'instalment', 'balance']), dueDate: day, amount })),
    paymentDetails: list(text),
    notes: text,
    quote: orNull(object({ fingerprint: text, bookVersion: text })),
    language,
  });
}

/** Dates stand in their order. */
function orderIssues({ issueDate, dueDate, stay, schedule }: Invoice): InvoiceIssue[] {
  const issues: InvoiceIssue[] = [];
  if (dueDate < issueDate) issues.push(invoiceIssue('due_before_issue', ['dueDate'], { issueDate }));
  if (stay && stay.toDate < stay.fromDate) {
    issues.push(invoiceIssue('date_out_of_order', ['stay', 'toDate'], { earliest: stay.fromDate }));
  }
  let earliest = issueDate;
  schedule.forEach((part, index) => {
    const path = ['schedule', index];
    if (part.dueDate < earliest) issues.push(invoiceIssue('date_out_of_order', [...path, 'dueDate'], { earliest }));
    earliest = part.dueDate;
  });
  return issues;
}

/** Nothing is to be paid below zero, neither in all nor in parts. */
function signIssues({ schedule, totals, currency }: Invoice, math: AmountMath): InvoiceIssue[] {
  const isBelowZero = (amount: string) => math.compare(amount, math.zero) < 0;
  const parts = schedule.flatMap(({ amount }, index) =>
    isBelowZero(amount) ? [invoiceIssue('part_below_zero', ['schedule', index, 'amount'], {})] : [],
  );
  const total = isBelowZero(totals.total) ? [invoiceIssue('total_below_zero', ['totals'], { total: totals.total, currency })] : [];
  return [...parts, ...total];
}
