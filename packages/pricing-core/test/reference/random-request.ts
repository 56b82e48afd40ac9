// Random requests for a random book: most have a price, some are refused for each of the reasons there are.

import type { Random } from '../../bench/random.ts';
import type { QuoteRequest } from '../../src/index.ts';
import { OWNERS } from './random-book.ts';

const DAY = 86_400_000;
const FIRST_DAY = Date.parse('2023-12-20') / DAY;
const SERVICE_TYPE_IDS = [1, 2, 3, 4, 5, 6, 7, 8];
const CODES = [null, null, null, 'summer', ' EARLY bird', 'Sibling', 'ÉTÉ', 'unknown'];

/** Every field given, so that the reference needs no defaults. */
export function randomRequest(random: Random): QuoteRequest {
  const from = FIRST_DAY + random.whole(0, 1500);
  const length = random.pick([1, random.whole(2, 30), random.whole(2, 90), random.whole(2, 90), random.whole(80, 366)]);
  const to = from + length - 1;
  return {
    hostFamilyId: random.oneIn(60) ? 999 : 500 + random.whole(0, OWNERS.families - 1),
    fromDate: isoDate(from),
    toDate: isoDate(random.oneIn(80) ? random.pick([from - 1, from + 366]) : to),
    activityDetailsType: random.pick(['local', 'mixed', 'family'] as const),
    currentNoOfWeeks: random.oneIn(3) ? random.whole(0, Math.ceil(length / 7)) : null,
    nearbyActivities: randomActivities(random, length),
    serviceTypeIds: random.some(SERVICE_TYPE_IDS, random.pick([0, 50, 100])),
    countStudents: random.pick([1, 1, 2, 3, 50]),
    discountCode: random.pick(CODES),
    vatExempt: random.oneIn(5),
    type: 'customer',
    ...(random.oneIn(6) ? { withoutPerBooking: true } : {}),
  };
}

function randomActivities(random: Random, length: number): QuoteRequest['nearbyActivities'] {
  const ids = random.some([900, 901, 902, 903, 904].slice(0, OWNERS.activities), Math.min(60, length));
  return (random.oneIn(100) ? [...ids, 999] : ids).map((id) => ({ id, weeks: random.pick([0, 1, 1, 1, 2]) }));
}

function isoDate(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}
