// The public area of a home: where its centre is, and when it moves.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureDistance } from '#contract/platform/places.ts';
import { AREA_RADIUS_M, findAreaCentre } from './public-area.rules.ts';

const HOME = { latitude: 52.06, longitude: -9.5 };
const of = (familyId: number, before: typeof HOME | null = null) => ({ key: 'a key', familyId, before });

describe('the centre of a public area', () => {
  test('is 300 to 800 metres from the home, which is in the area, also at the date line and near the poles', () => {
    const anywhere = fc.record({
      latitude: fc.double({ min: -89, max: 89, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 1, max: 100_000 }), (home, familyId) => {
        const centre = findAreaCentre(home, of(familyId));
        const metres = measureDistance(home, centre);
        expect(metres).toBeGreaterThanOrEqual(299);
        expect(metres).toBeLessThanOrEqual(801);
        expect(metres).toBeLessThan(AREA_RADIUS_M);
        expect(Math.abs(centre.longitude)).toBeLessThanOrEqual(180);
      }),
    );
  });

  test('is the same each time, another for another family, and unknown without the key', () => {
    const centre = findAreaCentre(HOME, of(7));
    expect(findAreaCentre(HOME, of(7))).toEqual(centre);
    expect(findAreaCentre(HOME, of(8))).not.toEqual(centre);
    expect(findAreaCentre(HOME, { ...of(7), key: 'another' })).not.toEqual(centre);
  });

  test('stays while the home moves by less than 100 metres in all, and moves with it then', () => {
    const centre = findAreaCentre(HOME, of(7));
    const moved = (metres: number) => ({ ...HOME, latitude: HOME.latitude + metres / 111_195 });
    expect(findAreaCentre(moved(90), of(7, centre))).toEqual(centre);
    expect(findAreaCentre(moved(180), of(7, centre))).not.toEqual(centre);
  });
});
