// Use cases of back-tests: starting one of the draft or of a book, and reading who pays or earns more or less.

import { text } from 'node:stream/consumers';
import { compilePriceBook } from '@hosted-stay/pricing-core';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { pageFrom } from '#contract/platform/lists/paging.ts';
import type * as endpoints from '#contract/repricing/back-tests.endpoints.ts';
import { type BackTest, backTestsList } from '#contract/repricing/back-tests.shapes.ts';
import type { BookingSource } from '#contract/repricing/bookings.shapes.ts';
import { findPublishedBook, getCurrentBook, getDraftBook } from '#server/features/pricing/pricing.public.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound, ValidationError } from '#server/platform/errors.ts';
import type { FileResponse, HandledRequest } from '#server/platform/http/routes.ts';
import { findRunFile, storeRunInput } from '#server/platform/runs/run-files.ts';
import { cancelRun, getRun, getRunFile, listRuns, startRun } from '#server/platform/runs/runs.ts';
import { BACK_TEST } from './back-test.kind.ts';
import { summaryGroups, toBackTest, toBackTestGroups, toBackTestRow } from './back-test.records.ts';
import { findNewestOfDraft } from './back-tests.queries.ts';
import { keepBookingFile, toPeriodSource } from './booking-source.ts';
import { readRowPage } from './result-rows.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const kind = BACK_TEST;

export async function listBackTests(call: Call, { query }: Input<'listBackTests'>): Output<'listBackTests'> {
  const page = await listRuns(call, backTestsList, { kind, asked: query });
  return { ...page, data: page.data.map(toBackTest) };
}

/** The tested book: its hash, and the document of a draft, which can't be loaded again by number. */
interface TestedBook {
  readonly number: number | null;
  readonly hash: string;
  readonly document: string | null;
}

async function getTestedBook(call: Call, number: number | undefined): Promise<TestedBook> {
  if (number === undefined) {
    const draft = await getDraftBook(call);
    return { number: null, hash: compilePriceBook(draft).bookHash, document: JSON.stringify(draft) };
  }
  const book = await findPublishedBook(call.app, call.db, number);
  if (book === null) throw new ValidationError([{ field: 'number', rule: 'invalid' }]);
  return { number, hash: book.hash, document: null };
}

interface ComparedBooks {
  readonly tried: TestedBook;
  readonly against: number;
}

/** Returns both books of a back-test; throws if one is missing, before anything is stored. */
async function getComparedBooks(call: Call, number: number | undefined): Promise<ComparedBooks> {
  const { number: against } = await getCurrentBook(call.app, { exactly: true });
  return { tried: await getTestedBook(call, number), against };
}

interface BookingInput {
  readonly source: BookingSource;
  readonly files?: Readonly<Record<string, string>>;
}

async function insertBackTest(
  call: Call,
  { tried: { number, hash, document }, against }: ComparedBooks,
  { source, files = {} }: BookingInput,
): Promise<BackTest> {
  const book = document === null ? {} : { book: await storeRunInput(call.app, Buffer.from(document), 'json') };
  return toBackTest(await startRun(call, { kind, input: { source, number, hash, against }, files: { ...files, ...book } }));
}

export async function startBackTest(call: Call, { body }: Input<'startBackTest'>): Output<'startBackTest'> {
  const source = toPeriodSource(body);
  return insertBackTest(call, await getComparedBooks(call, body.number), { source });
}

export async function startBackTestOfFile(
  call: Call,
  { body, file }: HandledRequest<(typeof endpoints)['startBackTestOfFile']>,
): Output<'startBackTestOfFile'> {
  const books = await getComparedBooks(call, body.number);
  const { source, key } = await keepBookingFile(call, file);
  return insertBackTest(call, books, { source, files: { input: key } });
}

export async function readBackTest(call: Call, { params: { id } }: Input<'readBackTest'>): Output<'readBackTest'> {
  return toBackTest(await getRun(call, { kind, id }));
}

export async function readDraftBackTest(call: Call): Output<'readDraftBackTest'> {
  const id = await findNewestOfDraft(call.db, kind);
  return { backTest: id === null ? null : toBackTest(await getRun(call, { kind, id })) };
}

export async function cancelBackTest(call: Call, { params: { id } }: Input<'cancelBackTest'>): Output<'cancelBackTest'> {
  return toBackTest(await cancelRun(call, { kind, id }));
}

export async function listBackTestGroups(
  call: Call,
  { params: { id }, query: { by, page, perPage } }: Input<'listBackTestGroups'>,
): Output<'listBackTestGroups'> {
  const run = await getRun(call, { kind, id });
  const file = await findRunFile(call.app, run.files, 'summary');
  if (file === null) throw notFound();
  const { groups } = summaryGroups.parse(JSON.parse(await text(file.stream())));
  const all = toBackTestGroups(groups[by] ?? []);
  const from = (page - 1) * perPage;
  return pageFrom(all.slice(from, from + perPage), { total: all.length, page, perPage });
}

export async function listBackTestRows(call: Call, { params: { id }, query }: Input<'listBackTestRows'>): Output<'listBackTestRows'> {
  return readRowPage(call, await getRun(call, { kind, id }), { file: 'stays', asked: query, shape: toBackTestRow });
}

export async function readBackTestFile(call: Call, { params: { id, name } }: Input<'readBackTestFile'>): Promise<FileResponse> {
  const run = await getRun(call, { kind, id });
  const [mediaType, ending] = name === 'summary' ? ['application/json', 'json'] : ['application/x-ndjson', 'ndjson'];
  return getRunFile(call, run, { name, mediaType, fileName: `back-test-${id}-${name}.${ending}` });
}
