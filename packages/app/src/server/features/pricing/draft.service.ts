// Use cases of the draft: what the next price book would be, as a report and as a file.

import { checkPriceBook, compilePriceBook, describeFinding, type PriceBook, parsePriceBook } from '@hosted-stay/pricing-core';
import { type DraftReport, MOST_TOLD } from '#contract/pricing/price-books.shapes.ts';
import type { Call } from '#server/platform/app.ts';
import type { Bytes } from '#server/platform/http/routes.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type DraftRows, draftRows } from './draft.queries.ts';
import { type BookHead, countsOf, documentOf } from './draft.rules.ts';
import { sentencesIn } from './issue-words.ts';
import { differencesOf, toldDifferences } from './price-books.rules.ts';
import { newestBook } from './pricers.ts';

/** What a draft is called before it has a number. */
export const DRAFT: BookHead = { version: 'draft' };

/** All that the draft is made from, as it stands in one moment. */
function snapshot(call: Call): Promise<DraftRows> {
  return call.db.transaction((tx) => draftRows(tx), { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/** The draft as a book; refused as long as no book can be made of it. */
export function draftBook(rows: DraftRows): PriceBook {
  const parsed = parsePriceBook(documentOf(rows, DRAFT));
  if (!parsed.ok) throw new Refusal('draftHasFaults');
  return parsed.value;
}

/** What looks wrong in a book; that it has no date yet is in the nature of a draft. */
function findingsOf(book: PriceBook): Pick<DraftReport, 'findings' | 'findingsInAll'> {
  const findings = checkPriceBook(book).filter(({ rule }) => rule !== 'effective_from_missing');
  const told = findings.slice(0, MOST_TOLD).map((finding) => ({
    rule: finding.rule,
    severity: finding.severity,
    message: describeFinding(finding, book),
    path: finding.path.join('.'),
  }));
  return { findings: told, findingsInAll: findings.length };
}

export async function readDraft(call: Call): Promise<DraftReport> {
  const rows = await snapshot(call);
  const newest = await newestBook(call.app, call.db);
  const document = documentOf(rows, DRAFT);
  const about = {
    counts: countsOf(document),
    currency: rows.business?.currency ?? null,
    comparedWith: newest?.number ?? null,
    timeZone: call.app.config.TIME_ZONE,
  };
  const parsed = parsePriceBook(document);
  if (!parsed.ok) {
    const sentence = await sentencesIn(call.locale);
    const faults = parsed.issues.slice(0, MOST_TOLD).map((issue) => ({ path: issue.path.join('.'), message: sentence(issue) }));
    return { hash: null, ...about, faults, findings: [], findingsInAll: 0, ...toldDifferences([]) };
  }
  const book = parsed.value;
  const differences = differencesOf(newest?.pricer.book ?? null, book);
  return { hash: compilePriceBook(book).bookHash, ...about, faults: [], ...findingsOf(book), ...toldDifferences(differences) };
}

/** A document offered as a file. */
export function fileOf(text: string, { name, etag }: { name: string; etag: string }): Bytes {
  return { mediaType: 'application/json', body: Buffer.from(text), fileName: name, etag, cache: 'revalidate' };
}

/** The draft as a book, as it stands in this moment; refused as long as no book can be made of it. */
export async function draftNow(call: Call): Promise<PriceBook> {
  return draftBook(await snapshot(call));
}

export async function readDraftFile(call: Call): Promise<Bytes> {
  const book = draftBook(await snapshot(call));
  return fileOf(JSON.stringify(book, null, 2), { name: 'price-book-draft.json', etag: compilePriceBook(book).bookHash });
}
