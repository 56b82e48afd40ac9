// What administrators type, and what it means.

import { describe, expect, it } from 'vitest';
import { PRICING_TYPES, pricingTypeOf, serviceCategory } from './names.ts';

describe('serviceCategory', () => {
  it.each([
    ['Summer camp', 'camp'],
    ['CAMP', 'camp'],
    ['Scampering', 'camp'],
    ['After-school Activity', 'camp'],
    ['Hosting', 'hosting'],
    ['Academic hosting year', 'hosting'],
    ['Trust Fee', 'trust_fee'],
    ['Trust', 'other'],
    ['Trust  fee', 'other'],
    ['Airport TRANSFER', 'transfer'],
    ['Horse riding', 'horse'],
    ['Full immersion', 'immersion'],
    ['Insurance', 'other'],
    ['', 'other'],
    ['Hosting with camp', 'camp'],
    ['Activity transfer', 'camp'],
    ['Immersion hosting', 'hosting'],
    ['Horse transfer', 'transfer'],
    ['Transfer trust fee', 'trust_fee'],
    ['Immersion on a horse', 'horse'],
    ['Hosting trust fee', 'hosting'],
  ])('%j is %s', (name, category) => {
    expect(serviceCategory(name)).toBe(category);
  });
});

describe('pricingTypeOf', () => {
  it.each([
    ['Per night', 'per_night'],
    ['per-night', 'per_night'],
    ['PER_NIGHT', 'per_night'],
    ['  per   day ', 'per_day'],
    ['Per-_ week', 'per_week'],
    ['per transfer', 'per_transfer'],
    ['IMMERSION', 'immersion'],
    ['-immersion-', 'immersion'],
    ['Per trip', 'per_trip'],
  ])('%j is %s', (name, type) => {
    expect(pricingTypeOf(name)).toBe(type);
  });

  it.each(['', 'night', 'per nights', 'pernight', 'per hour', 'per.night', 'im mersion'])('%j is none', (name) => {
    expect(pricingTypeOf(name)).toBeUndefined();
  });

  it('knows each of them by its own name', () => {
    expect(PRICING_TYPES.map(pricingTypeOf)).toEqual(PRICING_TYPES);
  });
});
