// What the built-in gateway makes of a card.

import { TEST_CARDS, type TestCardBehavior } from '#contract/booking/checkout/test-gateway.shapes.ts';

/** What a card does on a day; null for one that is no test card. One whose month is over is expired, whatever its number. */
export function findCardConduct(
  { number, expiry }: { readonly number: string; readonly expiry: string },
  today: string,
): TestCardBehavior | null {
  const conduct = TEST_CARDS[number as keyof typeof TEST_CARDS] ?? null;
  if (conduct === null) return null;
  const [month = '', year = ''] = expiry.split('/').map((part) => part.trim());
  return `20${year}-${month}` < today.slice(0, 7) ? 'expired' : conduct;
}
