// Which pricings count, and for how many units.

import { describe, expect, it } from 'vitest';
import { aPricer, good } from '../../test/support/engine.ts';
import { aRequest, type BookParts, STANDARD, serviceTypeId, templateId } from '../../testing/index.ts';
import { basisOf } from '../price-book/quantity-basis.ts';
import type { QuoteRequestInput } from '../quote-request.ts';
import { isWanted, quantityOf } from './select.ts';

/** Each line as template, owner and quantity. */
const lines = (parts: BookParts, request: Partial<QuoteRequestInput> = {}) =>
  good(aPricer(parts).quote(aRequest(request))).pricings.map(({ pricingTemplateId, hostableType, quantity, students }) => [
    pricingTemplateId,
    hostableType,
    quantity,
    students,
  ]);

const counts = { noOfDaysOfTrip: 16, nights: 15, countMonToFri: 2, noOfCampsAdded: 2, noOfImmersionDays: 6 };

const counted = (pricing: Parameters<typeof basisOf>[0]) => ({ ...pricing, basis: basisOf(pricing) });

describe('quantityOf', () => {
  it.each([
    ['per_night', 'hosting', null, 0, 15],
    ['per_day', 'hosting', 9, 0, 15],
    ['per_week', 'hosting', null, 0, 3],
    ['per_week', 'hosting', 5, 0, 5],
    ['per_week', 'hosting', 0, 0, 0],
    ['per_week', 'camp', 5, 2, 2],
    ['per_week', 'camp', 5, 0, 0],
    ['per_transfer', 'transfer', null, 0, 1],
    ['per_transfer', 'transfer', 4, 0, 4],
    ['per_transfer', 'transfer', 0, 0, 0],
    ['per_transfer', 'camp', 4, 0, 0],
    ['per_transfer', 'camp', 4, 1, 4],
    ['immersion', 'immersion', 9, 0, 6],
    ['per_trip', 'other', 9, 0, 1],
    ['per_trip', 'camp', null, 0, 0],
    ['per_trip', 'camp', null, 1, 1],
    ['per_night', 'camp', null, 1, 15],
    ['per_night', 'camp', null, 0, 0],
  ] as const)('%s of %s, %s given, %i camp weeks: %i', (pricingType, category, givenQuantity, campWeeks, quantity) => {
    expect(quantityOf(counted({ pricingType, category, givenQuantity }), counts, campWeeks)).toBe(quantity);
  });

  it.each([
    [1, 1],
    [6, 1],
    [7, 1],
    [8, 2],
    [14, 2],
    [15, 3],
    [0, 0],
  ])('%i nights are %i weeks begun', (nights, weeks) => {
    expect(quantityOf(counted({ pricingType: 'per_week', category: 'hosting', givenQuantity: null }), { ...counts, nights }, 0)).toBe(
      weeks,
    );
  });
});

describe('isWanted', () => {
  it.each([
    [true, false, [], true],
    [false, true, [], true],
    [false, false, [4], true],
    [false, false, [5], false],
    [false, false, [], false],
  ])('required %s, chosen %s, services %j: %s', (required, chosen, services, wanted) => {
    expect(isWanted({ required, serviceTypeId: 4 }, { chosen }, services)).toBe(wanted);
  });
});

describe('the lines of a stay', () => {
  const night = { template: 'hosting per_night', amount: '10' } as const;

  it('are the requested ones', () => {
    const transfer = { template: 'transfer per_transfer', amount: '10' } as const;
    const one = [[templateId('hosting per_night'), 'Host_family', 6, 1]];
    expect(lines({ family: [night, transfer] })).toEqual([]);
    expect(lines({ family: [night, transfer] }, { serviceTypeIds: [serviceTypeId('hosting')] })).toEqual(one);
    expect(lines({ family: [{ ...night, required: true }, transfer] })).toEqual(one);
  });

  it('are empty without nights, requests or quantity', () => {
    expect(lines({ family: [{ ...night, required: true }] }, { toDate: '2026-07-06' })).toEqual([]);
    expect(lines({ family: [{ ...night, required: true, amount: '0' }] })).toEqual([]);
    expect(lines({ family: [{ template: 'transfer per_transfer', amount: '1', quantity: 0, required: true }] })).toEqual([]);
  });

  it('are multiplied by the students, but per booking', () => {
    const family = [{ ...night, required: true }];
    expect(lines({ family }, { countStudents: 3 })).toEqual([[11, 'Host_family', 6, 3]]);
    expect(lines({ family, templates: { 'hosting per_night': { per: 'booking' } } }, { countStudents: 3 })).toEqual([
      [11, 'Host_family', 6, 1],
    ]);
  });

  it('for a chosen activity need no other reason; the family’s camps price the other weeks', () => {
    const camp = { template: 'camp per_week', amount: '5' } as const;
    const request = {
      toDate: '2026-08-02',
      activityDetailsType: 'mixed',
      currentNoOfWeeks: 4,
      nearbyActivities: [{ id: STANDARD.activity, weeks: 3 }],
    } as const;
    const asked = { ...request, nearbyActivities: [...request.nearbyActivities] };
    const id = templateId('camp per_week');
    expect(lines({ county: [camp] }, asked)).toEqual([[id, 'Activity', 3, 1]]);
    expect(lines({ county: [camp] }, { ...asked, serviceTypeIds: [serviceTypeId('camp')] })).toEqual([
      [id, 'Host_family', 1, 1],
      [id, 'Activity', 3, 1],
    ]);
    expect(lines({ county: [camp] }, { ...asked, activityDetailsType: 'family', serviceTypeIds: [serviceTypeId('camp')] })).toEqual([]);
    expect(lines({ county: [camp] }, { ...asked, nearbyActivities: [{ id: STANDARD.activity, weeks: 0 }] })).toEqual([]);
  });

  it('reach a threshold by their own quantity, not by their units', () => {
    const pricer = aPricer({
      family: [{ ...night, required: true, customer: { commissionPercentage: '20' } }],
      discounts: [{ required: true, minQuantity: 7, demandDiscount: '20' }],
    });
    const discount = (toDate: string, countStudents: number) => good(pricer.quote(aRequest({ toDate, countStudents }))).discount;
    expect(discount('2026-07-12', 50)).toBe('0.00');
    expect(discount('2026-07-13', 1)).toBe('17.50');
  });
});
