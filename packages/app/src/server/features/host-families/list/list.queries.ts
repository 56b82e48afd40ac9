// Queries of the list of host families.

import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CompletenessItemName } from '#contract/host-families/completeness.ts';
import { hostFamiliesList } from '#contract/host-families/family-list.shapes.ts';
import { MIN_PHOTOS } from '#contract/platform/constants.ts';
import type { Condition } from '#contract/platform/lists/list-filter.ts';
import { AGREED_STATES } from '#contract/trips/states.ts';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { hostChildren, hostFamilies, hostFamilyPhotos, hostFamilyTags } from '#server/db/schema/host-families.ts';
import { hostFamilyRooms } from '#server/db/schema/host-homes.ts';
import { users } from '#server/db/schema/identity.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { counties, tags } from '#server/db/schema/places.ts';
import { trips } from '#server/db/schema/trips.ts';
import { vettingHistory } from '#server/db/schema/vetting.ts';
import { whereNightsOverlap } from '#server/features/inventory/inventory.public.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';
import { isLive } from '../live/live.queries.ts';
import { selectResponseMinutes } from '../response-time/response-time.queries.ts';

const coordinators = alias(users, 'coordinators');
const familyId = inFull(hostFamilies.id);
const column = (name: keyof typeof hostFamilies.$inferSelect) => inFull(hostFamilies[name]);

const countOf = (table: SQL, own: SQL) => sql<number>`(select count(*) from ${table} where ${own} = ${familyId})`.mapWith(Number);

const counts = {
  photos: countOf(sql`${hostFamilyPhotos}`, inFull(hostFamilyPhotos.hostFamilyId)),
  rooms: countOf(sql`${hostFamilyRooms}`, inFull(hostFamilyRooms.hostFamilyId)),
  children: countOf(sql`${hostChildren}`, inFull(hostChildren.hostFamilyId)),
  languages: sql<number>`jsonb_array_length(${column('languages')})`.mapWith(Number),
  amenities: countTags('amenity'),
  interests: countTags('interest'),
};

function countTags(kind: 'amenity' | 'interest') {
  return sql<number>`(select count(*) from ${hostFamilyTags} join ${tags} on ${inFull(tags.id)} = ${inFull(hostFamilyTags.tagId)}
    where ${inFull(hostFamilyTags.hostFamilyId)} = ${familyId} and ${inFull(tags.kind)} = ${kind} and ${inFull(tags.active)})`.mapWith(
    Number,
  );
}

/** The same rules as `listMissingItems`. */
const LACKS: Readonly<Record<CompletenessItemName, SQL>> = {
  address: sql`trim(${column('addressLine1')}) = ''`,
  photos: sql`${counts.photos} < ${MIN_PHOTOS}`,
  story: sql`trim(${column('description')}, E' \\n\\r\\t') = ''`,
  rooms: sql`${counts.rooms} = 0`,
  languages: sql`${counts.languages} = 0`,
  amenities: sql`${counts.amenities} = 0`,
  interests: sql`${counts.interests} = 0`,
  travel: sql`(${column('schoolMinutes')} is null or ${column('airportMinutes')} is null)`,
  houseRules: sql`trim(${column('houseRules')}, E' \\n\\r\\t') = ''`,
  children: sql`(${column('haveChild')} and ${counts.children} = 0)`,
  pin: sql`${column('latitude')} is null`,
};

function whereMissing(condition: Condition): SQL | undefined {
  return condition.kind === 'choice' ? or(...condition.values.map((item) => LACKS[item as CompletenessItemName])) : undefined;
}

function whereHostingType(condition: Condition): SQL | undefined {
  if (condition.kind !== 'choice') return undefined;
  return or(...condition.values.map((type) => sql`${column('hostingTypes')} @> ${`[${Number(type)}]`}::jsonb`));
}

/** A stay, and the beds that it needs. */
export interface WantedNights {
  readonly fromDate: string;
  /** The day of departure. */
  readonly toDate: string;
  readonly beds: number;
  readonly now: Date;
}

/** Matches families with enough free beds on every night of a stay; those without any block on these nights are found without counting. */
function whereFree({ fromDate, toDate, beds, now }: WantedNights): SQL {
  const { kind, expiresAt } = hostCalendarBlocks;
  const own = inFull(hostCalendarBlocks.hostFamilyId);
  const [from, to] = [inFull(hostCalendarBlocks.fromDate), inFull(hostCalendarBlocks.toDate)];
  const isOfFamily = sql`${own} = ${familyId} and (${inFull(expiresAt)} is null or ${inFull(expiresAt)} > ${now.toISOString()}::timestamptz)`;
  const taken = sql`(select coalesce(sum(case when ${inFull(kind)} = 'own' then ${column('guestsNumber')} else ${inFull(hostCalendarBlocks.beds)} end), 0)
    from ${hostCalendarBlocks} where ${isOfFamily} and ${from} <= night::date
    and case when ${inFull(kind)} = 'own' then ${to} >= night::date else ${to} > night::date end)`;
  return sql`${column('guestsNumber')} >= ${beds} and (
    not exists (select 1 from ${hostCalendarBlocks} where ${isOfFamily} and ${from} < ${toDate}::date and ${to} >= ${fromDate}::date)
    or not exists (select 1 from generate_series(${fromDate}::timestamp, ${toDate}::timestamp - interval '1 day', interval '1 day') as night
      where ${taken} + ${beds} > ${column('guestsNumber')}))`;
}

const vettingSince = sql<Date | null>`(select max(${inFull(vettingHistory.at)}) from ${vettingHistory}
  where ${inFull(vettingHistory.hostFamilyId)} = ${familyId})`.mapWith((at) => (at === null ? null : new Date(at)));

const lastStay = sql<string | null>`(select max(${inFull(trips.toDate)})::text from ${trips}
  where ${inFull(trips.hostFamilyId)} = ${familyId} and ${inFull(trips.state)} in (${sql.join(
    AGREED_STATES.map((state) => sql`${state}`),
    sql`, `,
  )}))`;

const needs = 'families.manage';

/** Matches families by their IDs, in one parameter: there may be many. */
export const whereAmong = (ids: readonly number[]) => sql`${familyId} = any(${`{${ids.join(',')}}`}::bigint[])`;

interface FamilyListSetting {
  /** Whether the reader knows the families' names: otherwise neither order nor search tell of them. */
  readonly tellsNames: boolean;
  readonly nights: WantedNights | null;
  /** The families inside the areas of the filter; null without it. */
  readonly inAreas: readonly number[] | null;
  readonly now: Date;
}

/** Returns sorting, search and filters of the list. */
export function createFamilyList({ tellsNames, nights, inAreas, now }: FamilyListSetting) {
  return defineListSql(hostFamiliesList, {
    key: hostFamilies.id,
    from: sql`${hostFamilies} join ${counties} on ${counties.id} = ${hostFamilies.countyId}`,
    sorts: {
      name: tellsNames ? [foldForSort(hostFamilies.parentGuardianOneLastName), foldForSort(hostFamilies.parentGuardianOneFirstName)] : [],
      county: foldForSort(counties.name),
      guestsNumber: hostFamilies.guestsNumber,
      vettingSince: { by: vettingSince, needs },
      createdAt: { by: hostFamilies.createdAt, needs },
    },
    search: tellsNames
      ? [
          ...[hostFamilies.parentGuardianOneLastName, hostFamilies.parentGuardianTwoLastName],
          { by: hostFamilies.parentGuardianOneFirstName, needs },
          { by: hostFamilies.cityTown, needs },
          { by: hostFamilies.email, needs },
        ]
      : [],
    filters: {
      countyId: hostFamilies.countyId,
      hostingType: { by: whereHostingType },
      guestsNumber: hostFamilies.guestsNumber,
      freeOn: { by: () => (nights === null ? undefined : whereFree(nights)), needs },
      vettingState: { by: hostFamilies.vettingState, needs },
      isLive: { by: isLive(), needs },
      missing: { by: whereMissing, needs },
      responseHours: { by: sql`ceil(${selectResponseMinutes(familyId, now)} / 60.0)`, needs },
      coordinatorId: { by: hostFamilies.coordinatorId, needs },
      geofenceId: { by: () => (inAreas === null ? undefined : whereAmong(inAreas)), needs: 'geofences.read' },
    },
  });
}

/** The rows that a reader may see: the live ones, or those of an account. */
export const whereLive = () => isLive();
export const whereOwn = (userId: number) => eq(hostFamilies.userId, userId);

export function listFamilyRows(db: Queryable, ids: readonly number[]) {
  return db
    .select({
      ...counts,
      id: hostFamilies.id,
      surname: hostFamilies.parentGuardianOneLastName,
      firstName: hostFamilies.parentGuardianOneFirstName,
      countyId: hostFamilies.countyId,
      county: counties.name,
      cityTown: hostFamilies.cityTown,
      addressLine1: hostFamilies.addressLine1,
      latitude: hostFamilies.latitude,
      description: hostFamilies.description,
      houseRules: hostFamilies.houseRules,
      haveChild: hostFamilies.haveChild,
      schoolMinutes: hostFamilies.schoolMinutes,
      airportMinutes: hostFamilies.airportMinutes,
      hostingTypes: hostFamilies.hostingTypes,
      guestsNumber: hostFamilies.guestsNumber,
      vettingState: hostFamilies.vettingState,
      vettingSince,
      isLive: sql<boolean>`${isLive()}`,
      lastStay,
      coordinatorId: hostFamilies.coordinatorId,
      coordinator: sql<string | null>`trim(${coordinators.firstName} || ' ' || ${coordinators.lastName})`,
      isPaused: hostFamilies.paused,
      pausedUntil: hostFamilies.pausedUntil,
      createdAt: hostFamilies.createdAt,
      version: hostFamilies.version,
    })
    .from(hostFamilies)
    .innerJoin(counties, eq(counties.id, hostFamilies.countyId))
    .leftJoin(coordinators, eq(coordinators.id, hostFamilies.coordinatorId))
    .where(inArray(hostFamilies.id, [...ids]));
}

export type FamilyRow = Awaited<ReturnType<typeof listFamilyRows>>[number];

/** Returns the accounts of families, with the name of each; none of closed accounts. */
export function listAccountsOf(db: Queryable, ids: readonly number[]) {
  return db
    .select({ id: users.id, name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})` })
    .from(hostFamilies)
    .innerJoin(users, eq(users.id, hostFamilies.userId))
    .where(and(inArray(hostFamilies.id, [...ids]), isNull(users.deactivatedAt), isNull(users.anonymisedAt)))
    .orderBy(asc(users.id));
}

/** Returns the blocks of these families on the nights of a stay. */
export function listBlocksOf(db: Queryable, ids: readonly number[], { fromDate, toDate, now }: WantedNights) {
  const { hostFamilyId, kind, beds } = hostCalendarBlocks;
  return db
    .select({ hostFamilyId, kind, fromDate: hostCalendarBlocks.fromDate, toDate: hostCalendarBlocks.toDate, beds })
    .from(hostCalendarBlocks)
    .where(and(inArray(hostFamilyId, [...ids]), whereNightsOverlap({ fromDate, toDate, now })));
}
