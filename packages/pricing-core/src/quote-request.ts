// unknown → QuoteRequest, or issues. Both spellings of every field are read; unknown fields are named.

import type * as z from 'zod/v4/core';
import { type Issue, issue, type Path } from './issues.ts';
import { andThen, okUnless, type Result, refuse } from './result.ts';
import { atMost, checkShape, refine, wholeNumber } from './shape.ts';
import { boolean, fields, list, nullable, oneOf, optional, orElse, text } from './shape-kinds.ts';
import { REQUEST_LIMITS, stayDateIssues } from './stay-dates.ts';

export { REQUEST_LIMITS };

const id = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const weeks = wholeNumber(0, REQUEST_LIMITS.weeks);

const nearbyActivities = list(fields({ id, weeks: orElse(weeks, 1) }), atMost(REQUEST_LIMITS.activities), refine(firstDuplicate));

function firstDuplicate(chosen: readonly { readonly id: number }[]): Issue | undefined {
  const seen = new Set<number>();
  const index = chosen.findIndex((activity) => seen.size === seen.add(activity.id).size);
  const double = chosen[index];
  return double && issue('duplicate_activity', [index, 'id'], { id: double.id });
}

export const quoteRequestShape = fields({
  hostFamilyId: id,
  fromDate: text(),
  toDate: text(),
  activityDetailsType: orElse(oneOf('local', 'mixed', 'family'), 'family'),
  currentNoOfWeeks: orElse(nullable(weeks), null),
  nearbyActivities: orElse(nearbyActivities, []),
  serviceTypeIds: orElse(list(id, atMost(1000)), []),
  countStudents: orElse(wholeNumber(1, REQUEST_LIMITS.students), 1),
  discountCode: orElse(nullable(text(atMost(200))), null),
  vatExempt: orElse(boolean(), false),
  type: orElse(oneOf('customer', 'provider'), 'customer'),
  withoutPerBooking: optional(boolean()),
});

/** A request as input, in camelCase; fields with a default are optional. */
export type QuoteRequestInput = DeepReadonly<z.input<typeof quoteRequestShape>>;

/** A valid request with all defaults. Created by {@link parseQuoteRequest}. */
export type QuoteRequest = DeepReadonly<z.output<typeof quoteRequestShape>>;

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** Every field of a request, in the order used everywhere. */
export const REQUEST_FIELDS = /* @__PURE__ */ Object.keys(quoteRequestShape._zod.def.shape) as readonly (keyof QuoteRequest)[];

/** Each field by all its names: `fromDate`, `from_date`; `hostFamilyId`, `host_family_id`, `hostFamily`, `host_family`. */
export const FIELD_OF_NAME: ReadonlyMap<string, keyof QuoteRequest> = /* @__PURE__ */ new Map([
  ...REQUEST_FIELDS.flatMap((field) => [field, snakeCase(field)].map((name) => [name, field] as const)),
  ['hostFamily', 'hostFamilyId'],
  ['host_family', 'hostFamilyId'],
]);

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Marks a request as checked, so that a pricer need not look at it again. */
class CheckedRequest implements QuoteRequest {
  declare readonly hostFamilyId: number;
  declare readonly fromDate: string;
  declare readonly toDate: string;
  declare readonly activityDetailsType: QuoteRequest['activityDetailsType'];
  declare readonly currentNoOfWeeks: number | null;
  declare readonly nearbyActivities: QuoteRequest['nearbyActivities'];
  declare readonly serviceTypeIds: QuoteRequest['serviceTypeIds'];
  declare readonly countStudents: number;
  declare readonly discountCode: string | null;
  declare readonly vatExempt: boolean;
  declare readonly type: QuoteRequest['type'];
  declare readonly withoutPerBooking?: true;
  readonly #checked = true;

  constructor(request: QuoteRequest) {
    this.hostFamilyId = request.hostFamilyId;
    this.fromDate = request.fromDate;
    this.toDate = request.toDate;
    this.activityDetailsType = request.activityDetailsType;
    this.currentNoOfWeeks = request.currentNoOfWeeks;
    this.nearbyActivities = request.nearbyActivities;
    this.serviceTypeIds = request.serviceTypeIds;
    this.countStudents = request.countStudents;
    this.discountCode = request.discountCode?.trim() || null;
    this.vatExempt = request.vatExempt;
    this.type = request.type;
    // Left out unless it is set, so that the fingerprints of all other requests stay as they were before the field existed.
    if (request.withoutPerBooking === true) this.withoutPerBooking = true;
    for (const activity of request.nearbyActivities) Object.freeze(activity);
    Object.freeze(request.nearbyActivities);
    Object.freeze(request.serviceTypeIds);
    Object.freeze(this);
  }

  /** A copy does not pass, even one that keeps the class: only the constructor makes the brand. */
  static isChecked(input: unknown): input is CheckedRequest {
    return typeof input === 'object' && input !== null && #checked in input;
  }
}

/**
 * Reads a request from parsed JSON, in camelCase or in snake_case. Null means not given.
 * If the shape is invalid, only those faults are returned; otherwise `invalid_date`, `dates_reversed`, `stay_too_long`.
 */
export function parseQuoteRequest(input: unknown): Result<QuoteRequest> {
  if (CheckedRequest.isChecked(input)) return { ok: true, value: input };
  const { fields, names, issues } = readSpellings(input);
  if (issues.length > 0) return refuse(issues);
  const parsed = andThen(checkShape(quoteRequestShape, fields), checkDates);
  return parsed.ok ? parsed : refuse(parsed.issues.map((found) => ({ ...found, path: asWritten(found.path, names) })));
}

/** Checks the dates of a request with a valid shape, and marks it as valid. */
export function checkDates(request: QuoteRequest): Result<QuoteRequest> {
  return okUnless(stayDateIssues(request), () => new CheckedRequest(request));
}

interface Spelt {
  readonly fields: unknown;
  /** The name each field was given by, where it was another than ours. */
  readonly names: ReadonlyMap<string, string>;
  readonly issues: readonly Issue[];
}

/** The same request under our own field names; fields that are null are left out. */
function readSpellings(input: unknown): Spelt {
  const names = new Map<string, string>();
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return { fields: input, names, issues: [] };
  const fields: Record<string, unknown> = {};
  const issues: Issue[] = [];
  for (const [name, value] of Object.entries(input)) {
    if (value === null || value === undefined) continue;
    const field = FIELD_OF_NAME.get(name) ?? name;
    if (Object.hasOwn(fields, field)) issues.push(issue('duplicate_field', [name], { field: name, other: names.get(field) ?? field }));
    if (field !== name) names.set(field, name);
    define(fields, field, field === 'hostFamilyId' ? idOf(value) : value);
  }
  return { fields, names, issues };
}

/** A host family may be given whole, as the booking page holds it; only its id counts. */
function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
}

/** An own property whatever its name: `__proto__` from JSON must not reach the prototype. */
function define(target: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(target, name, { value, enumerable: true });
  else target[name] = value;
}

function asWritten(path: Path, names: ReadonlyMap<string, string>): Path {
  const [field, ...rest] = path;
  const name = typeof field === 'string' ? names.get(field) : undefined;
  return name === undefined ? path : [name, ...rest];
}
