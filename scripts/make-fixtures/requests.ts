// Single requests to try things with.

import type { QuoteRequestInput } from '@hosted-stay/pricing-core';
import { SERVICE } from './books/catalogue.ts';

export const REQUESTS: Readonly<Record<string, QuoteRequestInput>> = {
  /** Four weeks with a family, and everything it offers. */
  'family-stay': {
    hostFamilyId: 209,
    fromDate: '2026-07-04',
    toDate: '2026-08-01',
    serviceTypeIds: [SERVICE.transfer, SERVICE.insurance, SERVICE.horse, SERVICE.immersion],
    countStudents: 2,
    discountCode: 'SIBLING',
  },
  /** Three camp weeks, two of them sailing, and immersion on the days between. */
  'mixed-stay': {
    hostFamilyId: 206,
    fromDate: '2026-07-05',
    toDate: '2026-07-26',
    activityDetailsType: 'mixed',
    currentNoOfWeeks: 3,
    nearbyActivities: [
      { id: 301, weeks: 2 },
      { id: 302, weeks: 1 },
    ],
    serviceTypeIds: [SERVICE.transfer, SERVICE.immersion],
    discountCode: 'EARLYBIRD',
  },
  /** Three nights and nothing else. */
  'short-stay': { hostFamilyId: 211, fromDate: '2026-03-13', toDate: '2026-03-16' },
  /** A school's group, with a code and without VAT. */
  'group-with-code': {
    hostFamilyId: 221,
    fromDate: '2026-06-28',
    toDate: '2026-07-11',
    activityDetailsType: 'local',
    nearbyActivities: [{ id: 309, weeks: 2 }],
    serviceTypeIds: [SERVICE.insurance, SERVICE.transfer],
    countStudents: 18,
    discountCode: 'CAMP2',
    vatExempt: true,
  },
};
