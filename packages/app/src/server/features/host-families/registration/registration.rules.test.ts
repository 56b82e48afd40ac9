// What must hold between the fields of a family's registration.

import { describe, expect, test } from 'vitest';
import { type HostRegistration, registerHostBody } from '#contract/host-families/registration.shapes.ts';
import { findRegistrationFaults, normalizeRegistration } from './registration.rules.ts';

const FAMILY: HostRegistration = registerHostBody.parse({
  countryId: '372',
  countyId: '1',
  hostingType: ['2'],
  guestsNumber: 2,
  bedroomsNumber: 3,
  haveChild: true,
  numberOfChildren: 1,
  children: [{ gender: 'female', dob: '2015-02-28' }],
  immersionRate: '45.50',
  addressLine1: '1 Main Street',
  cityTown: 'Ennis',
  foundUsWhere: 'A friend',
  firstName: 'Maeve',
  lastName: 'Byrne',
  email: 'maeve@example.test',
  phone: '+353 1 234',
  password: 'a long password',
  acceptsTerms: true,
});
const NOW = { today: '2026-06-15', signedIn: false };

describe('a registration', () => {
  test('has no fault if it is complete', () => {
    expect(findRegistrationFaults(FAMILY, NOW)).toEqual([]);
  });

  test('names a child who is not born yet', () => {
    const unborn = { ...FAMILY, children: [{ gender: 'male' as const, dob: '2026-06-15' }] };
    expect(findRegistrationFaults(unborn, NOW)).toEqual([{ field: 'children.0.dob', rule: 'past' }]);
  });

  test('with children says how many, and names each', () => {
    expect(findRegistrationFaults({ ...FAMILY, numberOfChildren: 0, children: [] }, NOW)).toMatchObject([{ field: 'numberOfChildren' }]);
    expect(findRegistrationFaults({ ...FAMILY, numberOfChildren: 2 }, NOW)).toMatchObject([{ field: 'children' }]);
  });

  test('without children forgets what was typed of them', () => {
    const childless = { ...FAMILY, haveChild: false, numberOfChildren: 0 };
    expect(findRegistrationFaults(childless, NOW)).toEqual([]);
    expect(normalizeRegistration(childless).children).toEqual([]);
  });

  test('needs a password unless somebody is signed in', () => {
    const { password: _, ...without } = FAMILY;
    expect(findRegistrationFaults(without, NOW)).toEqual([{ field: 'password', rule: 'required' }]);
    expect(findRegistrationFaults(without, { ...NOW, signedIn: true })).toEqual([]);
  });
});

describe('the steppers', () => {
  test.each([
    [0, 1],
    [1, 1],
    [5, 5],
    [6, 5],
    [-3, 1],
  ])('take %i as %i', (typed, kept) => {
    const parsed = registerHostBody.parse({ ...FAMILY, guestsNumber: typed, bedroomsNumber: typed });
    expect([parsed.guestsNumber, parsed.bedroomsNumber]).toEqual([kept, kept]);
  });
});
