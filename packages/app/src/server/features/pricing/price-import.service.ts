// Use case of importing prices: a file of the command line in the place of the draft's types, templates, rules and prices.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type PriceBook, parsePriceBook } from '@hosted-stay/pricing-core';
import type { importPrices as endpoint } from '#contract/pricing/price-books.endpoints.ts';
import { type ImportReport, MOST_TOLD } from '#contract/pricing/price-books.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { codeOf } from '#server/db/fault.ts';
import type { Call } from '#server/platform/app.ts';
import type { HandledRequest, UploadedFile } from '#server/platform/http/routes.ts';
import { recordChange } from '#server/platform/record.ts';
import { FieldFaults, Refusal } from '#server/platform/refusal.ts';
import { type DraftRows, draftRows } from './draft.queries.ts';
import { countsOf, documentOf } from './draft.rules.ts';
import { DRAFT } from './draft.service.ts';
import { sentencesIn } from './issue-words.ts';
import { differencesOf, toldDifferences } from './price-books.rules.ts';
import { lockPrices, replacePrices, tripTypesOfPeriods } from './price-import.queries.ts';
import { importFaults } from './price-import.rules.ts';
import { type ToldFault, toldFault } from './price-import.words.ts';

/** What a file says, whatever it is. */
async function contentOf(file: UploadedFile | undefined): Promise<unknown> {
  if (file === undefined) throw new FieldFaults([{ field: 'file', rule: 'required' }]);
  try {
    const content: unknown = JSON.parse((await readFile(file.path, 'utf8')).replace(/^\uFEFF/, ''));
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content;
  } catch {
    // It is told below.
  }
  throw new Refusal('fileTypeRefused', { field: 'file', values: { kinds: 'JSON' } });
}

/** Names the draft by all that is in it, also one that no book can be made of. */
function basisOf(rows: DraftRows): string {
  return createHash('sha256')
    .update(JSON.stringify(documentOf(rows, DRAFT)))
    .digest('hex');
}

interface Looked {
  readonly book: PriceBook | null;
  readonly faults: readonly ToldFault[];
}

/** The book of a file, and everything that is wrong with it: by the engine, or else with what is here. */
async function looked(tx: Transaction, call: Call, { content, rows }: { content: unknown; rows: DraftRows }): Promise<Looked> {
  const parsed = parsePriceBook(content);
  if (!parsed.ok) {
    const sentence = await sentencesIn(call.locale);
    return { book: null, faults: parsed.issues.map((issue) => ({ path: issue.path.join('.'), message: sentence(issue) })) };
  }
  const book = parsed.value;
  const faults = importFaults(book, { rows, inPeriods: await tripTypesOfPeriods(tx) });
  // The database keeps no text with this character.
  if (JSON.stringify(book).includes('\\u0000')) faults.push({ path: [], rule: 'text' });
  return { book, faults: faults.map((fault) => toldFault(fault, call.locale)) };
}

function reportOf({ book, faults }: Looked, { rows, imported }: { rows: DraftRows; imported: boolean }): ImportReport {
  const before = parsePriceBook(documentOf(rows, DRAFT));
  const differences = book === null || !before.ok ? null : toldDifferences(differencesOf(before.value, book));
  return {
    imported,
    basis: basisOf(rows),
    counts: book === null ? null : countsOf(book),
    faults: faults.slice(0, MOST_TOLD),
    faultsInAll: faults.length,
    ...(differences ?? { differences: null, differencesInAll: 0 }),
  };
}

function refusedFor(faults: readonly ToldFault[]): Refusal {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of faults.slice(0, MOST_TOLD)) {
    const field = path === '' ? 'file' : path;
    errors[field] = [...(errors[field] ?? []), message];
  }
  return new Refusal('importHasFaults', { errors });
}

/** Of PostgreSQL: something still refers to a row that was to go. */
const REFERRED_TO = '23503';

function refuseUsed(error: unknown): never {
  throw codeOf(error) === REFERRED_TO ? new Refusal('inUse', { values: { count: 1 } }) : error;
}

export async function importPrices(call: Call, { body, file }: HandledRequest<typeof endpoint>): Promise<ImportReport> {
  const content = await contentOf(file);
  return call.db.transaction(async (tx) => {
    if (!body.dryRun) await lockPrices(tx);
    const rows = await draftRows(tx);
    const found = await looked(tx, call, { content, rows });
    if (body.dryRun) return reportOf(found, { rows, imported: false });
    if (body.basis !== undefined && body.basis !== basisOf(rows)) throw new Refusal('draftChanged');
    if (found.book === null || found.faults.length > 0) throw refusedFor(found.faults);
    const report = reportOf(found, { rows, imported: true });
    await replacePrices(tx, found.book).catch(refuseUsed);
    const told = { file: file?.name ?? '', differences: report.differencesInAll, ...report.counts };
    const changes = Object.fromEntries(Object.entries(told).map(([field, after]) => [field, { before: null, after }]));
    await recordChange(tx, call, { action: 'priceBook.import', subjectType: 'priceBook', subjectId: 'draft', changes });
    return report;
  });
}
