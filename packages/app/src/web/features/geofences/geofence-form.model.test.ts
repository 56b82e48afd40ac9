// What is wrong with an area that was typed: everything at once, and of missing corners once.

import { describe, expect, test } from 'vitest';
import { listFieldFaults } from '#contract/platform/validation/validation.ts';
import { geofenceFormShape } from './geofence-form.model.ts';

const BLANK = { latitude: '', longitude: '' };

const polygon = {
  ...{ name: 'Kinsale', kind: 'polygon', purposes: ['search'], latitude: '', longitude: '', radiusM: '' },
  ...{ points: [51, 52, 53].map((latitude) => ({ latitude: String(latitude), longitude: '-8.5' })), countyId: null, coordinatorId: null },
};
const circle = { ...polygon, kind: 'circle', latitude: '51.7', longitude: '-8.5', radiusM: '10000', points: [] };

function listFaults(area: object): string[] {
  const { error } = geofenceFormShape.safeParse(area, { reportInput: true });
  return error === undefined ? [] : listFieldFaults(error).map(({ field, rule }) => `${field}: ${rule}`);
}

describe('an area that was typed', () => {
  test('is taken with its corners as numbers, without those of which nothing was typed', () => {
    const { data } = geofenceFormShape.safeParse({ ...polygon, points: [BLANK, ...polygon.points] });
    expect(data?.points).toEqual([51, 52, 53].map((latitude) => ({ latitude, longitude: -8.5 })));
    expect(listFaults(circle)).toEqual([]);
  });

  test('says once that corners are missing, with everything else that is wrong', () => {
    const empty = { ...polygon, name: '', purposes: ['coordinator'], points: [BLANK, BLANK, BLANK] };
    expect(listFaults(empty).toSorted()).toEqual(['coordinatorId: required', 'name: required', 'points: required']);
  });

  test('says what is missing of a corner that was begun, with everything else that is wrong', () => {
    const begun = { ...polygon, purposes: ['coordinator'], points: [{ latitude: '51', longitude: '' }, BLANK] };
    expect(listFaults(begun).toSorted()).toEqual(['coordinatorId: required', 'points.0.longitude: required', 'points: required']);
  });

  test('says what is missing of a circle, with everything else that is wrong', () => {
    const bare = { ...circle, name: '', latitude: '', longitude: '', radiusM: '', purposes: ['coordinator'] };
    const missing = ['coordinatorId', 'latitude', 'longitude', 'name', 'radiusM'];
    expect(listFaults(bare).toSorted()).toEqual(missing.map((field) => `${field}: required`));
  });
});
