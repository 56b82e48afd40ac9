// What each column of a host family holds after its people were erased. The row stays because invoices refer to it.

import type { hostFamilies } from '#server/db/schema/host-families.ts';
import type { RowErasure } from '#server/platform/erasure.rules.ts';

const FACT_OF_THE_HOME = 'A number of the home that past stays were sold by.';

export const FAMILY_ERASURE: RowErasure<typeof hostFamilies.$inferSelect> = {
  id: { keptBecause: 'Trips, payouts and invoices refer to the number.' },
  userId: { keptBecause: 'The account that it names is erased itself.' },
  countryId: { keptBecause: 'Whole countries tell of nobody.' },
  countyId: { keptBecause: 'Where the family lives is left to its county, by which past stays are counted.' },
  parentGuardianOneFirstName: { erasedAs: '' },
  parentGuardianOneLastName: { erasedAs: '' },
  parentGuardianTwoFirstName: { erasedAs: '' },
  parentGuardianTwoLastName: { erasedAs: '' },
  email: { erasedAs: '' },
  phone: { erasedAs: '' },
  addressLine1: { erasedAs: '' },
  cityTown: { erasedAs: '' },
  hostingTypes: { keptBecause: FACT_OF_THE_HOME },
  guestsNumber: { keptBecause: FACT_OF_THE_HOME },
  bedroomsNumber: { keptBecause: FACT_OF_THE_HOME },
  haveChild: { erasedAs: false },
  immersionRate: { keptBecause: FACT_OF_THE_HOME },
  foundUsWhere: { erasedAs: '' },
  referralCode: { erasedAs: null },
  locationId: { erasedAs: null },
  description: { erasedAs: '' },
  houseRules: { erasedAs: '' },
  pets: { erasedAs: [] },
  welcomesAgeFrom: { resetTo: 0 },
  welcomesAgeTo: { resetTo: 18 },
  welcomesGenders: { resetTo: [] },
  paused: { resetTo: true },
  businessId: { keptBecause: 'It names who sold the stays.' },
  vettingState: { keptBecause: 'A step of vetting tells of nobody once the family has no name.' },
  vettingAssigneeId: { erasedAs: null },
  vettingVersion: { keptBecause: 'It counts the changes of the vetting.' },
  createdAt: { keptBecause: 'When a family registered tells of nobody once it has no name.' },
  version: { keptBecause: 'It counts the changes of the row.' },
};
