// Streams the bookings to reprice as lines: those of a period, or of an uploaded file.

import type { BookingSource, Period } from '#contract/repricing/bookings.shapes.ts';
import type { App } from '#server/platform/app.ts';
import { findRunFile } from '#server/platform/runs/run-files.ts';
import { RunError, type RunWork } from '#server/platform/runs/run-kind.ts';
import { countBookings, findBookingOfTrip, listBookingsAfter } from './bookings.queries.ts';
import { toBookingLine } from './bookings.rules.ts';

const AT_ONCE = 500;
const NEW_LINE = 0x0a;

/** Streams recorded bookings in batches, so that memory stays small and no transaction is held open. */
export async function* streamBookings({ db, config }: Pick<App, 'db' | 'config'>, period: Period): AsyncGenerator<Buffer> {
  const zoned = { ...period, timeZone: config.TIME_ZONE };
  for (let after = 0; ; ) {
    const rows = await listBookingsAfter(db, { period: zoned, after, limit: AT_ONCE });
    if (rows.length > 0) yield Buffer.from(rows.map(toBookingLine).join(''));
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    after = last.tripId;
  }
}

/** Returns the format of a file by its name; null if it isn't accepted. */
export function toBookingFormat(fileName: string): 'ndjson' | 'csv' | null {
  if (/\.(nd|l)?jsonl?$/i.test(fileName)) return /\.json$/i.test(fileName) ? null : 'ndjson';
  return /\.csv$/i.test(fileName) ? 'csv' : null;
}

export interface BookingStream {
  readonly format: 'ndjson' | 'csv';
  /** The number of lines, including a heading. */
  readonly total: number;
  readonly lines: AsyncIterable<Uint8Array>;
}

async function countLines(stream: AsyncIterable<Uint8Array>): Promise<number> {
  let lines = 0;
  let last = NEW_LINE;
  for await (const chunk of stream) {
    for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) lines += 1;
    last = chunk.at(-1) ?? last;
  }
  return last === NEW_LINE ? lines : lines + 1;
}

/** Opens the bookings that a run was started with. */
export async function openBookings({
  app,
  input,
  files,
}: Pick<RunWork<{ source: BookingSource }>, 'app' | 'input' | 'files'>): Promise<BookingStream> {
  const { source } = input;
  if (source.kind === 'period') {
    const total = await countBookings(app.db, { ...source, timeZone: app.config.TIME_ZONE });
    return { format: 'ndjson', total, lines: streamBookings(app, source) };
  }
  const file = await findRunFile(app, files, 'input');
  const format = toBookingFormat(source.name);
  if (file === null || format === null) throw new RunError(`The file ${source.name} is not there any more.`);
  const bytes = () => file.stream() as unknown as AsyncIterable<Uint8Array>;
  return { format, total: await countLines(bytes()), lines: bytes() };
}

/** Returns the agreed price of a trip as a recorded booking; null if there is none. */
export async function findBooking({ db }: Pick<App, 'db'>, tripId: number): Promise<unknown> {
  const row = await findBookingOfTrip(db, tripId);
  return row === null ? null : (JSON.parse(toBookingLine(row)) as unknown);
}
