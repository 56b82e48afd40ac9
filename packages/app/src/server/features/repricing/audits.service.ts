// Use cases of audits: starting one over a period or a file, looking at what came of it, and the bookings as a file.

import { Readable } from 'node:stream';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/repricing/audits.endpoints.ts';
import { type Audit, auditsList } from '#contract/repricing/audits.shapes.ts';
import type { BookingSource } from '#contract/repricing/bookings.shapes.ts';
import { numbersOfBooks } from '#server/features/pricing/pricing.public.ts';
import type { Call } from '#server/platform/app.ts';
import type { Bytes, HandledRequest } from '#server/platform/http/routes.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { cancelRun, findRun, runFile, runPage, startRun } from '#server/platform/runs/runs.ts';
import { AUDIT } from './audit.kind.ts';
import { auditRecord, auditRowRecord } from './audit.records.ts';
import { bookingsOf } from './bookings.ts';
import { explainRow } from './explanation.ts';
import { pageOfRows } from './rows.ts';
import { sourceOf, takenIn } from './starting.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const kind = AUDIT;

export async function listAudits(call: Call, { query }: Asked<'listAudits'>): Answered<'listAudits'> {
  const page = await runPage(call, auditsList, { kind, asked: query });
  return { ...page, data: page.data.map(auditRecord) };
}

async function demandBooks(call: Call): Promise<void> {
  if ((await numbersOfBooks(call.db)).length === 0) throw new Refusal('noPriceBook');
}

async function started(call: Call, source: BookingSource, files: Readonly<Record<string, string>> = {}): Promise<Audit> {
  return auditRecord(await startRun(call, { kind, input: { source }, files }));
}

export async function startAudit(call: Call, { body }: Asked<'startAudit'>): Answered<'startAudit'> {
  const source = sourceOf(body);
  await demandBooks(call);
  return started(call, source);
}

export async function startAuditOfFile(
  call: Call,
  { file }: HandledRequest<(typeof endpoints)['startAuditOfFile']>,
): Answered<'startAuditOfFile'> {
  await demandBooks(call);
  const { source, key } = await takenIn(call, file);
  return started(call, source, { input: key });
}

export async function readAudit(call: Call, { params: { id } }: Asked<'readAudit'>): Answered<'readAudit'> {
  return auditRecord(await findRun(call, { kind, id }));
}

export async function cancelAudit(call: Call, { params: { id } }: Asked<'cancelAudit'>): Answered<'cancelAudit'> {
  return auditRecord(await cancelRun(call, { kind, id }));
}

export async function listAuditRows(call: Call, { params: { id }, query }: Asked<'listAuditRows'>): Answered<'listAuditRows'> {
  const run = await findRun(call, { kind, id });
  return pageOfRows(call, run, { file: 'differences', asked: query, shape: auditRowRecord });
}

export async function readAuditRow(call: Call, { params: { id, place }, query }: Asked<'readAuditRow'>): Answered<'readAuditRow'> {
  return explainRow(call, await findRun(call, { kind, id }), { group: query.group, place });
}

export async function readAuditFile(call: Call, { params: { id, name } }: Asked<'readAuditFile'>): Promise<Bytes> {
  const run = await findRun(call, { kind, id });
  const [mediaType, ending] = name === 'summary' ? ['application/json', 'json'] : ['application/x-ndjson', 'ndjson'];
  return runFile(call, run, { name, mediaType, fileName: `audit-${id}-${name}.${ending}` });
}

export async function exportBookings(call: Call, { query }: Asked<'exportBookings'>): Promise<Bytes> {
  sourceOf(query);
  const fileName = `bookings-${query.from}-${query.to}.ndjson`;
  return { mediaType: 'application/x-ndjson', body: Readable.from(bookingsOf(call.app, query)), fileName };
}
