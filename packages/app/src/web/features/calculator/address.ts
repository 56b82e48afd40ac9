// What the address of the calculator says: the stay, by short names or by those of its fields, and a quote that was kept.

import type { QuoteRequest } from '@hosted-stay/pricing-core';
import { readRequestQuery, type StartingRequest, writeRequestQuery } from '@hosted-stay/pricing-react';
import { camelName } from '#contract/platform/validation/names.ts';

/** The short name of each field of a request, as links have it. */
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
 * As much of a stay as an address says. Fields are named in either spelling, or by the short names that copied links have.
 * @example readStay(new URLSearchParams('hostFamilyId=206&from_date=2026-07-05')) // { hostFamilyId: 206, fromDate: '2026-07-05' }
 */
export function readStay(asked: URLSearchParams): StartingRequest {
  const short = new URLSearchParams([...asked].filter(([name]) => name.startsWith(PREFIX)));
  for (const [name, value] of asked) {
    const field = SHORT.get(camelName(name));
    if (field === undefined) continue;
    const known = short.get(PREFIX + field);
    if (known === null) short.set(PREFIX + field, field === 'vat' && value === 'true' ? 'exempt' : value);
    // A list may come by repeating its name.
    else if (field === 'services') short.set(PREFIX + field, `${known},${value}`);
  }
  return readRequestQuery(short.toString()).request;
}

/** The fingerprint of the kept quote that an address names. */
export function readQuote(asked: URLSearchParams): string | null {
  const fingerprint = asked.get(QUOTE);
  return fingerprint !== null && /^[0-9a-f]{64}$/.test(fingerprint) ? fingerprint : null;
}

/** The number of the trip whose agreed price an address asks for. */
export function readTrip(asked: URLSearchParams): number | null {
  const id = asked.get(TRIP);
  return id !== null && /^\d{1,15}$/.test(id) ? Number(id) : null;
}

/** The query with the stay in it, in place of the one that it named before; all else stays. */
export function setStay(now: URLSearchParams, request: QuoteRequest): URLSearchParams {
  const others = [...now].filter(([name]) => !SHORT.has(camelName(name)));
  return new URLSearchParams(writeRequestQuery(request, { onto: new URLSearchParams(others).toString() }));
}

/** The query with a kept quote in it, or with none. */
export function setQuote(now: URLSearchParams, fingerprint: string | null): URLSearchParams {
  const next = new URLSearchParams([...now].filter(([name]) => name !== QUOTE));
  if (fingerprint !== null) next.set(QUOTE, fingerprint);
  return next;
}
