// Use cases of areas: the list and its file, an area, what lies inside, and what staff change.

import type * as endpoints from '#contract/geofences/geofences.endpoints.ts';
import { CORNERS, type geofencesList, hasCoordinator, type NewGeofence } from '#contract/geofences/geofences.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import type { FieldFault } from '#contract/platform/validation/validation.ts';
import type { Transaction } from '#server/db/database.ts';
import { counties } from '#server/db/schema/places.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { enqueue, recordChange } from '#server/platform/record-change.ts';
import { assertReferences } from '#server/platform/resource/references.ts';
import { createMessageLookup, getTranslator } from '#server/platform/translate.ts';
import {
  type GeofenceRow,
  geofenceListSql,
  insertGeofence,
  listCoordinators,
  listGeofenceRows,
  lockGeofence,
  noteSearchedPlaces,
  removeGeofence,
  updateGeofence,
} from './geofences.queries.ts';
import { describeArea, readGeofenceRecord, toListedGeofence } from './geofences.records.ts';
import { findAreaFault } from './geometry.rules.ts';
import { findAreasAround, findCoordinatorAt } from './responsible.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

export async function listGeofences(call: Call, { query }: Input<'listGeofences'>): Output<'listGeofences'> {
  const page = await readPage(call, geofenceListSql, { asked: query, rows: (ids) => listGeofenceRows(call.db, ids) });
  return { ...page, data: page.data.map(toListedGeofence) };
}

type Content = ExportColumn<GeofenceRow> extends infer Column ? (Column extends unknown ? Omit<Column, 'name'> : never) : never;

export function exportGeofences(call: Call, { query }: Input<'exportGeofences'>): Promise<FileResponse> {
  const look = createMessageLookup(call.locale);
  const word = (key: string, name: string) => look(`names.${key}.${name}`) ?? name;
  const contents: Readonly<Record<ColumnOf<typeof geofencesList>, Content>> = {
    name: { kind: 'text', value: ({ area }) => area.name },
    kind: { kind: 'text', value: ({ area }) => word('geofenceKind', area.kind) },
    purposes: { kind: 'text', value: ({ area }) => area.purposes.map((purpose) => word('geofencePurpose', purpose)).join(', ') },
    county: { kind: 'text', value: ({ county }) => county ?? '' },
    coordinator: { kind: 'text', value: ({ coordinator }) => coordinator },
    areaKm2: { kind: 'number', value: ({ area }) => Math.round(area.area / 1e4) / 100 },
    latitude: { kind: 'number', value: ({ area }) => area.latitude },
    longitude: { kind: 'number', value: ({ area }) => area.longitude },
    radiusM: { kind: 'number', value: ({ area }) => area.radiusM },
    corners: { kind: 'text', value: ({ area }) => area.points.map(({ latitude, longitude }) => `${latitude} ${longitude}`).join(', ') },
  };
  return exportList(call, geofenceListSql, {
    asked: query,
    rows: (ids) => listGeofenceRows(call.db, ids),
    columns: Object.entries(contents).map(([name, content]) => ({ name, ...content })),
  });
}

export async function listGeofenceCoordinators({ db }: Call): Output<'listGeofenceCoordinators'> {
  return { data: await listCoordinators(db) };
}

export async function testPoint({ db }: Call, { query }: Input<'testPoint'>): Output<'testPoint'> {
  const rows = await findAreasAround(db, query);
  const found = await findCoordinatorAt(db, query);
  return {
    areas: rows.map(({ area: { id, name, purposes }, coordinator }) => ({ id, name, purposes, coordinator })),
    coordinator: found === null ? null : { id: found.id, name: found.name },
  };
}

export function readGeofence({ db }: Call, { params: { id } }: Input<'readGeofence'>): Output<'readGeofence'> {
  return readGeofenceRecord(db, id);
}

const missing = (field: string): FieldFault => ({ field, rule: 'required' });

/** Returns what an area of its kind and purpose lacks. */
function findMissing(given: NewGeofence): FieldFault[] {
  const { kind, latitude, longitude, radiusM, points } = given;
  const people = hasCoordinator(given) ? [] : [missing('coordinatorId')];
  if (kind === 'polygon') return [...people, ...(points.length < CORNERS.min ? [missing('points')] : [])];
  const numbers = Object.entries({ latitude, longitude, radiusM }).flatMap(([name, value]) => (value === null ? [missing(name)] : []));
  return [...people, ...numbers];
}

/** Sent when other areas name coordinators, or other ones. */
export const COORDINATORS_CHANGED_JOB = 'geofences.coordinatorsChanged';

/** Has families looked at again that are coordinated by area. */
async function announce(tx: Transaction, call: Call, purposes: readonly string[]): Promise<void> {
  if (purposes.includes('coordinator')) await enqueue(tx, call.app, { kind: COORDINATORS_CHANGED_JOB, payload: {} });
}

/**
 * Returns the columns of an area, with the box around it.
 * @throws ValidationError for what it lacks or refers to; AppError for corners that make no area
 */
async function toColumns(tx: Transaction, given: NewGeofence) {
  const faults = findMissing(given);
  if (faults.length > 0) throw new ValidationError(faults);
  const { name, kind, purposes, countyId, coordinatorId } = given;
  const isCircle = kind === 'circle';
  const fault = isCircle ? null : findAreaFault(given.points);
  if (fault !== null) throw new AppError(fault);
  await assertReferences(tx, { countyId }, { countyId: counties });
  if (coordinatorId !== null && (await listCoordinators(tx, coordinatorId)).length === 0) {
    throw new ValidationError([{ field: 'coordinatorId', rule: 'unknownNumber' }]);
  }
  const { latitude, longitude, radiusM, points } = given;
  const drawn = isCircle ? { latitude, longitude, radiusM, points: [] } : { latitude: null, longitude: null, radiusM: null, points };
  const fields = { name, kind, purposes: [...new Set(purposes)], countyId, coordinatorId, ...drawn };
  return { fields, derived: describeArea(drawn) };
}

export async function createGeofence(call: Call, { body }: Input<'createGeofence'>): Output<'createGeofence'> {
  return call.db.transaction(async (tx) => {
    const { fields, derived } = await toColumns(tx, body);
    const made = { createdBy: call.caller?.id ?? null, createdAt: call.app.clock.now() };
    const id = await insertGeofence(tx, { ...fields, ...derived, ...made });
    const changes = findDifferences({}, fields);
    await noteSearchedPlaces(tx);
    await recordChange(tx, call, { action: 'geofence.create', subjectType: 'geofence', subjectId: id, changes });
    await announce(tx, call, fields.purposes);
    return readGeofenceRecord(tx, id);
  });
}

export async function editGeofence(call: Call, { params: { id }, body }: Input<'editGeofence'>): Output<'editGeofence'> {
  return call.db.transaction(async (tx) => {
    const row = await lockGeofence(tx, id);
    if (row === null) throw notFound();
    if (row.area.version !== body.version) {
      throw new AppError('changedMeanwhile', { current: { ...(await readGeofenceRecord(tx, id)) } });
    }
    const { fields, derived } = await toColumns(tx, body);
    const changes = findDifferences(row.area, fields);
    if (Object.keys(changes).length > 0) {
      await updateGeofence(tx, id, { ...fields, ...derived });
      await noteSearchedPlaces(tx);
      await recordChange(tx, call, { action: 'geofence.edit', subjectType: 'geofence', subjectId: id, changes });
      await announce(tx, call, [...row.area.purposes, ...fields.purposes]);
    }
    return readGeofenceRecord(tx, id);
  });
}

export async function deleteGeofence(call: Call, { params: { id } }: Input<'deleteGeofence'>): Output<'deleteGeofence'> {
  await call.db.transaction(async (tx) => {
    if ((await lockGeofence(tx, id)) === null) throw notFound();
    await removeGeofence(tx, id);
    await noteSearchedPlaces(tx);
    await recordChange(tx, call, { action: 'geofence.delete', subjectType: 'geofence', subjectId: id });
  });
  return { message: getTranslator(call.locale)('answers.deleted') };
}
