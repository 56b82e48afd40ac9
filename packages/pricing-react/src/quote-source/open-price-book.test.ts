// A price book in the page: its sides, its names and its insight.

import { en } from '@hosted-stay/pricing-core/locales/en';
import { expect, it } from 'vitest';
import { openSample, sampleBook, sampleRequest } from '../../testing/open-sample.ts';
import { openPriceBook } from './open-price-book.ts';

it('refuses what is no price book with every fault, and never throws', () => {
  for (const json of [null, undefined, 'book', [], { version: '' }]) expect(openPriceBook(json)).toMatchObject({ ok: false });
});

it('shows finance’s view unless another side is asked for', () => {
  const view = openSample('finance');
  expect(openSample('customer')).toMatchObject({ side: 'customer', total: view.total });
  expect(openSample('provider')).toMatchObject({ side: 'provider', payout: view.totalHF });
  const { pricer, source } = sampleBook('finance');
  expect(source.quietMs).toBe(0);
  expect(pricer.quote(sampleRequest)).toMatchObject({ ok: true, value: { fingerprint: view.fingerprint } });
});

it('names families and activities with their county and country, and offers only services that a template has', () => {
  const { book, catalogue } = sampleBook('finance');
  expect(catalogue.hostFamilies.map(({ id }) => id)).toEqual(book.hostFamilies.map(({ id }) => id));
  for (const { detail } of [...catalogue.hostFamilies, ...catalogue.activities]) expect(detail).toMatch(/^.+, .+$/);
  const used = new Set(book.templates.map(({ serviceTypeId }) => serviceTypeId));
  expect(catalogue.services.map(({ id }) => id).sort()).toEqual([...used].sort());
});

it('explains a request to one reader, finds cheaper dates, and follows the total by length of stay', async () => {
  const words = async () => en;
  const { insight } = sampleBook('finance');
  const view = openSample('finance');
  const parent = await insight.explain(sampleRequest, { words, reader: 'parent' });
  expect(parent).toMatchObject({ ok: true, value: { lines: view.pricings.map(() => expect.anything()) } });
  expect(await insight.explain({ ...sampleRequest, hostFamilyId: 1 }, { words, reader: 'parent' })).toMatchObject({ ok: false });
  const cheaper = await insight.cheaperStays(sampleRequest);
  expect(cheaper.ok && cheaper.value.every(({ total }) => Number(total) < Number(view.total))).toBe(true);
  expect(cheaper.ok && cheaper.value[0]).toMatchObject({ currency: 'EUR', fromDate: expect.stringMatching(/^2026-/) });
  expect(JSON.stringify(cheaper)).not.toMatch(/quote|payout|Famworld|provider/);
  const curve = insight.curve(sampleRequest, 22);
  expect(curve.at(-1)).toEqual({ days: 22, toDate: sampleRequest.toDate, total: view.total, currency: 'EUR' });
  expect(insight.curve({ ...sampleRequest, hostFamilyId: 1 }, 2).map(({ total }) => total)).toEqual([null, null]);
  expect(insight.curve(sampleRequest, 10_000)).toHaveLength(366);
  for (const [date, longest] of [
    ['soon', 10],
    [sampleRequest.fromDate, -1],
    [sampleRequest.fromDate, Number.NaN],
  ] as const) {
    expect(insight.curve({ ...sampleRequest, fromDate: date }, longest)).toEqual([]);
  }
});
