// A short cut past the shape: requests that are plainly right are recognised here; every other one is left to the shape.

import { checkDates, parseQuoteRequest, type QuoteRequest } from './quote-request.ts';
import type { Result } from './result.ts';
import { REQUEST_LIMITS } from './stay-dates.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What the shape of a request reads it as; the two are held together where this is taken for that. */
export interface PlainRequest {
  readonly hostFamilyId: number;
  readonly fromDate: string;
  readonly toDate: string;
  readonly activityDetailsType: 'local' | 'mixed' | 'family';
  readonly currentNoOfWeeks: number | null;
  readonly nearbyActivities: { id: number; weeks: number }[];
  readonly serviceTypeIds: number[];
  readonly countStudents: number;
  readonly discountCode: string | null;
  readonly vatExempt: boolean;
  readonly type: 'customer' | 'provider';
}

type Chosen = PlainRequest['nearbyActivities'];

const FIELDS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'hostFamilyId',
  'fromDate',
  'toDate',
  'activityDetailsType',
  'currentNoOfWeeks',
  'nearbyActivities',
  'serviceTypeIds',
  'countStudents',
  'discountCode',
  'vatExempt',
  'type',
] satisfies (keyof PlainRequest)[]);

/** Like {@link parseQuoteRequest}, with the same result, but five times as fast for common requests. */
export function parsePlainRequest(input: unknown): Result<QuoteRequest> {
  const plain = plainRequest(input);
  return plain === undefined ? parseQuoteRequest(input) : checkDates(plain);
}

/**
 * What the shape would make of `input`, or undefined where that takes more than a look: another spelling, a fault, anything unusual.
 * Its dates are still to be checked. The shape remains the one description; a test holds the two together.
 */
export function plainRequest(input: unknown): PlainRequest | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  for (const name of Object.keys(input)) if (!FIELDS.has(name)) return undefined;
  const hostFamilyId = own(input, 'hostFamilyId');
  const fromDate = own(input, 'fromDate');
  const toDate = own(input, 'toDate');
  const activityDetailsType = own(input, 'activityDetailsType') ?? 'family';
  const currentNoOfWeeks = own(input, 'currentNoOfWeeks') ?? null;
  const nearbyActivities = plainActivities(own(input, 'nearbyActivities') ?? []);
  const serviceTypeIds = own(input, 'serviceTypeIds') ?? [];
  const countStudents = own(input, 'countStudents') ?? 1;
  const discountCode = own(input, 'discountCode') ?? null;
  const vatExempt = own(input, 'vatExempt') ?? false;
  const type = own(input, 'type') ?? 'customer';
  if (!isWhole(hostFamilyId, 0, Number.MAX_SAFE_INTEGER) || typeof fromDate !== 'string' || typeof toDate !== 'string') return undefined;
  if (activityDetailsType !== 'family' && activityDetailsType !== 'local' && activityDetailsType !== 'mixed') return undefined;
  if (currentNoOfWeeks !== null && !isWhole(currentNoOfWeeks, 0, REQUEST_LIMITS.weeks)) return undefined;
  if (nearbyActivities === undefined || !areIds(serviceTypeIds) || !isWhole(countStudents, 1, REQUEST_LIMITS.students)) return undefined;
  if (discountCode !== null && (typeof discountCode !== 'string' || discountCode.length > 200)) return undefined;
  if (typeof vatExempt !== 'boolean' || (type !== 'customer' && type !== 'provider')) return undefined;
  return {
    hostFamilyId,
    fromDate,
    toDate,
    activityDetailsType,
    currentNoOfWeeks,
    nearbyActivities,
    serviceTypeIds: [...serviceTypeIds],
    countStudents,
    discountCode,
    vatExempt,
    type,
  };
}

/** A field of the input itself: what a page has done to the prototype of every object is no request. */
function own(input: object, name: string): unknown {
  return Object.hasOwn(input, name) ? (input as Fields)[name] : undefined;
}

function isWhole(value: unknown, minimum: number, maximum: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
}

function areIds(value: unknown): value is number[] {
  return Array.isArray(value) && value.length <= 1000 && value.every((id) => isWhole(id, 0, Number.MAX_SAFE_INTEGER));
}

function plainActivities(value: unknown): Chosen | undefined {
  if (!Array.isArray(value) || value.length > REQUEST_LIMITS.activities) return undefined;
  const chosen: Chosen = [];
  for (const activity of value) {
    const plain = plainActivity(activity);
    if (plain === undefined || chosen.some(({ id }) => id === plain.id)) return undefined;
    chosen.push(plain);
  }
  return chosen;
}

function plainActivity(value: unknown): Chosen[number] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [id, weeks] = [own(value, 'id'), own(value, 'weeks') ?? 1];
  if (Object.keys(value).some((name) => name !== 'id' && name !== 'weeks') || own(value, 'weeks') === null) return undefined;
  if (!isWhole(id, 0, Number.MAX_SAFE_INTEGER) || !isWhole(weeks, 0, REQUEST_LIMITS.weeks)) return undefined;
  return { id, weeks };
}
