// Requests that fit a price book: well shaped always, and, where a stay is wanted, free of refusals too.

import * as fc from 'fast-check';
import { countMondayToFriday, dateText } from '../src/calendar/civil-date.ts';
import type { PriceBookInput } from '../src/price-book/shape.ts';
import type { QuoteRequestInput } from '../src/quote-request.ts';
import { CODES, priceBookArbitrary } from './book-arbitrary.ts';

/** A price book and a request that it quotes. */
export interface ValidStay {
  readonly book: PriceBookInput;
  readonly request: QuoteRequestInput;
}

const FIRST_DAY = 17_500;
const LAST_DAY = 22_500;

/** A first day and a length: days of two decades, mostly short stays, a year at most. */
const span = fc.tuple(
  fc.integer({ min: FIRST_DAY, max: LAST_DAY }),
  fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 40 }) }, fc.integer({ min: 1, max: 366 })),
);

/** An id that no book has. */
const UNKNOWN = 424_242;

/** One of these ids; now and then one that leads nowhere. */
function mostly(ids: readonly number[]): fc.Arbitrary<number> {
  const unknown = fc.constant(UNKNOWN);
  return ids.length === 0 ? unknown : fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...ids) }, unknown);
}

const kind = fc.constantFrom('local' as const, 'mixed' as const, 'family' as const);

/** What does not depend on the book's activities and dates. */
function plainFields(book: PriceBookInput) {
  const serviceTypes = book.serviceTypes.map(({ id }) => id);
  return {
    serviceTypeIds: fc.oneof({ weight: 3, arbitrary: fc.constant(serviceTypes) }, fc.shuffledSubarray([...serviceTypes, UNKNOWN])),
    countStudents: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constantFrom(1, 50), fc.integer({ min: 1, max: 50 })),
    discountCode: fc.option(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...CODES) }, fc.string({ maxLength: 6 }))),
    vatExempt: fc.boolean(),
    type: fc.constantFrom('customer' as const, 'provider' as const),
    withoutPerBooking: fc.constantFrom(false, false, true),
  };
}

/**
 * Any well-shaped request about a book. Some are refused by it: dates reversed or too far apart, unknown family or activities,
 * more camp weeks than there is room for.
 */
export function quoteRequestArbitrary(book: PriceBookInput): fc.Arbitrary<QuoteRequestInput> {
  const day = fc.integer({ min: FIRST_DAY, max: LAST_DAY });
  return fc
    .record(
      {
        hostFamilyId: mostly(book.hostFamilies.map(({ id }) => id)),
        dates: fc.oneof(
          { weight: 9, arbitrary: span.map(([from, days]) => [from, from + days - 1] as const) },
          { weight: 1, arbitrary: fc.tuple(day, day) },
        ),
        activityDetailsType: kind,
        currentNoOfWeeks: fc.option(fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 53 }))),
        nearbyActivities: fc.uniqueArray(
          fc.record({ id: mostly(book.activities.map(({ id }) => id)), weeks: fc.integer({ min: 0, max: 4 }) }, { requiredKeys: ['id'] }),
          { maxLength: 4, selector: ({ id }) => id },
        ),
        ...plainFields(book),
      },
      { requiredKeys: ['hostFamilyId', 'dates'] },
    )
    .map(({ dates: [from, to], ...rest }) => ({ ...rest, fromDate: dateText(from), toDate: dateText(to) }));
}

/** A request that a book quotes: its family and activities exist and its camp weeks fit into the stay. */
export function validRequestArbitrary(book: PriceBookInput): fc.Arbitrary<QuoteRequestInput> {
  return fc
    .record(
      {
        hostFamilyId: fc.constantFrom(...book.hostFamilies.map(({ id }) => id)),
        dates: span,
        activityDetailsType: kind,
        currentNoOfWeeks: fc.option(fc.nat({ max: 53 })),
        nearbyActivities: fc
          .shuffledSubarray(book.activities.map(({ id }) => id))
          .chain((chosen) =>
            fc.tuple(...chosen.map((id) => fc.record({ id: fc.constant(id), weeks: fc.nat({ max: 3 }) }, { requiredKeys: ['id'] }))),
          ),
        ...plainFields(book),
      },
      { requiredKeys: ['hostFamilyId', 'dates'] },
    )
    .map(fitIntoStay);
}

type Wish = Partial<QuoteRequestInput> &
  Pick<QuoteRequestInput, 'hostFamilyId'> & { readonly dates: readonly [from: number, days: number] };

/** Cuts the weeks wished for down to those that the stay has room for. */
function fitIntoStay({ dates: [from, days], ...wish }: Wish): QuoteRequestInput {
  const to = from + days - 1;
  const request = { ...wish, fromDate: dateText(from), toDate: dateText(to) };
  if (wish.activityDetailsType === undefined || wish.activityDetailsType === 'family') return request;
  let room = countMondayToFriday(from, to);
  const wanted = wish.currentNoOfWeeks === undefined || wish.currentNoOfWeeks === null ? null : wish.currentNoOfWeeks % (room + 1);
  room = wanted ?? room;
  const nearbyActivities = (wish.nearbyActivities ?? []).flatMap((activity) => {
    const weeks = Math.min(activity.weeks ?? 1, room);
    room -= weeks;
    return activity.weeks === undefined && weeks === 0 ? [] : [activity.weeks === undefined ? activity : { ...activity, weeks }];
  });
  return {
    ...request,
    ...(wish.currentNoOfWeeks === undefined ? {} : { currentNoOfWeeks: wanted }),
    ...(wish.nearbyActivities === undefined ? {} : { nearbyActivities }),
  };
}

/** A book with a request that it quotes. */
export function validStayArbitrary(): fc.Arbitrary<ValidStay> {
  return priceBookArbitrary().chain((book) => validRequestArbitrary(book).map((request) => ({ book, request })));
}
