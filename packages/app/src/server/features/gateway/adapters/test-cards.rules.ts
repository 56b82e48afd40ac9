// The behaviour of test cards at the built-in gateway.

import { TEST_CARDS, type TestCardBehavior } from '#contract/booking/checkout/test-gateway.shapes.ts';

/** Returns the behaviour of a card; null if it isn't a test card. A test card with a past expiry month is expired, whatever its number. */
export function findCardConduct(
  { number, expiry }: { readonly number: string; readonly expiry: string },
  today: string,
): TestCardBehavior | null {
  const conduct = TEST_CARDS[number as keyof typeof TEST_CARDS] ?? null;
  if (conduct === null) return null;
  const [month = '', year = ''] = expiry.split('/').map((part) => part.trim());
  return `20${year}-${month}` < today.slice(0, 7) ? 'expired' : conduct;
}
