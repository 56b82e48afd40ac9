// Maps a host family to its public profile.

import type { FamilyProfile } from '#contract/host-families/profile.shapes.ts';
import type { CustomerPrice } from '#contract/search/search.shapes.ts';
import { type KnownPlaces, removeNames, toChildren, toPlace } from '#server/features/search/search.public.ts';
import type { FamilyDetails } from './profile.queries.ts';

interface ProfileContext {
  readonly places: KnownPlaces;
  readonly name: string;
  readonly tellsNames: boolean;
  readonly today: string;
  readonly responseMinutes: number | null;
  readonly fromPrice: CustomerPrice | null;
  readonly activities: readonly number[];
}

/** Returns the full description, or for visitors only its first line without surnames. */
function toDescription({ description, parentGuardianOneLastName, parentGuardianTwoLastName }: FamilyDetails, tellsNames: boolean): string {
  if (tellsNames) return description;
  return removeNames(description.trim().split('\n', 1)[0] ?? '', [parentGuardianOneLastName, parentGuardianTwoLastName]);
}

export function toProfileRecord(family: FamilyDetails, means: ProfileContext): FamilyProfile {
  const { tellsNames, places, name, today, responseMinutes, fromPrice, activities } = means;
  const { id, hostingTypes, guestsNumber, bedroomsNumber, welcomesAgeFrom, welcomesAgeTo, welcomesGenders, pets, houseRules } = family;
  const names = [family.parentGuardianOneLastName, family.parentGuardianTwoLastName];
  const of = (kind: string) => family.tags.filter((tag) => tag.kind === kind).map((tag) => tag.id);
  return {
    ...{ id, name, hostingTypes, guestsNumber, bedroomsNumber, welcomesAgeFrom, welcomesAgeTo, welcomesGenders, pets },
    ...toPlace(places, family),
    photos: family.photos.map(({ ref, width, height, isFeature, placeholder, caption }) => ({
      ...{ ref, width, height, isFeature, placeholder },
      caption: tellsNames ? caption : removeNames(caption, names),
    })),
    description: toDescription(family, tellsNames),
    houseRules: tellsNames ? houseRules : removeNames(houseRules, names),
    children: toChildren(family, today),
    amenities: of('amenity'),
    interests: of('interest'),
    responseMinutes,
    fromPrice,
    activities: [...activities],
  };
}
