// Use cases of the list of host families: its pages and its file.

import { listMissingItems } from '#contract/host-families/completeness.ts';
import type * as endpoints from '#contract/host-families/family-list.endpoints.ts';
import type { hostFamiliesList, ListedFamily } from '#contract/host-families/family-list.shapes.ts';
import { HOSTING_TYPES } from '#contract/host-families/hosting-types.ts';
import { toResponseHours } from '#contract/host-families/response-hours.ts';
import { addDays } from '#contract/platform/days.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { ColumnOf } from '#contract/platform/lists/list.ts';
import { findFamiliesInAreas } from '#server/features/geofences/geofences.public.ts';
import { canSeeNames, toShownName } from '#server/features/search/search.public.ts';
import type { Call } from '#server/platform/app.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import { listFreeNights } from '../profile/availability.rules.ts';
import { findResponseMinutes } from '../response-time/response-time.queries.ts';
import {
  createFamilyList,
  type FamilyRow,
  listAccountsOf,
  listBlocksOf,
  listFamilyRows,
  type WantedNights,
  whereLive,
  whereOwn,
} from './list.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Filters = Input<'exportFamilies'>['query'] | Input<'listFamilies'>['query'];

/** A row with what is computed beside it. */
interface CompleteRow extends FamilyRow {
  readonly freeBeds: number | null;
  readonly responseMinutes: number | null;
}

/** Returns the stay of the filter; a single day is a night. */
function findWantedNights(call: Call, { freeOn, guestsNumber }: Filters): WantedNights | null {
  if (freeOn?.kind !== 'range') return null;
  const fromDate = freeOn.from ?? call.app.clock.today();
  const last = freeOn.to ?? fromDate;
  const beds = guestsNumber?.kind === 'range' ? Math.max(1, Math.ceil(Number(guestsNumber.from ?? 1))) : 1;
  return { fromDate, toDate: last > fromDate ? last : addDays(fromDate, 1), beds, now: call.app.clock.now() };
}

/** Returns the families inside the areas of the filter; null without it. Who may not read areas is refused later, by the list. */
async function findInAreas(call: Call, { geofenceId }: Filters): Promise<number[] | null> {
  if (geofenceId?.kind !== 'choice' || !call.may('geofences.read')) return null;
  return findFamiliesInAreas(call.db, geofenceId.values.map(Number).filter(Number.isSafeInteger));
}

/** Returns the rows of families with their free beds and response times. */
async function readRows(call: Call, ids: readonly number[], nights: WantedNights | null): Promise<CompleteRow[]> {
  const rows = await listFamilyRows(call.db, ids);
  const responses = await findResponseMinutes(call.db, { now: call.app.clock.now(), hostFamilyIds: ids });
  const blocks = nights === null ? [] : await listBlocksOf(call.db, ids, nights);
  const countFree = ({ id, guestsNumber }: FamilyRow, { fromDate, toDate }: WantedNights) => {
    const own = blocks.filter(({ hostFamilyId }) => hostFamilyId === id);
    const free = listFreeNights({ fromDate, toDate: addDays(toDate, -1) }, { guests: guestsNumber, blocks: own });
    return Math.min(guestsNumber, ...free.map(({ freeBeds }) => freeBeds));
  };
  return rows.map((row) => ({
    ...row,
    freeBeds: nights === null ? null : countFree(row, nights),
    responseMinutes: responses.get(row.id) ?? null,
  }));
}

/** Returns a family as the caller may know it. */
function toListedFamily(call: Call, row: CompleteRow): ListedFamily {
  const { id, surname, firstName, countyId, county, isLive } = row;
  const base = { id, name: toShownName({ id, surname }, canSeeNames(call)), countyId, county, isLive };
  if (!call.may('families.manage')) return base;
  const { cityTown, hostingTypes, guestsNumber, freeBeds, vettingState, vettingSince, responseMinutes, lastStay } = row;
  const { coordinatorId, coordinator, isPaused, pausedUntil, createdAt, version } = row;
  return {
    ...{ ...base, contactName: firstName, cityTown, hostingTypes, guestsNumber, freeBeds, vettingState, responseMinutes, lastStay },
    ...{ coordinatorId, coordinator, isPaused, pausedUntil, version, missing: listMissingItems(row) },
    vettingSince: vettingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** Returns the condition for the families that the caller may list; undefined for all. */
export function whereListedFamilies({ grant, caller }: Call) {
  if (grant.all) return undefined;
  return grant.ways.some(({ code }) => code === 'P') ? whereLive() : whereOwn(caller?.id ?? 0);
}

export async function listFamilies(call: Call, { query }: Input<'listFamilies'>): Promise<AnswerOf<typeof endpoints.listFamilies>> {
  const nights = findWantedNights(call, query);
  const inAreas = await findInAreas(call, query);
  const list = createFamilyList({ tellsNames: canSeeNames(call), nights, inAreas, now: call.app.clock.now() });
  const page = await readPage(call, list, { asked: query, only: whereListedFamilies(call), rows: (ids) => readRows(call, ids, nights) });
  return { ...page, data: page.data.map((row) => toListedFamily(call, row)) };
}

export async function listFamilyAccounts(
  call: Call,
  { query: { ids } }: Input<'listFamilyAccounts'>,
): Promise<AnswerOf<typeof endpoints.listFamilyAccounts>> {
  return { data: await listAccountsOf(call.db, ids) };
}

type Content = ExportColumn<CompleteRow> extends infer Column ? (Column extends unknown ? Omit<Column, 'name'> : never) : never;

function createColumns(call: Call): readonly ExportColumn<CompleteRow>[] {
  const look = createMessageLookup(call.locale);
  const word = (key: string, name: string) => look(`${key}.${name}`) ?? name;
  const types = new Map<number, string>(HOSTING_TYPES.map(({ id, code }) => [id, word('services.name', code)]));
  const contents: Readonly<Record<ColumnOf<typeof hostFamiliesList>, Content>> = {
    name: { kind: 'text', value: ({ firstName, surname }) => `${firstName} ${surname}`.trim() },
    county: { kind: 'text', value: ({ county }) => county },
    cityTown: { kind: 'text', value: ({ cityTown }) => cityTown },
    hostingTypes: { kind: 'text', value: ({ hostingTypes }) => hostingTypes.map((type) => types.get(type) ?? String(type)).join(', ') },
    guestsNumber: { kind: 'number', value: ({ guestsNumber }) => guestsNumber },
    freeBeds: { kind: 'number', value: ({ freeBeds }) => freeBeds },
    vettingState: { kind: 'text', value: ({ vettingState }) => word('names.vettingState', vettingState) },
    vettingSince: { kind: 'instant', value: ({ vettingSince }) => vettingSince },
    isLive: { kind: 'flag', value: ({ isLive }) => isLive },
    missing: {
      kind: 'text',
      value: (row) =>
        listMissingItems(row)
          .map((item) => word('lists.hostFamilies.item', item))
          .join(', '),
    },
    responseHours: { kind: 'number', value: ({ responseMinutes }) => (responseMinutes === null ? null : toResponseHours(responseMinutes)) },
    lastStay: { kind: 'day', value: ({ lastStay }) => lastStay },
    coordinator: { kind: 'text', value: ({ coordinator }) => coordinator },
    createdAt: { kind: 'instant', value: ({ createdAt }) => createdAt },
  };
  return Object.entries(contents).map(([name, content]) => ({ name, ...content }));
}

export async function exportFamilies(call: Call, { query }: Input<'exportFamilies'>): Promise<FileResponse> {
  const nights = findWantedNights(call, query);
  const inAreas = await findInAreas(call, query);
  const list = createFamilyList({ tellsNames: true, nights, inAreas, now: call.app.clock.now() });
  return exportList(call, list, {
    asked: query,
    only: undefined,
    rows: (ids) => readRows(call, ids, nights),
    columns: createColumns(call),
  });
}
