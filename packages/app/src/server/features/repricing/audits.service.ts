// Use cases of audits: starting one for a period or a file, reading its results, and exporting bookings.

import { Readable } from 'node:stream';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/repricing/audits.endpoints.ts';
import { type Audit, auditsList } from '#contract/repricing/audits.shapes.ts';
import type { BookingSource } from '#contract/repricing/bookings.shapes.ts';
import { listBookNumbers } from '#server/features/pricing/pricing.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileResponse, HandledRequest } from '#server/platform/http/routes.ts';
import { cancelRun, getRun, getRunFile, listRuns, startRun } from '#server/platform/runs/runs.ts';
import { AUDIT } from './audit.kind.ts';
import { toAudit, toAuditRow } from './audit.records.ts';
import { streamBookings } from './booking-lines.ts';
import { keepBookingFile, toPeriodSource } from './booking-source.ts';
import { explainRow } from './explain-row.ts';
import { readRowPage } from './result-rows.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const kind = AUDIT;

export async function listAudits(call: Call, { query }: Input<'listAudits'>): Output<'listAudits'> {
  const page = await listRuns(call, auditsList, { kind, asked: query });
  return { ...page, data: page.data.map(toAudit) };
}

async function assertBooksPublished(call: Call): Promise<void> {
  if ((await listBookNumbers(call.db)).length === 0) throw new AppError('noPriceBook');
}

async function insertAudit(call: Call, source: BookingSource, files: Readonly<Record<string, string>> = {}): Promise<Audit> {
  return toAudit(await startRun(call, { kind, input: { source }, files }));
}

export async function startAudit(call: Call, { body }: Input<'startAudit'>): Output<'startAudit'> {
  const source = toPeriodSource(body);
  await assertBooksPublished(call);
  return insertAudit(call, source);
}

export async function startAuditOfFile(
  call: Call,
  { file }: HandledRequest<(typeof endpoints)['startAuditOfFile']>,
): Output<'startAuditOfFile'> {
  await assertBooksPublished(call);
  const { source, key } = await keepBookingFile(call, file);
  return insertAudit(call, source, { input: key });
}

export async function readAudit(call: Call, { params: { id } }: Input<'readAudit'>): Output<'readAudit'> {
  return toAudit(await getRun(call, { kind, id }));
}

export async function cancelAudit(call: Call, { params: { id } }: Input<'cancelAudit'>): Output<'cancelAudit'> {
  return toAudit(await cancelRun(call, { kind, id }));
}

export async function listAuditRows(call: Call, { params: { id }, query }: Input<'listAuditRows'>): Output<'listAuditRows'> {
  const run = await getRun(call, { kind, id });
  return readRowPage(call, run, { file: 'differences', asked: query, shape: toAuditRow });
}

export async function readAuditRow(call: Call, { params: { id, place }, query }: Input<'readAuditRow'>): Output<'readAuditRow'> {
  return explainRow(call, await getRun(call, { kind, id }), { group: query.group, place });
}

export async function readAuditFile(call: Call, { params: { id, name } }: Input<'readAuditFile'>): Promise<FileResponse> {
  const run = await getRun(call, { kind, id });
  const [mediaType, ending] = name === 'summary' ? ['application/json', 'json'] : ['application/x-ndjson', 'ndjson'];
  return getRunFile(call, run, { name, mediaType, fileName: `audit-${id}-${name}.${ending}` });
}

export async function exportBookings(call: Call, { query }: Input<'exportBookings'>): Promise<FileResponse> {
  toPeriodSource(query);
  const fileName = `bookings-${query.from}-${query.to}.ndjson`;
  return { mediaType: 'application/x-ndjson', body: Readable.from(streamBookings(call.app, query)), fileName };
}
