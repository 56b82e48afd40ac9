// Rules of editing a host family that need nothing from the database.

import type { FamilyEdit, FamilyField } from '#contract/host-families/family-details.shapes.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';
import type { FamilyRecord } from './details.queries.ts';

type StoredAdult = FamilyRecord['adults'][number];

/** An adult of an edit: one of those who are there, or a new one without ID. */
export type IdentifiedAdult = Omit<StoredAdult, 'id'> & { readonly id?: number | undefined };

/** The fields of an edit that are given. */
export type GivenFields = { readonly [Field in keyof FamilyEdit]?: Exclude<FamilyEdit[Field], undefined> };

const STAFF_FIELDS: readonly FamilyField[] = ['businessId', 'coordinatorId'];

/** Returns the changed fields that the family itself can't set. Vetting confirms the rate, so from then on staff change it. */
export function listStaffFields(changed: readonly string[], { vettingState }: Pick<FamilyRecord, 'vettingState'>): FamilyField[] {
  const fixed: readonly FamilyField[] = vettingState === 'approved' ? [...STAFF_FIELDS, 'immersionRate'] : STAFF_FIELDS;
  return fixed.filter((field) => changed.includes(field));
}

/** Returns faults between fields, as they would be after the change. */
export function findEditFaults(family: FamilyRecord, given: GivenFields, today: string): FieldFault[] {
  const { welcomesAgeFrom = family.welcomesAgeFrom, welcomesAgeTo = family.welcomesAgeTo } = given;
  const { latitude = family.latitude, longitude = family.longitude } = given;
  const ages: FieldFault[] =
    welcomesAgeTo < welcomesAgeFrom ? [{ field: 'welcomesAgeTo', rule: 'minValue', values: { min: welcomesAgeFrom } }] : [];
  const pin: FieldFault[] =
    (latitude === null) === (longitude === null) ? [] : [{ field: latitude === null ? 'latitude' : 'longitude', rule: 'required' }];
  const born = (list: 'children' | 'adults'): FieldFault[] =>
    (given[list] ?? []).flatMap(({ dob }, index): FieldFault[] =>
      dob === null || dob < today ? [] : [{ field: `${list}.${index}.dob`, rule: 'past' }],
    );
  return [...ages, ...pin, ...born('children'), ...born('adults')];
}

const toAdultKey = ({ firstName, lastName }: Pick<StoredAdult, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`.toLowerCase();

/**
 * Returns the adults of an edit with the IDs of those who are there already: by the ID that is given, or by the same name. Their checks
 * refer to these IDs; any other ID is dropped, and its adult is new.
 */
export function identifyAdults(stored: readonly StoredAdult[], given: readonly IdentifiedAdult[]): IdentifiedAdult[] {
  const ids = given.map((adult) => adult.id);
  const free = stored.filter(({ id }) => !ids.includes(id));
  const used = new Set<number>();
  return given.map(({ id, firstName, lastName, relation, dob }) => {
    const isKnown = (one: StoredAdult) => !used.has(one.id);
    const named = free.find((one) => isKnown(one) && toAdultKey(one) === toAdultKey({ firstName, lastName }));
    const found = stored.find((one) => one.id === id && isKnown(one)) ?? named;
    if (found !== undefined) used.add(found.id);
    return { ...(found !== undefined && { id: found.id }), firstName, lastName, relation, dob };
  });
}

/** Returns the fields of an edit without those that are left out. */
export function listGivenFields(edit: FamilyEdit): GivenFields {
  return Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined)) as GivenFields;
}

/** Returns an amount as the database writes it, so that `45` doesn't differ from `45.00`. */
export function toStoredAmount(amount: string): string {
  const [whole = '0', part = ''] = amount.split('.');
  return `${BigInt(whole)}.${part.padEnd(2, '0')}`;
}
