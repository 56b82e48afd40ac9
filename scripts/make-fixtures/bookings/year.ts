// A year of bookings: priced right by the book of their day, but for the faults that are planted.

import { type PriceBook, parseQuoteRequest, type QuoteRequestInput } from '@hosted-stay/pricing-core';
import { dateText, dayNumber } from '../../../packages/pricing-core/src/calendar/civil-date.ts';
import { PRICE_BOOK_2025 } from '../books/price-book-2025.ts';
import { PRICE_BOOK_2026 } from '../books/price-book-2026.ts';
import { type Random, seeded } from '../random.ts';
import { calculate, parsedBook } from './calculate.ts';
import type { Detail } from './faults.ts';
import type { Figures, Recorded, RecordedLine } from './figures.ts';
import { type Candidate, plantFaults } from './plant.ts';
import { drawRequest, drawStay } from './request.ts';

const BOOKINGS = 1_200;
const SEED = 20_260_101;

/** One line of the file, as a booking system would hand it over. */
export interface BookingRecord {
  readonly id: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly recorded: Figures & { readonly pricings?: readonly RecordedLine[] };
  readonly bookVersion?: string;
  readonly pricedAt: string;
}

/** What is known of a planted fault. */
export interface PlantedFault {
  readonly id: string;
  readonly causes: readonly Detail['cause'][];
  readonly details: readonly Detail[];
  readonly expected: Figures;
  readonly recorded: Figures;
}

export interface Year {
  readonly records: readonly BookingRecord[];
  readonly faults: readonly PlantedFault[];
}

interface Drawn extends Candidate {
  readonly id: string;
  readonly request: QuoteRequestInput;
  readonly pricedAt: string;
}

export function bookingYear(): Year {
  const random = seeded(SEED);
  const old = parsedBook(PRICE_BOOK_2025);
  const current = parsedBook(PRICE_BOOK_2026);
  const drawn = Array.from({ length: BOOKINGS }, (_, index) => draw(random, { old, current, index }));
  const planted = new Map(plantFaults(drawn).map((entry) => [entry.index, entry]));
  const records = drawn.map((booking, index) => {
    const recorded = planted.get(index)?.recorded ?? calculate(booking.right);
    if (recorded === undefined) throw new Error(`booking ${booking.id} has no price`);
    return writeRecord(booking, recorded, index);
  });
  const faults = [...planted.values()].map(({ index, details, expected, recorded }) => ({
    id: (drawn[index] as Drawn).id,
    causes: details.map(({ cause }) => cause),
    details,
    expected: expected.figures,
    recorded: recorded.figures,
  }));
  return { records, faults };
}

interface Books {
  readonly old: PriceBook;
  readonly current: PriceBook;
  readonly index: number;
}

/** A booking and the day it was priced, which decides its book; families that joined later are booked later. */
function draw(random: Random, { old, current, index }: Books): Drawn {
  const stay = drawStay(
    random,
    current.hostFamilies.map(({ id }) => id),
  );
  const daysAhead = random.between(20, 120);
  const isOld = stay.from - daysAhead < (dayNumber('2026-01-01') as number) && old.hostFamilies.some(({ id }) => id === stay.hostFamilyId);
  const book = isOld ? old : current;
  const pricedOn = isOld ? stay.from - daysAhead : Math.max(stay.from - daysAhead, dayNumber('2026-01-01') as number);
  const countyId = book.hostFamilies.find(({ id }) => id === stay.hostFamilyId)?.countyId;
  const request = drawRequest(
    random,
    stay,
    book.activities.filter((activity) => activity.countyId === countyId),
  );
  const parsed = parseQuoteRequest(request);
  if (!parsed.ok) throw new Error(`a drawn request is refused: ${JSON.stringify(parsed.issues)}`);
  return {
    id: `FW-2026-${String(index + 1).padStart(4, '0')}`,
    request,
    pricedAt: `${dateText(pricedOn)}T${String(random.between(7, 21)).padStart(2, '0')}:${String(random.between(0, 59)).padStart(2, '0')}:00Z`,
    right: { book, request: parsed.value },
    otherBook: isOld ? current : old,
  };
}

/** Some requests in the spelling of the web form, some prices with their lines, some without the version of their book. */
function writeRecord({ id, request, pricedAt, right }: Drawn, { figures, lines }: Recorded, index: number): BookingRecord {
  return {
    id,
    request: index % 10 < 3 ? snakeCased(request) : { ...request },
    recorded: { ...figures, ...(index % 3 === 0 ? { pricings: lines } : {}) },
    ...(index % 4 === 3 ? {} : { bookVersion: right.book.version }),
    pricedAt,
  };
}

function snakeCased(request: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(request).map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  );
}
