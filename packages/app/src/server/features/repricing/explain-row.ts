// Explains one booking of an audit: every figure that differs, and how the price book arrives at its price.

import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { catalogueOf, explainQuote, type LiveQuote, type PriceBook, parseBookingRecord, wordExplanation } from '@hosted-stay/pricing-core';
import type { AuditExplanation } from '#contract/repricing/audits.shapes.ts';
import { bookingSource } from '#contract/repricing/bookings.shapes.ts';
import {
  changeVatRate,
  findPublishedBook,
  listBookNumbers,
  loadEngineMessages,
  type PublishedBook,
} from '#server/features/pricing/pricing.public.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { findRunFile } from '#server/platform/runs/run-files.ts';
import type { RunRow } from '#server/platform/runs/runs.ts';
import { toAuditRow } from './audit.records.ts';
import { findBooking, toBookingFormat } from './booking-lines.ts';
import { type LineKey, parseFigureDifferences } from './figure-differences.rules.ts';
import { type Cells, readRows, toCellCount, toCellText } from './result-rows.ts';

type PricedBooking = NonNullable<AuditExplanation['priced']>;

/** Reads a line of a file of any size, counted from 1. */
async function readLine(stream: NodeJS.ReadableStream, wanted: number): Promise<string | null> {
  let at = 0;
  try {
    for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
      at += 1;
      if (at === wanted) return line;
    }
    return null;
  } finally {
    if (stream instanceof Readable) stream.destroy();
  }
}

/** Returns the booking as it was provided; null if its line isn't JSON, or the file is gone. */
async function findBookingOfRow(call: Call, run: RunRow, cells: Cells): Promise<unknown> {
  const source = bookingSource.parse(run.input['source']);
  if (source.kind === 'period') return findBooking(call.app, toCellCount(cells, 'id'));
  const file = toBookingFormat(source.name) === 'ndjson' ? await findRunFile(call.app, run.files, 'input') : null;
  const line = file === null ? null : await readLine(file.stream(), toCellCount(cells, 'line'));
  try {
    return line === null ? null : (JSON.parse(line) as unknown);
  } catch {
    return null;
  }
}

/** Returns the published book of a version; versions are numbers here. */
async function findBookOfVersion(call: Call, version: string | null): Promise<PublishedBook | null> {
  const number = /^[1-9]\d{0,8}$/.test(version ?? '') ? Number(version) : null;
  if (number === null || !(await listBookNumbers(call.db)).includes(number)) return null;
  return findPublishedBook(call.app, call.db, number);
}

/** Returns a function that names a line: its template and its payee. */
function createLineNamer(book: PriceBook): (line: LineKey) => string {
  const { hostFamilies, activities } = catalogueOf(book);
  const templates = new Map(book.templates.map(({ id, name }) => [id, name]));
  return ({ pricingTemplateId, hostableType, hostableId }) => {
    const hosts = hostableType === 'Activity' ? activities : hostFamilies;
    const payee = hosts.find(({ id }) => id === hostableId)?.name ?? String(hostableId);
    return `${templates.get(pricingTemplateId) ?? pricingTemplateId} · ${payee}`;
  };
}

async function explainPrice(call: Call, { number }: PublishedBook, quote: LiveQuote): Promise<PricedBooking | null> {
  const explained = explainQuote(quote);
  if (!explained.ok) return null;
  const text = wordExplanation(explained.value, { locale: await loadEngineMessages(call.locale), reader: 'finance' });
  return {
    bookNumber: number,
    currency: quote.currency,
    total: quote.total,
    stay: text.stay,
    lines: quote.pricings.map(({ level, quantity, students, customer, customerDiscount, provider, providerDiscount }, at) => ({
      title: text.lines[at]?.title ?? '',
      sentences: text.lines[at]?.sentences ?? [],
      level,
      units: quantity * students,
      customer,
      customerDiscount,
      provider,
      providerDiscount,
    })),
    totals: text.totals,
  } as PricedBooking;
}

async function repriceBooking(call: Call, book: PublishedBook, booking: unknown): Promise<PricedBooking | null> {
  const parsed = parseBookingRecord(booking);
  const quoted = parsed.ok ? changeVatRate(book, parsed.value.vatRate ?? null).pricer.quote(parsed.value.request) : null;
  return quoted?.ok ? explainPrice(call, book, quoted.value) : null;
}

/** Explains one row of an audit’s result, by its place in its group. */
export async function explainRow(call: Call, run: RunRow, { group, place }: { group: string; place: number }): Promise<AuditExplanation> {
  const [cells] = (await readRows(call, run, { file: 'differences', group, from: place, count: 1 })).rows;
  if (cells === undefined) throw notFound();
  const book = await findBookOfVersion(call, toCellText(cells, 'bookVersion'));
  const nameOf =
    book === null
      ? ({ pricingTemplateId, hostableId }: LineKey) => `${pricingTemplateId} · ${hostableId}`
      : createLineNamer(book.pricer.book);
  return {
    row: toAuditRow(cells, place),
    alternatives: toCellText(cells, 'alternatives') ?? '',
    figures: parseFigureDifferences(toCellText(cells, 'figures') ?? '', nameOf),
    priced: book === null ? null : await repriceBooking(call, book, await findBookingOfRow(call, run, cells)),
  };
}
