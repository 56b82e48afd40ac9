// One quote for a person's eyes: the stay, its lines, the totals, and whatever there is to note.

import { describeIssue, type Messages, type Quote, type Side } from '@hosted-stay/pricing-core';
import stringWidth from 'string-width';
import type { Locale } from '../io/locales.ts';
import type { Sink } from '../io/sink.ts';
import { markdownText } from '../print/markdown.ts';
import { numberFormat } from '../print/numbers.ts';
import { printable } from '../print/printable.ts';
import type { Column, Row } from '../print/row-writer.ts';
import { openRows } from '../print/rows.ts';
import { wrapLine } from '../print/wrap-line.ts';
import type { BookNames } from './book-names.ts';
import type { Labels } from './labels/labels.ts';

/** What a sheet is written with. */
export interface SheetStyle {
  readonly format: 'table' | 'markdown';
  readonly side: Side;
  readonly locale: Locale;
  readonly labels: Labels;
  readonly messages: Messages;
  readonly names: BookNames;
  readonly heading: (text: string) => string;
  /** Sentences of a table are no wider than this. */
  readonly columns: number | undefined;
}

/** Writes the sheet, and under it the reasons where there are any. */
export async function writeSheet(sink: Sink, quote: Quote, style: SheetStyle, reasons: readonly string[]): Promise<void> {
  await writeEntries(sink, stayEntries(quote, style), style);
  await sink.write('\n');
  await writeLines(sink, quote, style);
  await writeEntries(sink, totalEntries(quote, style), style);
  await sink.write('\n');
  for (const text of notesOf(quote, style)) await writeParagraph(sink, text, style);
  for (const text of reasons) await writeParagraph(sink, text, style);
}

interface Entry {
  readonly label: string;
  readonly value: string;
}

function stayEntries(quote: Quote, { labels, names, side }: SheetStyle): Entry[] {
  const { request } = quote;
  const family = names.hostable({ hostableType: 'Host_family', hostableId: request.hostFamilyId });
  return [
    { label: labels.family, value: `${request.hostFamilyId} ${family}` },
    { label: labels.dates, value: `${request.fromDate} – ${request.toDate}` },
    { label: labels.kind, value: labels.kinds[request.activityDetailsType] },
    { label: labels.days, value: String(quote.noOfDaysOfTrip) },
    { label: labels.nights, value: String(quote.noOfDaysOfTrip - 1) },
    { label: labels.campWeeks, value: labels.campWeeksTaken({ taken: quote.noOfCampsAdded, possible: quote.countMonToFri }) },
    { label: labels.immersionDays, value: String(quote.noOfImmersionDays) },
    { label: labels.students, value: String(request.countStudents) },
    ...(request.discountCode === null || side === 'provider' ? [] : [{ label: labels.discountCode, value: request.discountCode }]),
    { label: labels.priceBook, value: quote.bookVersion },
    { label: labels.fingerprint, value: quote.fingerprint },
  ];
}

function lineColumns({ labels, side }: SheetStyle): Column[] {
  const text = (name: string, heading: string): Column => ({ name, kind: 'text', heading });
  const count = (name: string, heading: string): Column => ({ name, kind: 'number', heading });
  const number = (name: string, heading: string): Column => ({ name, kind: 'amount', heading });
  const finance = side === 'finance';
  return [
    text('service', labels.service),
    ...(side === 'provider' ? [] : [text('payee', labels.payee)]),
    ...(finance ? [text('level', labels.level)] : []),
    count('quantity', labels.quantity),
    count('students', labels.students),
    ...(side === 'provider' ? [] : [number('customer', labels.price), number('customerDiscount', labels.discount)]),
    ...(side === 'customer' ? [] : [number('provider', labels.payout), number('providerDiscount', labels.payoutDiscount)]),
  ];
}

async function writeLines(sink: Sink, quote: Quote, style: SheetStyle): Promise<void> {
  const { side, labels, names, locale, heading, format } = style;
  const lines = quote.pricings.filter(({ hostableType }) => side !== 'provider' || hostableType === 'Host_family');
  if (lines.length === 0) return writeParagraph(sink, `${labels.noLines}\n`, style);
  const rows = await openRows(format, sink, { columns: lineColumns(style), showNumber: numberFormat(locale), heading });
  for (const line of lines) {
    const row: Row = {
      ...line,
      service: names.template(line.pricingTemplateId),
      payee: names.hostable(line),
      level: labels.levels[line.level],
    };
    await rows.write(row);
  }
  await rows.end();
  await sink.write('\n');
}

function totalEntries(quote: Quote, { labels, names, side, locale }: SheetStyle): Entry[] {
  const show = numberFormat(locale);
  const money = (label: string, amount: string): Entry => ({ label, value: `${show(amount)} ${quote.currency}` });
  if (side === 'provider') return [money(labels.payout, quote.totalHF)];
  const paid = [
    money(labels.subtotal, quote.subtotal),
    money(labels.discount, /[1-9]/.test(quote.discount) ? `-${quote.discount}` : quote.discount),
    money(quote.request.vatExempt ? labels.vatExempt : labels.vat, quote.vat),
    money(labels.total, quote.total),
  ];
  if (side === 'customer') return paid;
  const payouts = quote.payouts.map((payout) => money(`${labels.payout}: ${names.hostable(payout)}`, payout.amount));
  return [...paid, ...payouts, money(labels.platform, quote.amountFamworld)];
}

function notesOf({ warnings }: Quote, { labels, messages, side }: SheetStyle): string[] {
  return side === 'provider' ? [] : warnings.map((warning) => `${labels.note}: ${describeIssue(warning, messages, { field: 'omitted' })}`);
}

async function writeEntries(sink: Sink, entries: readonly Entry[], { format, heading }: SheetStyle): Promise<void> {
  const amounts = entries.every(({ value }) => /\d [A-Z]{3}$/.test(value));
  const columns: Column[] = [
    { name: 'label', kind: 'text', heading: '' },
    { name: 'value', kind: amounts ? 'number' : 'text', heading: '' },
  ];
  const rows = await openRows(format, sink, { columns, heading });
  for (const { label, value } of entries) await rows.write({ label, value });
  return rows.end();
}

function writeParagraph(sink: Sink, text: string, { format, columns }: SheetStyle): Promise<void> {
  const [, indent = '', words = ''] = /^(\s*)(.*?)\s*$/s.exec(text) ?? [];
  return sink.write(
    format === 'table'
      ? `${wrapLine(`${indent}${printable(words)}`, { columns, width: stringWidth })}\n`
      : markdownParagraph(indent, words),
  );
}

/** Indented sentences become list items, headings paragraphs. */
function markdownParagraph(indent: string, words: string): string {
  if (words === '') return '\n';
  return indent === '' ? `${markdownText(words)}\n\n` : `${indent.slice(2)}- ${markdownText(words)}\n`;
}
