// The query parameters of the calculator: the stay, by short or full field names, and a stored quote.

import type { QuoteRequest } from '@hosted-stay/pricing-core';
import { readRequestQuery, type StartingRequest, writeRequestQuery } from '@hosted-stay/pricing-react';
import { camelName } from '#contract/platform/validation/names.ts';

/** The short name of each request field in links. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['hostFamilyId', 'family'],
  ['fromDate', 'from'],
  ['toDate', 'to'],
  ['activityDetailsType', 'kind'],
  ['currentNoOfWeeks', 'camps'],
  ['nearbyActivities', 'activities'],
  ['serviceTypeIds', 'services'],
  ['countStudents', 'students'],
  ['discountCode', 'code'],
  ['vatExempt', 'vat'],
  ['type', 'side'],
]);

const PREFIX = 'stay-';
const QUOTE = 'quote';
const TRIP = 'trip';

/**
 * Reads the part of a stay that the URL contains. Fields can use either spelling, or the short names of copied links.
 * @example readStay(new URLSearchParams('hostFamilyId=206&from_date=2026-07-05')) // { hostFamilyId: 206, fromDate: '2026-07-05' }
 */
export function readStay(asked: URLSearchParams): StartingRequest {
  const short = new URLSearchParams([...asked].filter(([name]) => name.startsWith(PREFIX)));
  for (const [name, value] of asked) {
    const field = SHORT.get(camelName(name));
    if (field === undefined) continue;
    const known = short.get(PREFIX + field);
    if (known === null) short.set(PREFIX + field, field === 'vat' && value === 'true' ? 'exempt' : value);
    // A list can also be given by repeating the parameter.
    else if (field === 'services') short.set(PREFIX + field, `${known},${value}`);
  }
  return readRequestQuery(short.toString()).request;
}

/** Returns the fingerprint of the stored quote in the URL. */
export function readQuote(asked: URLSearchParams): string | null {
  const fingerprint = asked.get(QUOTE);
  return fingerprint !== null && /^[0-9a-f]{64}$/.test(fingerprint) ? fingerprint : null;
}

/** Returns the ID of the trip whose agreed price the URL requests. */
export function readTrip(asked: URLSearchParams): number | null {
  const id = asked.get(TRIP);
  return id !== null && /^\d{1,15}$/.test(id) ? Number(id) : null;
}

/** Returns the query with its stay replaced; other parameters are kept. */
export function setStay(now: URLSearchParams, request: QuoteRequest): URLSearchParams {
  const others = [...now].filter(([name]) => !SHORT.has(camelName(name)));
  return new URLSearchParams(writeRequestQuery(request, { onto: new URLSearchParams(others).toString() }));
}

/** Returns the query with a stored quote set, or removed if null. */
export function setQuote(now: URLSearchParams, fingerprint: string | null): URLSearchParams {
  const next = new URLSearchParams([...now].filter(([name]) => name !== QUOTE));
  if (fingerprint !== null) next.set(QUOTE, fingerprint);
  return next;
}
