// Use case of importing prices: replaces the draft's types, templates, rules and prices with those of a command-line file.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type PriceBook, parsePriceBook } from '@hosted-stay/pricing-core';
import type { importPrices as endpoint } from '#contract/pricing/price-books.endpoints.ts';
import { type ImportReport, MAX_LISTED } from '#contract/pricing/price-books.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { findCode } from '#server/db/fault.ts';
import { type DraftRows, loadDraftRows } from '#server/features/pricing/price-books/draft.queries.ts';
import { countBookContents, toBookDocument } from '#server/features/pricing/price-books/draft.rules.ts';
import { DRAFT_HEAD } from '#server/features/pricing/price-books/draft.service.ts';
import { listDifferences, toListedDifferences } from '#server/features/pricing/price-books/price-books.rules.ts';
import { loadIssueTranslator } from '#server/features/pricing/quotes/issue-messages.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import type { HandledRequest, UploadedFile } from '#server/platform/http/routes.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { type ImportErrorMessage, toImportErrorMessage } from './price-import.messages.ts';
import { listTripTypesOfPeriods, lockPrices, replacePrices } from './price-import.queries.ts';
import { findImportErrors } from './price-import.rules.ts';

/** Parses a file as a JSON object. */
async function readContent(file: UploadedFile | undefined): Promise<unknown> {
  if (file === undefined) throw new ValidationError([{ field: 'file', rule: 'required' }]);
  try {
    const content: unknown = JSON.parse((await readFile(file.path, 'utf8')).replace(/^\uFEFF/, ''));
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content;
  } catch {
    // The error follows below.
  }
  throw new AppError('fileTypeRefused', { field: 'file', values: { kinds: 'JSON' } });
}

/** Hashes the complete draft, even one that is not a valid book. */
function hashDraft(rows: DraftRows): string {
  return createHash('sha256')
    .update(JSON.stringify(toBookDocument(rows, DRAFT_HEAD)))
    .digest('hex');
}

interface ImportCheck {
  readonly book: PriceBook | null;
  readonly faults: readonly ImportErrorMessage[];
}

/** Returns the book of a file with its faults: those of the engine, or else conflicts with the database. */
async function checkImport(tx: Transaction, call: Call, { content, rows }: { content: unknown; rows: DraftRows }): Promise<ImportCheck> {
  const parsed = parsePriceBook(content);
  if (!parsed.ok) {
    const sentence = await loadIssueTranslator(call.locale);
    return { book: null, faults: parsed.issues.map((issue) => ({ path: issue.path.join('.'), message: sentence(issue) })) };
  }
  const book = parsed.value;
  const faults = findImportErrors(book, { rows, inPeriods: await listTripTypesOfPeriods(tx) });
  // PostgreSQL can't store NUL in text.
  if (JSON.stringify(book).includes('\\u0000')) faults.push({ path: [], rule: 'text' });
  return { book, faults: faults.map((fault) => toImportErrorMessage(fault, call.locale)) };
}

function toImportReport({ book, faults }: ImportCheck, { rows, imported }: { rows: DraftRows; imported: boolean }): ImportReport {
  const before = parsePriceBook(toBookDocument(rows, DRAFT_HEAD));
  const differences = book === null || !before.ok ? null : toListedDifferences(listDifferences(before.value, book));
  return {
    imported,
    basis: hashDraft(rows),
    counts: book === null ? null : countBookContents(book),
    faults: faults.slice(0, MAX_LISTED),
    faultsInAll: faults.length,
    ...(differences ?? { differences: null, differencesInAll: 0 }),
  };
}

function toImportRefusal(faults: readonly ImportErrorMessage[]): AppError {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of faults.slice(0, MAX_LISTED)) {
    const field = path === '' ? 'file' : path;
    errors[field] = [...(errors[field] ?? []), message];
  }
  return new AppError('importHasFaults', { errors });
}

/** PostgreSQL's code for a row that others still refer to. */
const FOREIGN_KEY_VIOLATION = '23503';

function throwStillUsed(error: unknown): never {
  throw findCode(error) === FOREIGN_KEY_VIOLATION ? new AppError('inUse', { values: { count: 1 } }) : error;
}

export async function importPrices(call: Call, { body, file }: HandledRequest<typeof endpoint>): Promise<ImportReport> {
  const content = await readContent(file);
  return call.db.transaction(async (tx) => {
    if (!body.dryRun) await lockPrices(tx);
    const rows = await loadDraftRows(tx);
    const found = await checkImport(tx, call, { content, rows });
    if (body.dryRun) return toImportReport(found, { rows, imported: false });
    if (body.basis !== undefined && body.basis !== hashDraft(rows)) throw new AppError('draftChanged');
    if (found.book === null || found.faults.length > 0) throw toImportRefusal(found.faults);
    const report = toImportReport(found, { rows, imported: true });
    await replacePrices(tx, found.book).catch(throwStillUsed);
    const told = { file: file?.name ?? '', differences: report.differencesInAll, ...report.counts };
    const changes = Object.fromEntries(Object.entries(told).map(([field, after]) => [field, { before: null, after }]));
    await recordChange(tx, call, { action: 'priceBook.import', subjectType: 'priceBook', subjectId: 'draft', changes });
    return report;
  });
}
