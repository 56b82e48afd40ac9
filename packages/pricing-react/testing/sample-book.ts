// The sample price book and requests that stories and tests use.

import type { QuoteRequestInput } from '@hosted-stay/pricing-core';
import text from '../../../fixtures/price-books/2026.json?raw';

/** The book of 2026 as its JSON text. */
export const sampleBookText: string = text;

/** The same, parsed but not checked; made anew at each call. */
export function sampleBookJson(): unknown {
  return JSON.parse(text);
}

/** Three weeks with two camps, one student, a code. */
export const mixedStay = {
  hostFamilyId: 206,
  fromDate: '2026-07-05',
  toDate: '2026-07-26',
  activityDetailsType: 'mixed',
  currentNoOfWeeks: 3,
  nearbyActivities: [
    { id: 301, weeks: 2 },
    { id: 302, weeks: 1 },
  ],
  serviceTypeIds: [5, 7],
  discountCode: 'EARLYBIRD',
} satisfies QuoteRequestInput;

/** Four weeks in a family, two students. */
export const familyStay = {
  hostFamilyId: 209,
  fromDate: '2026-07-04',
  toDate: '2026-08-01',
  serviceTypeIds: [5, 8, 6, 7],
  countStudents: 2,
  discountCode: 'SIBLING',
} satisfies QuoteRequestInput;
