// The source of bookings, shared by audits and back-tests.

import type { BookingSource, Period } from '#contract/repricing/bookings.shapes.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import type { UploadedFile } from '#server/platform/http/routes.ts';
import { storeRunInput } from '#server/platform/runs/run-files.ts';
import { toBookingFormat } from './booking-lines.ts';

/** Converts a period to a source, once its dates are in order. */
export function toPeriodSource({ from, to, by }: Period): BookingSource {
  if (to < from) throw new ValidationError([{ field: 'to', rule: 'notBefore', values: { other: from } }]);
  return { kind: 'period', from, to, by };
}

/** Stores an uploaded file for a run. */
export async function keepBookingFile(call: Call, file: UploadedFile | undefined): Promise<{ source: BookingSource; key: string }> {
  if (file === undefined) throw new ValidationError([{ field: 'file', rule: 'required' }]);
  const format = toBookingFormat(file.name);
  if (format === null) throw new AppError('fileTypeRefused', { field: 'file', values: { kinds: 'NDJSON, CSV' } });
  return { source: { kind: 'file', name: file.name }, key: await storeRunInput(call.app, { path: file.path }, format) };
}
