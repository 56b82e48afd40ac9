// Bookings without end, no two alike: priced by the engine with the book of 2026, about one in five hundred wrong.

import { compilePriceBook, type Quote, type QuoteRequestInput } from '@hosted-stay/pricing-core';
import { dayNumber } from '../../../packages/pricing-core/src/calendar/civil-date.ts';
import { PRICE_BOOK_2025 } from '../books/price-book-2025.ts';
import { PRICE_BOOK_2026 } from '../books/price-book-2026.ts';
import { type Random, seeded } from '../random.ts';
import { parsedBook } from './calculate.ts';
import { add, type Figures, mapFigures } from './figures.ts';
import { drawRequest, type Nearby, type Stay } from './request.ts';

const SEED = 20_261_120;
const ONE_FAULT_IN = 500;

const DAYS = 360;
const FEWEST_NIGHTS = 3;
const NIGHTS = 118;
const STUDENTS = 50;

/** Steps through all combinations of family, day and length in no visible order: prime, so it meets each once. */
const STRIDE = 700_001;

/** One line of ndjson after the other, the same ones each time. A longer file begins like a shorter one. */
export function* bigBookings(count: number): Generator<string> {
  const random = seeded(SEED);
  const pricing = preparePricing();
  for (let index = 0; index < count; index += 1) {
    const { stay, group } = distinctStay(index, pricing.familyIds);
    const nearby = pricing.nearbyOf.get(stay.hostFamilyId) ?? [];
    const request = { ...drawRequest(random, stay, nearby), countStudents: group };
    const recorded = random.oneIn(ONE_FAULT_IN) ? wrongFigures(random, pricing, request) : figuresOf(quoteOf(pricing.current, request));
    yield `${JSON.stringify({ id: `B-${index + 1}`, request, recorded, bookVersion: PRICE_BOOK_2026.version })}\n`;
  }
}

type Pricer = ReturnType<typeof compilePriceBook>;

interface Pricing {
  readonly current: Pricer;
  readonly old: Pricer;
  readonly familyIds: readonly number[];
  readonly nearbyOf: ReadonlyMap<number, readonly Nearby[]>;
}

function preparePricing(): Pricing {
  const { hostFamilies, activities } = PRICE_BOOK_2026;
  return {
    current: compilePriceBook(parsedBook(PRICE_BOOK_2026)),
    old: compilePriceBook(parsedBook(PRICE_BOOK_2025)),
    familyIds: hostFamilies.map(({ id }) => id),
    nearbyOf: new Map(hostFamilies.map(({ id, countyId }) => [id, activities.filter((activity) => activity.countyId === countyId)])),
  };
}

/** A family, a day and a length that no other index of the same round has; each round has another size of group. */
function distinctStay(index: number, familyIds: readonly number[]): { readonly stay: Stay; readonly group: number } {
  const combinations = familyIds.length * DAYS * NIGHTS;
  const at = ((index % combinations) * STRIDE) % combinations;
  const nights = FEWEST_NIGHTS + (at % NIGHTS);
  const day = Math.floor(at / NIGHTS) % DAYS;
  const hostFamilyId = familyIds[Math.floor(at / (NIGHTS * DAYS))] as number;
  const usual = at % 7 === 0 ? (at % 5) + 1 : 0;
  const round = Math.floor(index / combinations);
  return { stay: { hostFamilyId, from: NEW_YEAR + day, nights }, group: ((usual + round) % STUDENTS) + 1 };
}

const NEW_YEAR = dayNumber('2026-01-03') as number;

function quoteOf(pricer: Pricer, request: QuoteRequestInput): Quote {
  const quote = pricer.quote(request);
  if (!quote.ok) throw new Error(`a made request is refused: ${JSON.stringify(quote.issues)}`);
  return quote.value;
}

function figuresOf(quote: Quote): Figures {
  return mapFigures((name) => quote[name]);
}

/** One of the usual mistakes. */
function wrongFigures(random: Random, { current, old }: Pricing, request: QuoteRequestInput): Figures {
  const right = quoteOf(current, request);
  switch (random.between(0, 5)) {
    case 0:
      return figuresOf(quoteOf(current, { ...request, vatExempt: request.vatExempt !== true }));
    case 1:
      return figuresOf(quoteOf(current, { ...request, countStudents: Math.min(STUDENTS, (request.countStudents ?? 1) + 1) }));
    case 2:
      return figuresOf(quoteOf(current, { ...request, discountCode: request.discountCode ? null : 'EARLYBIRD' }));
    case 3: {
      const before = old.quote(request);
      return figuresOf(before.ok ? before.value : right);
    }
    case 4:
      return mapFigures((name) => `${right[name].replace('.', '')}.00`);
    default:
      return add(figuresOf(right), ['total'], '0.37');
  }
}
