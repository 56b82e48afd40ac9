// When the public profiles of families last changed: only by what everybody can see of them.

import type { Queryable } from '#server/db/database.ts';
import { listLastChangeDays } from '#server/platform/cells/last-changes.queries.ts';
import type { FamilyRecord } from '../details/details.queries.ts';

/** The fields of a family's record that visitors see; names, contact details, adults and what staff set are not among them. */
const PUBLIC_FIELDS = [
  ...(['countyId', 'locationId', 'areaLatitude', 'areaLongitude'] as const),
  ...(['description', 'houseRules', 'storyLocale', 'hostingTypes', 'guestsNumber', 'bedroomsNumber', 'rooms'] as const),
  ...(['homeType', 'smoking', 'languages', 'pets', 'diets', 'amenities', 'interests', 'children'] as const),
  ...(['welcomesAgeFrom', 'welcomesAgeTo', 'welcomesGenders'] as const),
  ...(['schoolMinutes', 'schoolBy', 'airportCode', 'airportMinutes'] as const),
] satisfies readonly (keyof FamilyRecord)[];

/** Translations of both texts are recorded as one field. */
const TEXTS = 'texts';

const PUBLIC_CHANGES = [
  { actions: ['hostFamilies.edit'], fields: [...PUBLIC_FIELDS, TEXTS] },
  {
    actions: [
      ...['addPhotos', 'orderPhotos', 'changePhoto', 'editPhoto', 'removePhoto', 'restorePhoto', 'changeStayRules'].map(
        (verb) => `hostFamilies.${verb}`,
      ),
      // From then on everybody can see it.
      'vetting.approve',
    ],
  },
] as const;

/** Returns the day on which each public profile last changed, by the ID of the family; without families of which it isn't known. */
export function listPublicChangeDays(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  return listLastChangeDays(db, { subjectType: 'hostFamily', subjectIds: ids, counted: PUBLIC_CHANGES });
}
