// Use cases of back-tests: starting one of the draft or of a book, and looking at who wins and who loses.

import { text } from 'node:stream/consumers';
import { compilePriceBook } from '@hosted-stay/pricing-core';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { pageFrom } from '#contract/platform/paging.ts';
import type * as endpoints from '#contract/repricing/back-tests.endpoints.ts';
import { type BackTest, backTestsList } from '#contract/repricing/back-tests.shapes.ts';
import type { BookingSource } from '#contract/repricing/bookings.shapes.ts';
import { bookInForce, draftNow, publishedBook } from '#server/features/pricing/pricing.public.ts';
import type { Call } from '#server/platform/app.ts';
import type { Bytes, HandledRequest } from '#server/platform/http/routes.ts';
import { FieldFaults, notFound } from '#server/platform/refusal.ts';
import { fileOf, keepInput } from '#server/platform/runs/run-files.ts';
import { cancelRun, findRun, runFile, runPage, startRun } from '#server/platform/runs/runs.ts';
import { BACK_TEST } from './back-test.kind.ts';
import { backTestRecord, backTestRowRecord, groupRecords, summaryGroups } from './back-test.records.ts';
import { newestOfDraft } from './back-tests.queries.ts';
import { pageOfRows } from './rows.ts';
import { sourceOf, takenIn } from './starting.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const kind = BACK_TEST;

export async function listBackTests(call: Call, { query }: Asked<'listBackTests'>): Answered<'listBackTests'> {
  const page = await runPage(call, backTestsList, { kind, asked: query });
  return { ...page, data: page.data.map(backTestRecord) };
}

/** What is tried: its hash, and the document where no book of that number is there to be read again. */
interface Tried {
  readonly number: number | null;
  readonly hash: string;
  readonly document: string | null;
}

async function triedBook(call: Call, number: number | undefined): Promise<Tried> {
  if (number === undefined) {
    const draft = await draftNow(call);
    return { number: null, hash: compilePriceBook(draft).bookHash, document: JSON.stringify(draft) };
  }
  const book = await publishedBook(call.app, call.db, number);
  if (book === null) throw new FieldFaults([{ field: 'number', rule: 'invalid' }]);
  return { number, hash: book.hash, document: null };
}

interface Books {
  readonly tried: Tried;
  readonly against: number;
}

/** Both books of a test: what has none is refused before anything is kept for it. */
async function booksOf(call: Call, number: number | undefined): Promise<Books> {
  const { number: against } = await bookInForce(call.app, { exactly: true });
  return { tried: await triedBook(call, number), against };
}

interface Bookings {
  readonly source: BookingSource;
  readonly files?: Readonly<Record<string, string>>;
}

async function started(
  call: Call,
  { tried: { number, hash, document }, against }: Books,
  { source, files = {} }: Bookings,
): Promise<BackTest> {
  const book = document === null ? {} : { book: await keepInput(call.app, Buffer.from(document), 'json') };
  return backTestRecord(await startRun(call, { kind, input: { source, number, hash, against }, files: { ...files, ...book } }));
}

export async function startBackTest(call: Call, { body }: Asked<'startBackTest'>): Answered<'startBackTest'> {
  const source = sourceOf(body);
  return started(call, await booksOf(call, body.number), { source });
}

export async function startBackTestOfFile(
  call: Call,
  { body, file }: HandledRequest<(typeof endpoints)['startBackTestOfFile']>,
): Answered<'startBackTestOfFile'> {
  const books = await booksOf(call, body.number);
  const { source, key } = await takenIn(call, file);
  return started(call, books, { source, files: { input: key } });
}

export async function readBackTest(call: Call, { params: { id } }: Asked<'readBackTest'>): Answered<'readBackTest'> {
  return backTestRecord(await findRun(call, { kind, id }));
}

export async function readDraftBackTest(call: Call): Answered<'readDraftBackTest'> {
  const id = await newestOfDraft(call.db, kind);
  return { backTest: id === null ? null : backTestRecord(await findRun(call, { kind, id })) };
}

export async function cancelBackTest(call: Call, { params: { id } }: Asked<'cancelBackTest'>): Answered<'cancelBackTest'> {
  return backTestRecord(await cancelRun(call, { kind, id }));
}

export async function listBackTestGroups(
  call: Call,
  { params: { id }, query: { by, page, perPage } }: Asked<'listBackTestGroups'>,
): Answered<'listBackTestGroups'> {
  const run = await findRun(call, { kind, id });
  const file = await fileOf(call.app, run.files, 'summary');
  if (file === null) throw notFound();
  const { groups } = summaryGroups.parse(JSON.parse(await text(file.stream())));
  const all = groupRecords(groups[by] ?? []);
  const from = (page - 1) * perPage;
  return pageFrom(all.slice(from, from + perPage), { total: all.length, page, perPage });
}

export async function listBackTestRows(call: Call, { params: { id }, query }: Asked<'listBackTestRows'>): Answered<'listBackTestRows'> {
  return pageOfRows(call, await findRun(call, { kind, id }), { file: 'stays', asked: query, shape: backTestRowRecord });
}

export async function readBackTestFile(call: Call, { params: { id, name } }: Asked<'readBackTestFile'>): Promise<Bytes> {
  const run = await findRun(call, { kind, id });
  const [mediaType, ending] = name === 'summary' ? ['application/json', 'json'] : ['application/x-ndjson', 'ndjson'];
  return runFile(call, run, { name, mediaType, fileName: `back-test-${id}-${name}.${ending}` });
}
