// unknown → BookingRecord, or issues. Made to be run a million times: what is spelt our way is looked at in place.

import type { Issue, Path } from '../issues.ts';
import { parsePlainRequest } from '../plain-request.ts';
import type { QuoteRequest } from '../quote-request.ts';
import { ok, type Result, refuse } from '../result.ts';
import { checkShape } from '../shape.ts';
import { bookingEnvelopeShape, bookingRecordShape, type Recorded } from './booking-shape.ts';
import { respell, snakeSpellings } from './spellings.ts';

/** A recorded booking. `request` is valid and complete; any field of `recorded` can be missing. */
export interface BookingRecord {
  readonly id: string | number;
  readonly request: QuoteRequest;
  readonly recorded: Recorded;
  /** The version of the price book it was priced from, where known. */
  readonly bookVersion?: string | undefined;
  /** When it was priced: ISO 8601. */
  readonly pricedAt?: string | undefined;
  /** The seller's VAT rate as a fraction, if it differs from the book's. */
  readonly vatRate?: string | undefined;
}

/** The other spelling of each field, part by part. */
interface Spellings {
  readonly record: ReadonlyMap<string, string>;
  readonly recorded: ReadonlyMap<string, string>;
  readonly line: ReadonlyMap<string, string>;
}

function spellingsOf({ shape }: typeof bookingRecordShape): Spellings {
  const recorded = shape.recorded.shape;
  return {
    record: snakeSpellings(Object.keys(shape)),
    recorded: snakeSpellings(Object.keys(recorded)),
    line: snakeSpellings(Object.keys(recorded.pricings.def.innerType.def.element.shape)),
  };
}

const SPELLINGS: Spellings = /* @__PURE__ */ spellingsOf(bookingRecordShape);

/**
 * Reads a recorded booking from parsed JSON, all in camelCase or all in snake_case. Null means not given.
 * If the record itself is faulty, only those faults are returned; otherwise those of the request, under `request`.
 */
export function parseBookingRecord(input: unknown): Result<BookingRecord> {
  const record = checkShape(bookingEnvelopeShape, respellRecord(input));
  if (!record.ok) return record;
  const request = parsePlainRequest(record.value.request);
  return request.ok ? ok({ ...record.value, request: request.value }) : refuse(underRequest(request.issues));
}

function underRequest(issues: readonly Issue[]): Issue[] {
  return issues.map((found) => ({ ...found, path: ['request', ...found.path] as Path }));
}

function respellRecord(input: unknown): unknown {
  const record = respell(input, SPELLINGS.record);
  if (!isObject(record) || !isObject(record['recorded'])) return record;
  const recorded = respell(record['recorded'], SPELLINGS.recorded) as Record<string, unknown>;
  const lines = respellLines(recorded['pricings']);
  if (recorded === record['recorded'] && lines === recorded['pricings']) return record;
  return { ...record, recorded: { ...recorded, ...(lines !== undefined && { pricings: lines }) } };
}

function respellLines(lines: unknown): unknown {
  if (!Array.isArray(lines)) return lines;
  const respelt = lines.map((line) => respell(line, SPELLINGS.line));
  return respelt.some((line, index) => line !== lines[index]) ? respelt : lines;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
