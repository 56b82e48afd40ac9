// JSON text → an invoice: shape, dates, amounts and sums are looked at again, for a file may come from anywhere.

import { type AmountMath, amountsIn } from '@hosted-stay/pricing-core/amounts';
import { dayNumber } from '@hosted-stay/pricing-core/calendar';
import { imbalances } from './balance.ts';
import { inPercent, isQuantity, plainDecimal, QUANTITY_DIGITS } from './figures.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';
import { isRecord } from './invoice-json.ts';
import { type InvoiceIssue, invoiceIssue } from './issue-data.ts';
import { count, type Found, list, mapped, object, oneOf, orNull, type Reader, text, textThat, truth } from './json-reader.ts';
import { remakingIssues } from './remaking.ts';
import { notADay } from './schedule.ts';

export type ReadInvoice = { readonly ok: true; readonly value: Invoice } | { readonly ok: false; readonly issues: readonly InvoiceIssue[] };

/**
 * Reads JSON text, or what was parsed from it. An invoice whose figures don't add up is refused with the difference; amounts are
 * given back with all the digits of their currency. Nor is one read that a draft can't hold: of what is accepted,
 * `makeInvoice(invoiceDraftOf(invoice), …)` makes the same lines, totals and parts to pay.
 */
export function readInvoice(json: unknown): ReadInvoice {
  const value = typeof json === 'string' ? parsed(json) : json;
  if (value === undefined) return { ok: false, issues: [invoiceIssue('not_json', [], {})] };
  const received = isRecord(value) ? String(value['currency']) : '';
  const math = amountsIn(received);
  const faults: InvoiceIssue[] = [];
  const invoice = invoiceReader(math.ok ? math.value : null)({ value, path: [], faults });
  if (faults.length === 0 && math.ok) faults.push(...orderIssues(invoice, math.value), ...imbalances(invoice, math.value));
  if (faults.length === 0 && math.ok) faults.push(...remakingIssues(invoice, math.value));
  return faults.length === 0 ? { ok: true, value: invoice } : { ok: false, issues: faults };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const day = /* @__PURE__ */ textThat((value) => dayNumber(value) !== undefined, notADay);

const quantity = /* @__PURE__ */ mapped(
  /* @__PURE__ */ textThat(isQuantity, (received, path) =>
    invoiceIssue('invalid_quantity', path, { received, fractionDigits: QUANTITY_DIGITS }),
  ),
  plainDecimal,
);

const percentage = /* @__PURE__ */ mapped(
  /* @__PURE__ */ textThat(inPercent, (received, path) => invoiceIssue('invalid_percentage', path, { received })),
  plainDecimal,
);

const language = /* @__PURE__ */ textThat(isLanguageTag, (received, path) =>
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
  const currency = textThat(
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
    vatExempt: truth,
    vatText: text,
    schedule: list(object({ kind: oneOf(['deposit', 'instalment', 'balance']), dueDate: day, amount })),
    paymentDetails: list(text),
    notes: text,
    quote: orNull(object({ fingerprint: text, bookVersion: text })),
    language,
  });
}

/** What must hold between figures beside their sums: dates in order, and nothing to pay below zero. */
function orderIssues({ issueDate, dueDate, stay, schedule, totals, currency }: Invoice, math: AmountMath): InvoiceIssue[] {
  const issues: InvoiceIssue[] = [];
  if (dueDate < issueDate) issues.push(invoiceIssue('due_before_issue', ['dueDate'], { issueDate }));
  if (stay && stay.toDate < stay.fromDate) {
    issues.push(invoiceIssue('date_out_of_order', ['stay', 'toDate'], { earliest: stay.fromDate }));
  }
  let earliest = issueDate;
  schedule.forEach((part, index) => {
    const path = ['schedule', index];
    if (part.dueDate < earliest) issues.push(invoiceIssue('date_out_of_order', [...path, 'dueDate'], { earliest }));
    if (math.compare(part.amount, math.zero) < 0) issues.push(invoiceIssue('part_below_zero', [...path, 'amount'], {}));
    earliest = part.dueDate;
  });
  if (math.compare(totals.total, math.zero) < 0)
    issues.push(invoiceIssue('total_below_zero', ['totals'], { total: totals.total, currency }));
  return issues;
}
