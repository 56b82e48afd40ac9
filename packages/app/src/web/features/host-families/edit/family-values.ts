// The fields of a host family's record as its forms hold them, all on one level.

import type { FamilyDetails } from '#contract/host-families/family-details.shapes.ts';
import { isSameValue } from '#web/ui/form/form-values.ts';

/** What is empty, half typed or not chosen yet is allowed: whatever isn't valid stays unsaved. */
export interface FamilyValues {
  readonly parentGuardianOneFirstName: string;
  readonly parentGuardianOneLastName: string;
  readonly parentGuardianTwoFirstName: string;
  readonly parentGuardianTwoLastName: string;
  readonly children: { readonly gender: string | null; readonly dob: string }[];
  readonly adults: { readonly firstName: string; readonly lastName: string; readonly relation: string; readonly dob: string | null }[];
  readonly email: string;
  readonly phone: string;
  readonly countryId: number | null;
  readonly countyId: number | null;
  readonly addressLine1: string;
  readonly postcode: string;
  readonly cityTown: string;
  readonly latitude: number | string | null;
  readonly longitude: number | string | null;
  readonly description: string;
  readonly houseRules: string;
  readonly storyLocale: string | null;
  readonly hostingTypes: readonly number[];
  readonly guestsNumber: number;
  readonly bedroomsNumber: number;
  readonly rooms: {
    readonly name: string;
    readonly kind: string | null;
    readonly beds: number;
    readonly ownBathroom: boolean;
    readonly forGender: string;
  }[];
  readonly homeType: string;
  readonly smoking: string;
  readonly languages: string[];
  readonly pets: string[];
  readonly diets: string[];
  readonly amenities: readonly number[];
  readonly interests: readonly number[];
  readonly welcomesAgeFrom: number;
  readonly welcomesAgeTo: number;
  readonly welcomesGenders: string[];
  readonly schoolMinutes: number | string | null;
  readonly schoolBy: string;
  readonly airportCode: string;
  readonly airportMinutes: number | string | null;
  readonly immersionRate: string;
  /** Of staff; null for the family itself. */
  readonly coordinatorId: number | null;
  readonly businessId: number | null;
}

/** A field of the record that can be saved alone. */
export type FamilyValueName = keyof FamilyValues;

/** Returns the fields of a record; null if the reader sees only parts of it, and so can't edit it. */
export function toFamilyValues(record: FamilyDetails): FamilyValues | null {
  const { profile, people, contact, address, hosting, staff, countryId, countyId } = record;
  if (profile === null || people === null || contact === null || address === null || hosting === null) return null;
  const { pinSource: _, ...place } = address;
  return {
    ...{ ...profile, ...people, ...contact, ...place, countryId, countyId, immersionRate: hosting.immersionRate },
    ...{ coordinatorId: staff?.coordinatorId ?? null, businessId: staff?.businessId ?? null },
  };
}

interface Child {
  readonly dob: string;
  readonly gender: string | null;
}

const sortChildren = (children: readonly Child[]) => children.map(({ dob, gender }) => `${dob} ${gender}`).toSorted();

const NUMBERS: readonly FamilyValueName[] = ['latitude', 'longitude', 'schoolMinutes', 'airportMinutes'];

const isNumberText = (text: string) => /^[-−]?\d+([.,]\d+)?$/.test(text.trim());

/** Returns a value as it is sent: a typed number as a number; what isn't one stays as typed, so that it is refused. */
export function toSentValue(field: FamilyValueName, value: unknown): unknown {
  if (typeof value !== 'string' || !NUMBERS.includes(field) || !isNumberText(value)) return value;
  return Number(value.trim().replace(',', '.').replace('−', '-'));
}

/** Returns whether two values of a field are equal; children are stored by age, in whatever order they were typed. */
export function isSameField(field: FamilyValueName, a: unknown, b: unknown): boolean {
  if (field === 'children') return isSameValue(sortChildren(a as readonly Child[]), sortChildren(b as readonly Child[]));
  return isSameValue(toSentValue(field, a), toSentValue(field, b));
}
