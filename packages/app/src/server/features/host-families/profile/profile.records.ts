// Maps a host family to its public profile.

import type { FamilyProfile } from '#contract/host-families/profile.shapes.ts';
import type { CustomerPrice } from '#contract/search/search.shapes.ts';
import { type KnownPlaces, removeNames, toChildren, toPlace } from '#server/features/search/search.public.ts';
import { AREA_RADIUS_M } from '../details/public-area.rules.ts';
import type { ChosenText } from '../texts/texts.rules.ts';
import type { FamilyDetails } from './profile.queries.ts';

interface ProfileContext {
  readonly places: KnownPlaces;
  readonly name: string;
  readonly tellsNames: boolean;
  readonly today: string;
  readonly responseMinutes: number | null;
  readonly fromPrice: CustomerPrice | null;
  readonly activities: readonly number[];
  /** In the reader's language, as far as there is one. */
  readonly texts: { readonly story: ChosenText; readonly houseRules: ChosenText };
}

/** Returns the full story, or for visitors only its first line without surnames. */
function toDescription(story: string, names: readonly string[], tellsNames: boolean): string {
  return tellsNames ? story : removeNames(story.trim().split('\n', 1)[0] ?? '', names);
}

function toArea({ areaLatitude, areaLongitude }: FamilyDetails): FamilyProfile['area'] {
  if (areaLatitude === null || areaLongitude === null) return null;
  return { latitude: areaLatitude, longitude: areaLongitude, radiusM: AREA_RADIUS_M };
}

const toWording = ({ locale, source }: ChosenText) => ({ locale, source });

export function toProfileRecord(family: FamilyDetails, means: ProfileContext): FamilyProfile {
  const { tellsNames, places, name, today, responseMinutes, fromPrice, activities, texts } = means;
  const { id, hostingTypes, guestsNumber, bedroomsNumber, welcomesAgeFrom, welcomesAgeTo, welcomesGenders, pets } = family;
  const { minNights, maxNights, noticeDays } = family;
  const { rooms, homeType, smoking, languages, diets, schoolMinutes, schoolBy, airportCode, airportMinutes } = family;
  const names = [family.parentGuardianOneLastName, family.parentGuardianTwoLastName];
  const of = (kind: string) => family.tags.filter((tag) => tag.kind === kind).map((tag) => tag.id);
  return {
    ...{ id, name, hostingTypes, guestsNumber, bedroomsNumber, welcomesAgeFrom, welcomesAgeTo, welcomesGenders, pets },
    stayRules: { minNights, maxNights, noticeDays },
    ...toPlace(places, family),
    photos: family.photos.map(({ ref, width, height, isFeature, placeholder, caption }) => ({
      ...{ ref, width, height, isFeature, placeholder },
      caption: tellsNames ? caption : removeNames(caption, names),
    })),
    ...{ rooms, homeType, smoking, languages, diets, schoolMinutes, schoolBy, airportCode, airportMinutes },
    description: toDescription(texts.story.text, names, tellsNames),
    houseRules: tellsNames ? texts.houseRules.text : removeNames(texts.houseRules.text, names),
    area: toArea(family),
    wording: { story: toWording(texts.story), houseRules: toWording(texts.houseRules) },
    children: toChildren(family, today),
    amenities: of('amenity'),
    interests: of('interest'),
    responseMinutes,
    fromPrice,
    activities: [...activities],
  };
}
