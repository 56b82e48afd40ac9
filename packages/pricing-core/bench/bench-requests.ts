// Requests for the bench's book, all of them different, as they arrive: parsed JSON, not yet checked.

import type { QuoteRequestInput } from '../src/index.ts';
import { BENCH_SIZE, CODES, SERVICE_TYPES } from './bench-book.ts';
import { type Random, seededRandom } from './random.ts';

const SERVICE_TYPE_IDS = SERVICE_TYPES.map((_, at) => at + 1);
const DAY = 86_400_000;
const FIRST_DAY = Date.parse('2026-12-01') / DAY;

/** `count` requests that the book has a price for, no two alike. */
export function makeRequests(count: number): QuoteRequestInput[] {
  const random = seededRandom(42);
  const byText = new Map<string, QuoteRequestInput>();
  while (byText.size < count) {
    const request = makeRequest(random);
    byText.set(JSON.stringify(request), request);
  }
  return [...byText.values()];
}

/** Chosen weeks never exceed the Monday-to-Friday runs that any stay of that many nights has room for. */
function makeRequest(random: Random): QuoteRequestInput {
  const nights = random.whole(4, 60);
  const room = Math.floor((nights + 1) / 7) - 1;
  const activityDetailsType = random.pick(['family', 'local', 'mixed'] as const);
  const chosen = activityDetailsType === 'family' ? 0 : Math.max(0, Math.min(3, room));
  const from = FIRST_DAY + random.whole(0, 600);
  return {
    hostFamilyId: random.whole(1, BENCH_SIZE.families),
    fromDate: isoDate(from),
    toDate: isoDate(from + nights),
    activityDetailsType,
    nearbyActivities: differentIds(random, random.whole(0, chosen)).map((id) => ({ id, weeks: 1 })),
    serviceTypeIds: random.some(SERVICE_TYPE_IDS, 45),
    countStudents: random.pick([1, 1, 1, 2, 2, 3]),
    ...(random.oneIn(3) ? { discountCode: random.pick(CODES).toLowerCase() } : {}),
    vatExempt: random.oneIn(10),
  };
}

function differentIds(random: Random, count: number): number[] {
  const ids = new Set<number>();
  while (ids.size < count) ids.add(10_000 + random.whole(1, BENCH_SIZE.activities));
  return [...ids];
}

function isoDate(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}
