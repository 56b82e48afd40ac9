// Maps a host family to its record, with null for the sections that a reader may not see.

import { listCompleteness } from '#contract/host-families/completeness.ts';
import type { FamilyDetails } from '#contract/host-families/family-details.shapes.ts';
import type { NotLiveReason } from '#contract/host-families/profile.shapes.ts';
import type { FamilyRecord } from './details.queries.ts';

/** `own`: the family itself · `staff`: who looks after families · `names`: who looks after money · `public`: agents. */
export type FamilyReader = 'own' | 'staff' | 'names' | 'public';

interface RecordContext {
  readonly reader: FamilyReader;
  readonly notLive: readonly NotLiveReason[];
  /** Why it was rejected or suspended. */
  readonly vettingReason: string;
  /** Null for readers who may not know. */
  readonly hasPayoutDetails: boolean | null;
  /** The name of its coordinator; null without one, and for readers who may not know. */
  readonly coordinator: string | null;
  /** The name of the area that the coordinator comes from. */
  readonly coordinatorArea: string | null;
}

function toProfile(family: FamilyRecord): NonNullable<FamilyDetails['profile']> {
  const { description, houseRules, storyLocale, hostingTypes, guestsNumber, bedroomsNumber, rooms, homeType, smoking } = family;
  const { languages, pets, diets, amenities, interests, welcomesAgeFrom, welcomesAgeTo, welcomesGenders } = family;
  const { schoolMinutes, schoolBy, airportCode, airportMinutes, children } = family;
  return {
    ...{ description, houseRules, storyLocale, hostingTypes, guestsNumber, bedroomsNumber, rooms, homeType, smoking },
    ...{ languages, pets, diets, amenities, interests, welcomesAgeFrom, welcomesAgeTo, welcomesGenders },
    ...{ schoolMinutes, schoolBy, airportCode, airportMinutes, children },
  };
}

function toHosting(family: FamilyRecord, { notLive, vettingReason, reader }: RecordContext): NonNullable<FamilyDetails['hosting']> {
  const { vettingState, immersionRate, paused, pauseReason, pauseNote, pausedAt, pausedUntil, photos } = family;
  const pause = {
    reason: pauseReason,
    note: pauseNote,
    at: pausedAt?.toISOString() ?? null,
    until: pausedUntil,
    canEnd: reader === 'staff' || isOwnPause(family),
  };
  const counts = {
    rooms: family.rooms.length,
    languages: family.languages.length,
    amenities: family.amenities.length,
    interests: family.interests.length,
    children: family.children.length,
  };
  const completeness = listCompleteness({ ...family, ...counts });
  return {
    ...{ vettingState, vettingReason, immersionRate, notLive: [...notLive] },
    ...{ pause: paused ? pause : null, photos, completeness },
  };
}

/** Returns whether a family that is paused has paused itself, so that it can end the pause. */
export function isOwnPause({ pauseReason }: Pick<FamilyRecord, 'pauseReason'>): boolean {
  return pauseReason === 'family' || pauseReason === '';
}

export function toFamilyDetails(family: FamilyRecord, context: RecordContext): FamilyDetails {
  const { reader, notLive, hasPayoutDetails, coordinator, coordinatorArea } = context;
  const { parentGuardianOneFirstName, parentGuardianOneLastName, parentGuardianTwoFirstName, parentGuardianTwoLastName } = family;
  const { id, version, countryId, countyId, locationId, adults, email, phone } = family;
  const { addressLine1, postcode, cityTown, latitude, longitude, pinSource } = family;
  const { userId, businessId, coordinatorId, foundUsWhere, referralCode, createdAt } = family;
  const isFull = reader === 'own' || reader === 'staff';
  const names = { parentGuardianOneFirstName, parentGuardianOneLastName, parentGuardianTwoFirstName, parentGuardianTwoLastName };
  return {
    ...{ id, version, isLive: notLive.length === 0, name: parentGuardianOneLastName, contactName: parentGuardianOneFirstName },
    ...{ countryId, countyId, locationId },
    profile: reader === 'names' ? null : toProfile(family),
    people: isFull ? { ...names, adults } : reader === 'names' ? { ...names, adults: [] } : null,
    contact: isFull ? { email, phone } : null,
    address: isFull ? { addressLine1, postcode, cityTown, latitude, longitude, pinSource } : null,
    hosting: isFull ? toHosting(family, context) : null,
    staff:
      reader === 'staff'
        ? {
            userId,
            businessId,
            coordinatorId,
            coordinator,
            coordinatorArea,
            foundUsWhere,
            referralCode,
            createdAt: createdAt.toISOString(),
          }
        : null,
    payout: hasPayoutDetails === null ? null : { hasDetails: hasPayoutDetails },
  };
}
