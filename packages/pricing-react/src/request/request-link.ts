// A request as the query of a URL and back: short names, nothing but what differs from the default, the page's own parameters kept.

import type { QuoteRequest, QuoteRequestInput } from '@hosted-stay/pricing-core';
import { dayNumber } from '@hosted-stay/pricing-core/calendar';
import { REQUEST_LIMITS } from '@hosted-stay/pricing-core/quoting';

export interface LinkOptions {
  /** What every parameter's name begins with; `stay-` unless said. Calculators that share a page need one each. */
  readonly prefix?: string;
}

export interface WriteLinkOptions extends LinkOptions {
  /** The query there is already: parameters that are not ours stay as they are, in front. */
  readonly onto?: string;
}

/** What a link says: as much of a request as could be read, and each part that could not, as `name=value`. */
export interface LinkedRequest {
  readonly request: Partial<QuoteRequestInput>;
  readonly ignored: readonly string[];
}

const PREFIX = 'stay-';

const NAMES = {
  hostFamilyId: 'family',
  fromDate: 'from',
  toDate: 'to',
  activityDetailsType: 'kind',
  currentNoOfWeeks: 'camps',
  nearbyActivities: 'activities',
  serviceTypeIds: 'services',
  countStudents: 'students',
  discountCode: 'code',
  vatExempt: 'vat',
  type: 'side',
  withoutPerBooking: 'per-booking',
} as const satisfies Record<keyof QuoteRequest, string>;

/** A query without its `?`: `stay-family=206&stay-from=2026-07-05&stay-to=2026-07-26&stay-activities=301x2,302`. */
export function writeRequestQuery(request: QuoteRequest, { prefix = PREFIX, onto = '' }: WriteLinkOptions = {}): string {
  const texts: Record<keyof QuoteRequest, string> = {
    hostFamilyId: String(request.hostFamilyId),
    fromDate: request.fromDate,
    toDate: request.toDate,
    activityDetailsType: request.activityDetailsType === 'family' ? '' : request.activityDetailsType,
    currentNoOfWeeks: request.currentNoOfWeeks === null ? '' : String(request.currentNoOfWeeks),
    nearbyActivities: request.nearbyActivities.map(({ id, weeks }) => (weeks === 1 ? id : `${id}x${weeks}`)).join(),
    serviceTypeIds: request.serviceTypeIds.join(),
    countStudents: request.countStudents === 1 ? '' : String(request.countStudents),
    discountCode: request.discountCode ?? '',
    vatExempt: request.vatExempt ? 'exempt' : '',
    type: request.type === 'customer' ? '' : request.type,
    withoutPerBooking: request.withoutPerBooking === true ? 'elsewhere' : '',
  };
  const ours: ReadonlySet<string> = new Set(Object.values(NAMES).map((name) => prefix + name));
  const foreign = onto
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !ours.has(nameOf(part)));
  const written = FIELDS.filter((field) => texts[field] !== '').map((field) => pair(prefix + NAMES[field], texts[field]));
  return [...foreign, ...written].join('&');
}

/** The address of a page with the request in its query. It replaces an older request and keeps other parameters. */
export function requestLink(request: QuoteRequest, address: string, options: LinkOptions = {}): string {
  const [whole = '', hash] = address.split(/#(.*)/s);
  const [page = '', query = ''] = whole.split(/\?(.*)/s);
  return `${page}?${writeRequestQuery(request, { ...options, onto: query })}${hash === undefined ? '' : `#${hash}`}`;
}

const FIELDS = /* @__PURE__ */ Object.keys(NAMES) as readonly (keyof typeof NAMES)[];

function nameOf(part: string): string {
  return new URLSearchParams(part).keys().next().value ?? '';
}

/** Commas may stand in a query as they are; encoded, nobody can read the list. */
function pair(name: string, value: string): string {
  return new URLSearchParams([[name, value]]).toString().replaceAll('%2C', ',');
}

/** Reads a request from a query. Never throws: invalid values are omitted and listed. */
export function readRequestQuery(query: string, { prefix = PREFIX }: LinkOptions = {}): LinkedRequest {
  const request: Partial<QuoteRequestInput> = {};
  const ignored: string[] = [];
  for (const [name, text] of new URLSearchParams(query)) {
    if (!name.startsWith(prefix)) continue;
    const field = FIELDS.find((known) => prefix + NAMES[known] === name);
    if (field === undefined && prefix === '') continue;
    const before = ignored.length;
    const value = field && !(field in request) ? READERS[field](text, (part) => ignored.push(`${name}=${part}`)) : undefined;
    if (field && value !== undefined) Object.assign(request, { [field]: value });
    else if (ignored.length === before) ignored.push(`${name}=${text}`);
  }
  return { request, ignored };
}

/** Tells of one part of a list that means nothing. */
type Ignore = (part: string) => void;

/** The value, or undefined where the text is none. */
type Readers = { readonly [F in keyof QuoteRequest]-?: (text: string, ignore: Ignore) => QuoteRequestInput[F] | undefined };

const READERS: Readers = {
  hostFamilyId: id,
  fromDate: date,
  toDate: date,
  activityDetailsType: (text) => oneOf(text, ['family', 'local', 'mixed']),
  currentNoOfWeeks: weeks,
  nearbyActivities: activities,
  serviceTypeIds: (text, ignore) => list(text.split(','), id, ignore),
  countStudents: (text) => whole(text, 1, REQUEST_LIMITS.students),
  discountCode: (text) => (text.trim() === '' || text.length > 200 ? undefined : text),
  vatExempt: (text) => (text === 'exempt' ? true : undefined),
  type: (text) => oneOf(text, ['customer', 'provider']),
  withoutPerBooking: (text) => (text === 'elsewhere' ? true : undefined),
};

function whole(text: string, minimum: number, maximum: number): number | undefined {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return value >= minimum && value <= maximum ? value : undefined;
}

function id(text: string): number | undefined {
  return whole(text, 0, Number.MAX_SAFE_INTEGER);
}

function weeks(text: string): number | undefined {
  return whole(text, 0, REQUEST_LIMITS.weeks);
}

function date(text: string): string | undefined {
  return dayNumber(text) === undefined ? undefined : text;
}

function oneOf<T extends string>(text: string, known: readonly T[]): T | undefined {
  return known.find((value) => value === text);
}

function list<T>(parts: readonly string[], read: (part: string) => T | undefined, ignore: Ignore): T[] | undefined {
  const values: T[] = [];
  for (const part of parts) {
    const value = values.length < 1000 ? read(part) : undefined;
    if (value === undefined) ignore(part);
    else values.push(value);
  }
  return values.length === 0 ? undefined : values;
}

/** `301x2,302`: activity 301 for two weeks, 302 for one. Each counts once, as it is first named. */
function activities(text: string, ignore: Ignore): { id: number; weeks: number }[] | undefined {
  const named = new Set<number>();
  const read = (part: string) => {
    const [first = '', times = '1', ...rest] = part.split('x');
    const activity = { id: id(first), weeks: weeks(times) };
    if (activity.id === undefined || activity.weeks === undefined || rest.length > 0) return undefined;
    if (named.has(activity.id) || named.size >= REQUEST_LIMITS.activities) return undefined;
    named.add(activity.id);
    return { id: activity.id, weeks: activity.weeks };
  };
  return list(text.split(','), read, ignore);
}
