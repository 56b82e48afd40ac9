// Use cases of the draft: what the next price book would be, as a report and as a file.

import { checkPriceBook, compilePriceBook, describeFinding, type PriceBook, parsePriceBook } from '@hosted-stay/pricing-core';
import { type DraftReport, MAX_LISTED } from '#contract/pricing/price-books.shapes.ts';
import { loadIssueTranslator } from '#server/features/pricing/quotes/issue-messages.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type DraftRows, loadDraftRows } from './draft.queries.ts';
import { type BookHead, countBookContents, toBookDocument } from './draft.rules.ts';
import { findNewestBook } from './price-book-cache.ts';
import { listDifferences, toListedDifferences } from './price-books.rules.ts';

/** The version of a draft, which has no number yet. */
export const DRAFT_HEAD: BookHead = { version: 'draft' };

/** Loads all rows of the draft from one snapshot. */
function loadSnapshot(call: Call): Promise<DraftRows> {
  return call.db.transaction((tx) => loadDraftRows(tx), { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/** Converts the draft to a book; throws `draftHasFaults` if it is invalid. */
export function toDraftBook(rows: DraftRows): PriceBook {
  const parsed = parsePriceBook(toBookDocument(rows, DRAFT_HEAD));
  if (!parsed.ok) throw new AppError('draftHasFaults');
  return parsed.value;
}

/** Returns the findings in a book, except for the missing date, which a draft never has. */
function listFindings(book: PriceBook): Pick<DraftReport, 'findings' | 'findingsInAll'> {
  const findings = checkPriceBook(book).filter(({ rule }) => rule !== 'effective_from_missing');
  const told = findings.slice(0, MAX_LISTED).map((finding) => ({
    rule: finding.rule,
    severity: finding.severity,
    message: describeFinding(finding, book),
    path: finding.path.join('.'),
  }));
  return { findings: told, findingsInAll: findings.length };
}

export async function readDraft(call: Call): Promise<DraftReport> {
  const rows = await loadSnapshot(call);
  const newest = await findNewestBook(call.app, call.db);
  const document = toBookDocument(rows, DRAFT_HEAD);
  const about = {
    counts: countBookContents(document),
    currency: rows.business?.currency ?? null,
    comparedWith: newest?.number ?? null,
    timeZone: call.app.config.TIME_ZONE,
  };
  const parsed = parsePriceBook(document);
  if (!parsed.ok) {
    const sentence = await loadIssueTranslator(call.locale);
    const faults = parsed.issues.slice(0, MAX_LISTED).map((issue) => ({ path: issue.path.join('.'), message: sentence(issue) }));
    return { hash: null, ...about, faults, findings: [], findingsInAll: 0, ...toListedDifferences([]) };
  }
  const book = parsed.value;
  const differences = listDifferences(newest?.pricer.book ?? null, book);
  return { hash: compilePriceBook(book).bookHash, ...about, faults: [], ...listFindings(book), ...toListedDifferences(differences) };
}

/** Returns a document as a file to download. */
export function toBookFile(text: string, { name, etag }: { name: string; etag: string }): FileResponse {
  return { mediaType: 'application/json', body: Buffer.from(text), fileName: name, etag, cache: 'revalidate' };
}

/** Returns the current draft as a book; throws `draftHasFaults` if it is invalid. */
export async function getDraftBook(call: Call): Promise<PriceBook> {
  return toDraftBook(await loadSnapshot(call));
}

export async function readDraftFile(call: Call): Promise<FileResponse> {
  const book = toDraftBook(await loadSnapshot(call));
  return toBookFile(JSON.stringify(book, null, 2), { name: 'price-book-draft.json', etag: compilePriceBook(book).bookHash });
}
