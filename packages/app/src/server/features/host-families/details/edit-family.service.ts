// Use case of editing a host family: any of its fields at once, with what undoes the change.

import type * as endpoints from '#contract/host-families/family-details.endpoints.ts';
import type { FamilyEdit } from '#contract/host-families/family-details.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';
import type { Transaction } from '#server/db/database.ts';
import { businesses } from '#server/db/schema/pricing.ts';
import { findResponsibleCoordinator, type Responsible } from '#server/features/geofences/geofences.public.ts';
import { beginVetting, tellOfHousehold } from '#server/features/vetting/vetting.public.ts';
import type { Call } from '#server/platform/app.ts';
import { type Difference, findDifferences } from '#server/platform/differences.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { enqueue, recordChange } from '#server/platform/record-change.ts';
import { assertReferences } from '#server/platform/resource/references.ts';
import { getOrCreateSecret } from '#server/platform/secrets/secrets.queries.ts';
import { ADD_TO_PRICE_BOOK_JOB } from '../live/pause-family.service.ts';
import { isHostingCounty } from '../registration/registration.queries.ts';
import { isCoordinatorChosen } from './assign-coordinators.service.ts';
import {
  canCoordinate,
  countTakenBedsFrom,
  type FamilyRecord,
  findLocationId,
  listKnownPlaces,
  listTagIds,
  loadFamily,
  lockFamily,
} from './details.queries.ts';
import type { FamilyReader } from './details.records.ts';
import { findFamilyReader, getFamilyDetails, recordDetailsRead } from './details.service.ts';
import { replaceHomeParts, replaceTags, updateFamilyRow } from './edit-family.queries.ts';
import { findEditFaults, type GivenFields, identifyAdults, listGivenFields, listStaffFields, toStoredAmount } from './edit-family.rules.ts';
import { measureFarPlace } from './pin-distance.rules.ts';
import { findAreaCentre } from './public-area.rules.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/**
 * Returns a family that the caller can write, locked until the transaction ends.
 * @throws AppError `changedMeanwhile` with the current record, if another version than the given one is stored
 */
export async function lockOwnFamily(
  tx: Transaction,
  call: Call,
  { id, version, strength }: { id: number; version: number; strength?: Parameters<typeof lockFamily>[2] },
): Promise<{ family: FamilyRecord; reader: FamilyReader }> {
  const family = await lockFamily(tx, id, strength);
  const reader = family === null ? null : findFamilyReader(call, family);
  if (family === null || (reader !== 'own' && reader !== 'staff')) throw notFound();
  if (family.version !== version) throw new AppError('changedMeanwhile', { current: await getFamilyDetails(call, tx, family, reader) });
  return { family, reader };
}

/** Finds faults that only the database knows: places, tags and people that don't exist. */
async function findReferenceFaults(tx: Transaction, family: FamilyRecord, given: GivenFields): Promise<FieldFault[]> {
  const faults: FieldFault[] = [];
  const place = { countyId: given.countyId ?? family.countyId, countryId: given.countryId ?? family.countryId };
  const isMoved = given.countyId !== undefined || given.countryId !== undefined;
  if (isMoved && !(await isHostingCounty(tx, place))) faults.push({ field: 'countyId', rule: 'invalid' });
  for (const [field, kind] of [['amenities', 'amenity'] as const, ['interests', 'interest'] as const]) {
    const ids = given[field] ?? [];
    const known = ids.length === 0 ? new Set<number>() : await listTagIds(tx, kind, ids);
    if (ids.some((tagId) => !known.has(tagId))) faults.push({ field, rule: 'invalid' });
  }
  const { coordinatorId } = given;
  if (coordinatorId && !(await canCoordinate(tx, coordinatorId))) faults.push({ field: 'coordinatorId', rule: 'unknownNumber' });
  return faults;
}

/** @throws AppError `bedsBooked` if more beds are taken on a night than there would be */
async function assertEnoughBeds(tx: Transaction, call: Call, family: FamilyRecord, guestsNumber: number | undefined): Promise<void> {
  if (guestsNumber === undefined || guestsNumber >= family.guestsNumber) return;
  const taken = await countTakenBedsFrom(tx, { id: family.id, today: call.app.clock.today(), now: call.app.clock.now() });
  if (taken > guestsNumber) throw new AppError('bedsBooked', { field: 'guestsNumber', values: { count: taken } });
}

/** @throws AppError `pinFar` if the home is placed far from its town and county */
async function assertPinNear(tx: Transaction, family: FamilyRecord, given: GivenFields): Promise<void> {
  const { latitude = family.latitude, longitude = family.longitude } = given;
  if (latitude === null || longitude === null || (latitude === family.latitude && longitude === family.longitude)) return;
  const { countyId = family.countyId, cityTown: town = family.cityTown } = given;
  const far = measureFarPlace({ latitude, longitude }, { ...(await listKnownPlaces(tx, countyId)), town });
  if (far !== null) throw new AppError('pinFar', { field: 'latitude', values: { km: far.km, place: far.from } });
}

/** Returns the centre of the area that everybody is shown for a place on the map; none without one. */
async function findArea(tx: Transaction, family: FamilyRecord, { latitude, longitude }: Pick<FamilyRecord, 'latitude' | 'longitude'>) {
  if (latitude === null || longitude === null) return { areaLatitude: null, areaLongitude: null };
  const { areaLatitude, areaLongitude } = family;
  const before = areaLatitude === null || areaLongitude === null ? null : { latitude: areaLatitude, longitude: areaLongitude };
  const key = await getOrCreateSecret(tx, 'family-areas');
  const centre = findAreaCentre({ latitude, longitude }, { key, familyId: family.id, before });
  return { areaLatitude: centre.latitude, areaLongitude: centre.longitude };
}

/**
 * Returns who coordinates a family at its new place: nobody else where somebody chose the coordinator, or where no area is around it.
 * Whom staff choose now comes from no area.
 */
async function findCoordinator(tx: Transaction, family: FamilyRecord, given: GivenFields): Promise<Partial<Responsible>> {
  if (given.coordinatorId !== undefined) return given.coordinatorId === family.coordinatorId ? {} : { coordinatorAreaId: null };
  const { latitude = family.latitude, longitude = family.longitude, countyId = family.countyId } = given;
  const isMoved = latitude !== family.latitude || longitude !== family.longitude || countyId !== family.countyId;
  if (isCoordinatorChosen(family) || !isMoved) return {};
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  const found = await findResponsibleCoordinator(tx, { place, countyId });
  return found.coordinatorId === null ? {} : found;
}

/** Returns what else changes with the given fields. */
async function deriveFields(tx: Transaction, family: FamilyRecord, { given, reader }: { given: GivenFields; reader: FamilyReader }) {
  const { countyId = family.countyId, cityTown = family.cityTown } = given;
  const isMoved = countyId !== family.countyId || cityTown !== family.cityTown;
  const { latitude = family.latitude, longitude = family.longitude } = given;
  const isPinMoved = latitude !== family.latitude || longitude !== family.longitude;
  const area = isPinMoved ? await findArea(tx, family, { latitude, longitude }) : {};
  return {
    ...area,
    ...(await findCoordinator(tx, family, given)),
    ...(isMoved && { locationId: await findLocationId(tx, { countyId, town: cityTown }) }),
    ...(isPinMoved && { pinSource: latitude === null ? null : reader === 'own' ? ('family' as const) : ('staff' as const) }),
    ...(given.children !== undefined && { haveChild: given.children.length > 0 }),
  };
}

type Changes = Readonly<Record<string, Difference>>;

async function saveFamily(
  tx: Transaction,
  { family, given, derived }: { family: FamilyRecord; given: GivenFields; derived: Awaited<ReturnType<typeof deriveFields>> },
): Promise<void> {
  const { children, adults, rooms, amenities, interests, ...columns } = given;
  await updateFamilyRow(tx, family.id, { ...columns, ...derived });
  await replaceHomeParts(tx, family.id, { children, adults, rooms });
  if (amenities !== undefined) await replaceTags(tx, family.id, { kind: 'amenity', tagIds: amenities });
  if (interests !== undefined) await replaceTags(tx, family.id, { kind: 'interest', tagIds: interests });
}

async function applyEdit(
  tx: Transaction,
  call: Call,
  { family, reader, edit, isPinConfirmed }: { family: FamilyRecord; reader: FamilyReader; edit: FamilyEdit; isPinConfirmed: boolean },
): Promise<Changes> {
  const { immersionRate, adults } = edit;
  const given = listGivenFields({
    ...edit,
    ...(immersionRate !== undefined && { immersionRate: toStoredAmount(immersionRate) }),
    ...(adults !== undefined && { adults: identifyAdults(family.adults, adults) }),
  });
  const changes = findDifferences(family, given);
  if (Object.keys(changes).length === 0) return changes;
  const ofStaff = reader === 'own' ? listStaffFields(Object.keys(changes), family) : [];
  if (ofStaff.length > 0) throw new ValidationError(ofStaff.map((field) => ({ field, rule: 'staffOnly' })));
  const faults = [...findEditFaults(family, given, call.app.clock.today()), ...(await findReferenceFaults(tx, family, given))];
  if (faults.length > 0) throw new ValidationError(faults);
  await assertReferences(tx, given, { businessId: businesses });
  if (!isPinConfirmed) await assertPinNear(tx, family, given);
  await assertEnoughBeds(tx, call, family, given.guestsNumber);
  const derived = await deriveFields(tx, family, { given, reader });
  await saveFamily(tx, { family, given, derived });
  const all = { ...changes, ...findDifferences(family, derived) };
  await recordChange(tx, call, { action: 'hostFamilies.edit', subjectType: 'hostFamily', subjectId: family.id, changes: all });
  if (reader === 'own' && family.vettingState === 'registered') await beginVetting(tx, call, family.id);
  if (reader === 'own' && 'adults' in changes) await tellOfHousehold(tx, call, family.id);
  // The address may be the last thing that an approved family lacked.
  if ('addressLine1' in changes) await enqueue(tx, call.app, { kind: ADD_TO_PRICE_BOOK_JOB, payload: {} });
  return changes;
}

/** Returns the body of the request that undoes a change; null if there is none. */
function toUndo(changes: Changes, version: number): Record<string, unknown> | null {
  const before = Object.entries(changes).map(([field, change]) => [field, change.before] as const);
  return before.length === 0 ? null : { ...Object.fromEntries(before), version };
}

export async function editFamily(call: Call, { params: { id }, body }: Input<'editFamily'>): Output<'editFamily'> {
  const { version, isPinConfirmed = false, ...edit } = body;
  const { answer, reader } = await call.db.transaction(async (tx) => {
    const { family, reader: editor } = await lockOwnFamily(tx, call, { id, version });
    const changes = await applyEdit(tx, call, { family, reader: editor, edit, isPinConfirmed });
    const after = (await loadFamily(tx, id)) ?? family;
    const item = await getFamilyDetails(call, tx, after, editor);
    return { answer: { item, undo: toUndo(changes, after.version) }, reader: editor };
  });
  await recordDetailsRead(call, { id }, reader);
  return answer;
}
