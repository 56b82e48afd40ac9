// Every generated fixture, as text by its path under fixtures/.

import { sampleCsv } from './bookings/csv.ts';
import { bookingYear } from './bookings/year.ts';
import { BROKEN_BOOK, MISSHAPEN_BOOK } from './books/broken-book.ts';
import { FLAWED_BOOK } from './books/flawed-book.ts';
import { PRICE_BOOK_2025 } from './books/price-book-2025.ts';
import { PRICE_BOOK_2026 } from './books/price-book-2026.ts';
import { REQUESTS } from './requests.ts';

export function fixtureFiles(): ReadonlyMap<string, string> {
  const { records, faults } = bookingYear();
  return new Map([
    ['price-books/2025.json', document(PRICE_BOOK_2025)],
    ['price-books/2026.json', document(PRICE_BOOK_2026)],
    ['faulty-price-books/flawed.json', document(FLAWED_BOOK)],
    ['faulty-price-books/broken.json', document(BROKEN_BOOK)],
    ['faulty-price-books/misshapen.json', document(MISSHAPEN_BOOK)],
    ...Object.entries(REQUESTS).map(([name, request]) => [`requests/${name}.json`, document(request)] as const),
    ['bookings/2026.ndjson', records.map((record) => `${JSON.stringify(record)}\n`).join('')],
    ['bookings/2026.faults.json', document(faults)],
    [
      'bookings/sample.csv',
      sampleCsv(
        records,
        faults.map(({ id }) => id),
      ),
    ],
  ]);
}

function document(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
