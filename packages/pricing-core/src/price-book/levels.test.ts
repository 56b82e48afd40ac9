// Who asks what: the owner, then its county, then its country; each adds only templates not present yet.

import { describe, expect, it } from 'vitest';
import { bookOf } from '../../test/support/engine.ts';
import { priceBookInput, type TemplateName, templateId } from '../../testing/index.ts';
import { fallbacksByCounty, levelsOf, resolveLevels } from './levels.ts';

const night: TemplateName = 'hosting per_night';
const fee: TemplateName = 'trust_fee per_trip';
const horse: TemplateName = 'horse per_day';

function resolved(parts: Parameters<typeof priceBookInput>[0]) {
  const book = bookOf(priceBookInput(parts));
  const [family] = book.hostFamilies;
  const fallback = family && fallbacksByCounty(book).get(family.countyId);
  if (family === undefined || fallback === undefined) throw new TypeError('no family');
  expect(levelsOf(family, fallback).map(([level]) => level)).toEqual(['base', 'county', 'country']);
  return resolveLevels(family, fallback).map(({ level, pricing }) => [level, pricing.pricingTemplateId, pricing.amount]);
}

describe('resolveLevels', () => {
  it('asks base, county and country in turn, each in its own order', () => {
    expect(
      resolved({
        family: [{ template: fee, amount: '1' }],
        county: [
          { template: horse, amount: '2' },
          { template: fee, amount: '3' },
        ],
        country: [
          { template: night, amount: '4' },
          { template: horse, amount: '5' },
          { template: fee, amount: '6' },
        ],
      }),
    ).toEqual([
      ['base', templateId(fee), '1'],
      ['county', templateId(horse), '2'],
      ['country', templateId(night), '4'],
    ]);
  });

  it('lets a price of 0 at the base hide the others', () => {
    const hidden = { county: [{ template: night, amount: '2' }], country: [{ template: night, amount: '3' }] } as const;
    expect(resolved({ family: [{ template: night, amount: '0' }], ...hidden })).toEqual([['base', templateId(night), '0']]);
    expect(resolved(hidden)).toEqual([['county', templateId(night), '2']]);
  });

  it('has nothing where nobody asks anything', () => {
    expect(resolved({})).toEqual([]);
  });

  it('looks in the owner’s own county and its country', () => {
    const input = priceBookInput({ county: [{ template: night, amount: '1' }] });
    const elsewhere = { id: 11, name: 'Elsewhere', countryId: 2, pricings: [{ pricingTemplateId: templateId(night), amount: '7' }] };
    const abroad = { id: 2, name: 'Abroad', pricings: [{ pricingTemplateId: templateId(fee), amount: '8' }] };
    const book = bookOf({ ...input, counties: [...input.counties, elsewhere], countries: [...input.countries, abroad] });
    const fallbacks = fallbacksByCounty(book);
    expect([...fallbacks.keys()]).toEqual([10, 11]);
    expect(fallbacks.get(11)).toEqual({ county: book.counties[1], country: book.countries[1] });
    expect(fallbacks.get(10)?.country).toBe(book.countries[0]);
  });
});
