// A host family's record for tests, as the server sends it to the family itself.

import { listCompleteness } from '#contract/host-families/completeness.ts';
import type { FamilyDetails } from '#contract/host-families/family-details.shapes.ts';

const profile: NonNullable<FamilyDetails['profile']> = {
  ...{ description: 'We live by the sea.', houseRules: 'Home by ten.', storyLocale: 'en', hostingTypes: [1] },
  ...{ guestsNumber: 2, bedroomsNumber: 1, homeType: 'house', smoking: 'no', languages: ['en', 'ga'], pets: ['dog'], diets: [] },
  ...{ amenities: [4], interests: [9], welcomesAgeFrom: 10, welcomesAgeTo: 17, welcomesGenders: ['female', 'male', 'other'] },
  ...{ schoolMinutes: 15, schoolBy: 'bus', airportCode: 'SNN', airportMinutes: 40 },
  rooms: [{ name: 'Blue room', kind: 'twin', beds: 2, ownBathroom: false, forGender: '' }],
  children: [{ gender: 'female', dob: '2014-03-02' }],
};

const people: NonNullable<FamilyDetails['people']> = {
  ...{ parentGuardianOneFirstName: 'Maeve', parentGuardianOneLastName: 'Byrne' },
  ...{ parentGuardianTwoFirstName: '', parentGuardianTwoLastName: '', adults: [] },
};

/** Returns a record: approved and live unless it is changed. */
export function familyDetails(change: Partial<FamilyDetails> = {}, hosting: Partial<FamilyDetails['hosting']> = {}): FamilyDetails {
  const facts = {
    addressLine1: '1 Main Street',
    latitude: null,
    photos: 3,
    description: 'We live by the sea.',
    houseRules: 'Home by ten.',
  };
  const counts = { rooms: 1, languages: 2, amenities: 1, interests: 1, children: 1 };
  const travel = { haveChild: true, schoolMinutes: 15, airportMinutes: 40 };
  return {
    ...{ id: 7, version: 3, isLive: true, name: 'Byrne', contactName: 'Maeve', countryId: 372, countyId: 3, locationId: null },
    ...{ profile, people, contact: { email: 'maeve@example.test', phone: '+353 65 123 456' } },
    address: { addressLine1: '1 Main Street', postcode: '', cityTown: 'Ennis', latitude: null, longitude: null, pinSource: null },
    hosting: {
      ...{ vettingState: 'approved', vettingReason: '', immersionRate: '45.00', notLive: [], pause: null, photos: 3 },
      completeness: listCompleteness({ ...facts, ...counts, ...travel }),
      ...hosting,
    },
    staff: null,
    payout: { hasDetails: true },
    ...change,
  };
}

/** The lists that the fields choose from. */
export const FAMILY_CHOICES = {
  'GET /api/dependencies/countries': () => ({
    data: [
      { id: 372, code: 'IE', name: 'Ireland', hosting: true },
      { id: 826, code: 'GB', name: 'United Kingdom', hosting: true },
    ],
  }),
  'GET /api/dependencies/counties': () => ({ data: [{ id: 3, name: 'Clare', countryId: 372 }] }),
  'GET /api/dependencies/locations': () => ({ data: [{ id: 8, name: 'Ennis', countyId: 3, latitude: 52.8463, longitude: -8.9807 }] }),
  'GET /api/dependencies/tags': () => ({
    data: [
      { id: 4, kind: 'amenity', code: 'wifi', name: 'Wi-Fi' },
      { id: 9, kind: 'interest', code: 'music', name: 'Music' },
    ],
  }),
};
