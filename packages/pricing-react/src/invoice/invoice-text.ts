// Every word and figure of an invoice in the order it is read: the preview on the screen and the PDF print this, so both say the same.

import type { DocumentMessages } from '../locales/sections/document.ts';
import type { Invoice, Party } from './invoice.ts';
import { createInvoiceWriter, type InvoiceWording, type InvoiceWriter } from './invoice-writer.ts';
import { type LineTable, lineTable } from './line-table.ts';
import { isSettled, type Settlement, settlementText, type TextBlock } from './settlement.ts';
import { type TotalRow, totalRows } from './total-rows.ts';

/** What an invoice is put into words with. */
export interface InvoiceTextWording extends InvoiceWording {
  /** Payments since the invoice was sent. The invoice itself doesn't change. */
  readonly settlement?: Settlement | undefined;
}

/** A label and what it says. */
export interface TextRow {
  readonly label: string;
  readonly value: string;
}

export interface PartyText {
  /** `From`, `Bill to`. */
  readonly title: string;
  readonly name: string;
  /** The address, the e-mail address and the VAT number with its label; what is empty is left out. */
  readonly lines: readonly string[];
}

export interface ScheduleText {
  readonly title: string;
  readonly columns: { readonly part: string; readonly due: string; readonly amount: string };
  readonly rows: readonly { readonly part: string; readonly due: string; readonly amount: string }[];
}

export type { TextBlock };

export interface InvoiceText {
  /** BCP 47 language of the words. */
  readonly language: string;
  /** `Invoice` */
  readonly title: string;
  /** `Invoice 2026-0042`, or `Draft invoice`. */
  readonly documentTitle: string;
  /** The mark and the sentence that go with a draft; null once there is a number. */
  readonly draft: { readonly mark: string; readonly note: string } | null;
  /** Number, dates, reference. */
  readonly facts: readonly TextRow[];
  readonly seller: PartyText;
  readonly buyer: PartyText;
  /** Null where no stay is billed. */
  readonly stay: { readonly title: string; readonly rows: readonly TextRow[] } | null;
  readonly table: LineTable;
  readonly totals: { readonly caption: string; readonly rows: readonly TotalRow[] };
  /** What the law wants said of VAT, line by line; may be empty. */
  readonly vatText: readonly string[];
  /** Null where all is due at once. */
  readonly schedule: ScheduleText | null;
  /** What was paid since it was sent, and what is still due; null before that. */
  readonly settlement: TextBlock | null;
  /** Where to pay; null once nothing is due. */
  readonly payment: TextBlock | null;
  readonly notes: TextBlock | null;
  /** Which quote is billed; null where there is none. */
  readonly quote: string | null;
  /** `Page 1 of 2` */
  page(page: number, pages: number): string;
}

/** How much of a fingerprint is printed: enough to find the quote by. */
const SHORT_FINGERPRINT = 12;

/** A sent document with a total below 0 is a credit note. */
function isCreditNote({ number, totals }: Invoice, { math }: InvoiceWriter): boolean {
  return number !== null && math.compare(totals.total, math.zero) < 0;
}

/** The texts of an invoice. An unknown currency or an invalid amount throws a RangeError. */
export function invoiceText(invoice: Invoice, wording: InvoiceTextWording): InvoiceText {
  const writer = createInvoiceWriter(invoice.currency, wording);
  const { words, format } = writer;
  const { number, notes, paymentDetails, quote } = invoice;
  const isCredit = isCreditNote(invoice, writer);
  const titled = isCredit ? words.creditTitled : words.titled;
  // Nobody pays a credit note, nor what is paid: by when and where to is left out.
  const isDue = !isCredit && !isSettled(wording.settlement, writer);
  return {
    language: wording.messages.language,
    title: isCredit ? words.creditTitle : words.title,
    documentTitle: number === null ? words.draftTitle : titled({ number }),
    draft: number === null ? { mark: words.draft, note: words.draftNote } : null,
    facts: facts(invoice, writer, { isCredit, isDue }),
    seller: partyText(invoice.seller, { title: words.seller, name: invoice.seller.name, words }),
    buyer: partyText(invoice.buyer, { title: words.buyer, name: addressed(invoice.buyer, words), words }),
    stay: stayText(invoice, writer),
    table: lineTable(invoice.lines, writer),
    totals: { caption: words.totals, rows: totalRows(invoice, writer) },
    vatText: textLines(invoice.vatText),
    schedule: isDue ? scheduleText(invoice, writer) : null,
    settlement: settlementText(wording.settlement, writer),
    payment: isDue ? block(words.payment, paymentDetails.flatMap(textLines)) : null,
    notes: block(words.notes, textLines(notes)),
    quote: quote && words.quote({ fingerprint: quote.fingerprint.slice(0, SHORT_FINGERPRINT), bookVersion: quote.bookVersion }),
    page: (page, pages) => words.page({ page: format.number(page), pages: format.number(pages) }),
  };
}

function facts(
  { number, issueDate, dueDate, reference }: Invoice,
  { words, format }: InvoiceWriter,
  { isCredit, isDue }: { readonly isCredit: boolean; readonly isDue: boolean },
): TextRow[] {
  return [
    ...(number === null ? [] : [{ label: isCredit ? words.creditNumber : words.number, value: number }]),
    { label: words.issueDate, value: format.date(issueDate) },
    ...(isDue ? [{ label: words.dueDate, value: format.date(dueDate) }] : []),
    ...(reference === '' ? [] : [{ label: words.reference, value: reference }]),
  ];
}

function addressed({ name, vatNumber }: Party, words: DocumentMessages): string {
  return name === '' ? '' : words.addressee({ name, business: vatNumber !== '' });
}

function partyText(party: Party, { title, name, words }: { title: string; name: string; words: DocumentMessages }): PartyText {
  const vatNumber = party.vatNumber === '' ? '' : words.vatNumber({ number: party.vatNumber });
  return { title, name, lines: [...party.address, party.email, vatNumber].flatMap(textLines) };
}

function stayText({ stay }: Invoice, { words, format }: InvoiceWriter): InvoiceText['stay'] {
  if (stay === null) return null;
  const { fromDate, toDate, students, hostFamily } = stay;
  const period = words.period({ from: format.date(fromDate), to: format.date(toDate) });
  const rows = [
    ...(hostFamily === '' ? [] : [{ label: words.hostFamily, value: hostFamily }]),
    { label: words.dates, value: period },
    { label: words.students, value: format.number(students) },
  ];
  return { title: words.stay, rows };
}

function scheduleText({ schedule }: Invoice, { words, format, money }: InvoiceWriter): ScheduleText | null {
  if (schedule.length === 0) return null;
  const rows = schedule.map(({ kind, dueDate, amount }) => ({
    part: words.instalment[kind],
    due: format.date(dueDate),
    amount: money(amount),
  }));
  return { title: words.schedule, columns: { part: words.part, due: words.due, amount: words.amount }, rows };
}

function block(title: string, lines: readonly string[]): TextBlock | null {
  return lines.length === 0 ? null : { title, lines };
}

/** The lines of what somebody typed, without those that are empty. */
function textLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
