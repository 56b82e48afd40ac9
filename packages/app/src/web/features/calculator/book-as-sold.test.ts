// Prices of the book in the page, as the server makes them: by who sells the stay.

import { expect, test } from 'vitest';
import text from '../../../../../../fixtures/price-books/2026.json?raw';
import { openBookAsSold } from './book-as-sold.ts';

const DATES = { fromDate: '2026-07-05', toDate: '2026-07-26' };
const [BY_BOOK, AT_RATE, EXEMPT] = [206, 207, 208];
const TAXES = [
  { hostFamilyId: AT_RATE, vatExempt: false, vatRate: '0.135' },
  { hostFamilyId: EXEMPT, vatExempt: true, vatRate: null },
];

function openWith(taxes: typeof TAXES) {
  const opened = openBookAsSold(JSON.parse(text), taxes);
  if (!opened.ok) throw new TypeError('the fixture is no price book');
  return opened.value;
}

const sold = openWith(TAXES);

async function quoteOf(hostFamilyId: number) {
  const answer = await sold.source({ hostFamilyId, ...DATES }, AbortSignal.timeout(1000));
  if (!answer.ok) throw new TypeError('no quote');
  return answer.value;
}

test.each([
  ['the default business', BY_BOOK, 0.23],
  ['one with its own rate', AT_RATE, 0.135],
  ['an exempt one', EXEMPT, 0],
])('a stay sold by %s is priced at its VAT rate', async (_, hostFamilyId, rate) => {
  const { vat, amountSupplyVAT, total, noOfDaysOfTrip } = await quoteOf(hostFamilyId);
  expect(Math.round(Number(vat) * 100)).toBe(Math.round(Number(amountSupplyVAT) * 100 * rate));
  const curve = sold.insight.curve({ hostFamilyId, ...DATES }, noOfDaysOfTrip);
  expect(curve.at(-1)?.total).toBe(total);
});

test('another tax is another source, so that what is shown is asked anew', () => {
  expect(openWith([]).source.id).not.toBe(sold.source.id);
  expect(openWith(TAXES).source.id).toBe(sold.source.id);
});

test('a book that can’t be read says what is wrong with it', () => {
  expect(openBookAsSold({}, TAXES)).toMatchObject({
    ok: false,
    issues: expect.arrayContaining([expect.objectContaining({ code: 'missing_field' })]),
  });
});
