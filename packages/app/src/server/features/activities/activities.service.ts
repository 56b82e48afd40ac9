// Use cases of activities and their weeks.

import type * as endpoints from '#contract/activities/activities.endpoints.ts';
import type { ActivityRow as Listed, ScheduleRow as ListedWeek, Schedule } from '#contract/activities/activities.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Page } from '#contract/platform/paging.ts';
import type { Transaction } from '#server/db/database.ts';
import { activitySchedules } from '#server/db/schema/camps.ts';
import { counties, locations, tags } from '#server/db/schema/places.ts';
import { activities, businesses } from '#server/db/schema/pricing.ts';
import { attach, letGo } from '#server/features/attachments/attachments.public.ts';
import { freePlaces } from '#server/features/calendar/calendar.public.ts';
import { activityPrices, currentSnapshot, placeOf } from '#server/features/search/search.public.ts';
import type { Call } from '#server/platform/app.ts';
import { announce } from '#server/platform/record.ts';
import { FieldFaults, notFound, Refusal } from '#server/platform/refusal.ts';
import { demandReferences } from '#server/platform/resource/references.ts';
import { type Fields, resourceCases } from '#server/platform/resource/resource.ts';
import {
  type ActivityRow,
  activityListOn,
  activityRows,
  onlyActive,
  onlyOpen,
  photosOf,
  replacePhotos,
  type ScheduleRow,
  scheduleList,
  scheduleRows,
  schedulesByIds,
  schedulesFrom,
  takenPlaces,
} from './activities.queries.ts';
import { clashesOf, fridayOf } from './weeks.rules.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** What of an activity its weeks tell; filled in for a whole page at once. */
const WEEKLESS = { weeks: 0, nextWeek: null, placesLeft: 0 } as const;

/** A row as its readers are told of it, its weeks left out. */
export function listed(row: ActivityRow): Listed {
  const { createdAt: _, usedBy: __, booked: ___, priced: ____, photos, ...told } = row;
  const { description: _____, businessId: ______, locationId: _______, ...rest } = told;
  return { ...rest, photoRef: photos[0] ?? null, ...WEEKLESS };
}

/** The rows with the weeks that are still to come. */
async function withWeeks(call: Call, rows: readonly Listed[]): Promise<Listed[]> {
  const ids = rows.map(({ id }) => id);
  const all = ids.length === 0 ? [] : await schedulesFrom(call.db, ids, call.app.clock.today());
  const open = all.filter(({ state }) => state === 'open');
  const free = await freePlaces(
    call.db,
    open.map(({ id }) => id),
    call.app.clock.now(),
  );
  const byActivity = Map.groupBy(open, ({ activityId }) => activityId);
  return rows.map((row) => {
    const own = byActivity.get(row.id) ?? [];
    return {
      ...row,
      weeks: own.length,
      nextWeek: own[0]?.startDate ?? null,
      placesLeft: own.reduce((sum, { id }) => sum + (free.get(id) ?? 0), 0),
    };
  });
}

const bothAges = ({ minAge, maxAge }: Fields, row: Pick<ActivityRow, 'minAge' | 'maxAge'> | null) => ({
  from: Number(minAge ?? row?.minAge ?? 0),
  to: Number(maxAge ?? row?.maxAge ?? 18),
});

const pictured = (id: number) => ({ type: 'activity', id: String(id) });

/** Gives pictures to an activity, in their order; the others are let go. */
async function keepPhotos(tx: Transaction, id: number, { photos }: Fields, call: Call): Promise<void> {
  if (!Array.isArray(photos)) return;
  const refs = [...new Set(photos.map(String))];
  await attach(tx, call, { refs, subject: pictured(id), access: 'public', field: 'photos', replacing: true });
  await replacePhotos(tx, id, refs);
}

export const activityCases = resourceCases<ActivityRow, Listed>({
  subject: 'activity',
  table: activities,
  list: activityListOn,
  rows: activityRows,
  record: listed,
  alike: { activities_name: 'name' },
  derived: ['county', 'location', 'booked', 'priced'],
  whyUsed: ({ booked, priced }) =>
    booked > 0
      ? new Refusal('activityBooked', { values: { count: booked } })
      : new Refusal('activityPriced', { values: { count: priced } }),
  beside: keepPhotos,
  after: (tx, id, { app }) => letGo(tx, app, { subject: pictured(id) }),
  only: ({ grant }) => (grant.all ? undefined : onlyActive),
  async checked(tx, fields, row) {
    await demandReferences(tx, fields, { countyId: counties, locationId: locations, categoryId: tags, businessId: businesses });
    const { from, to } = bothAges(fields, row);
    if (from > to) throw new FieldFaults([{ field: 'maxAge', rule: 'minValue', values: { min: from } }]);
    return fields;
  },
});

export async function listActivities(call: Call, { query }: Asked<'listActivities'>): Promise<Page<Listed>> {
  const page = await activityCases.page(call, query);
  return { ...page, data: await withWeeks(call, page.data) };
}

/** Asks the database: never from within a transaction. */
export async function oneWithWeeks(call: Call, made: Listed): Promise<Listed> {
  const [row = made] = await withWeeks(call, [made]);
  return row;
}

export async function createActivity(call: Call, { body }: Asked<'createActivity'>): Answered<'createActivity'> {
  return oneWithWeeks(call, await activityCases.create(call, body));
}

export async function editActivity(call: Call, { body }: Asked<'editActivity'>): Answered<'editActivity'> {
  return oneWithWeeks(call, await activityCases.edit(call, body));
}

interface Week {
  readonly id: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly state: 'open' | 'cancelled';
  readonly capacity: number;
  readonly version: number;
}

function weekRecord({ id, startDate, endDate, state, capacity, version }: Week, placesLeft: number, all: boolean): Schedule {
  return { id, startDate, endDate, state, capacity: all ? capacity : null, placesLeft, version };
}

export async function readActivity(call: Call, { params: { id } }: Asked<'readActivity'>): Answered<'readActivity'> {
  const [row] = await activityRows(call.db, [id]);
  const { all } = call.grant;
  if (row === undefined || !(row.active || all)) throw notFound();
  const weeks = (await schedulesFrom(call.db, [id], call.app.clock.today())).filter(({ state }) => all || state === 'open');
  const free = await freePlaces(
    call.db,
    weeks.map((week) => week.id),
    call.app.clock.now(),
  );
  const { places } = await currentSnapshot(call.app);
  const weekPrice = (await activityPrices(call.app))(id);
  const open = weeks.filter(({ state }) => state === 'open');
  const { name, type, categoryId, gender, minAge, maxAge, description, active, version } = row;
  return {
    ...{ id, name, type, categoryId, gender, minAge, maxAge, description, active, version, weekPrice },
    photoRef: row.photos[0] ?? null,
    ...placeOf(places, row),
    businessId: all ? row.businessId : null,
    fromPrice: weekPrice,
    firstLine: description.trim().split('\n', 1)[0] ?? '',
    weeks: open.length,
    nextWeek: open[0]?.startDate ?? null,
    photos: await photosOf(call.db, id),
    schedules: weeks.map((week) => weekRecord(week, free.get(week.id) ?? 0, all)),
  };
}

export async function readClashes(call: Call, { params: { id }, query }: Asked<'readClashes'>): Answered<'readClashes'> {
  const [row] = await activityRows(call.db, [id]);
  if (row === undefined || !(row.active || call.grant.all)) throw notFound();
  const weeks = await schedulesFrom(call.db, [id], call.app.clock.today());
  const planned = query.scheduleIds.length === 0 ? [] : await schedulesByIds(call.db, query.scheduleIds);
  return { data: clashesOf(weeks, planned) };
}

type WeekItem = Omit<ListedWeek, 'placesLeft'>;

/** The kind of job that looks after the trips that have a week which does not take place any more. */
export const WEEK_CALLED_OFF = 'activities.weekCalledOff';

export const scheduleCases = resourceCases<ScheduleRow, WeekItem>({
  subject: 'activitySchedule',
  table: activitySchedules,
  list: scheduleList,
  rows: scheduleRows,
  record: ({ usedBy: _, ...row }, { grant }) => ({ ...row, capacity: grant.all ? row.capacity : null }),
  alike: { activity_schedules_once: 'startDate' },
  derived: ['activity'],
  whyUsed: ({ usedBy }) => new Refusal('weekBooked', { values: { count: usedBy } }),
  only: ({ grant }) => (grant.all ? undefined : onlyOpen),
  async checked(tx, fields, row) {
    await demandReferences(tx, fields, { activityId: activities });
    const { startDate, capacity } = fields;
    const endDate = typeof startDate === 'string' ? fridayOf(startDate) : undefined;
    if (endDate === null) throw new FieldFaults([{ field: 'startDate', rule: 'invalid' }]);
    const isBooked = row !== null && (row.usedBy ?? 0) > 0;
    if (isBooked && startDate !== undefined && startDate !== row.startDate) throw new Refusal('inUse', { values: { count: row.usedBy } });
    if (isBooked && typeof capacity === 'number' && capacity < (await takenPlaces(tx, row.id))) throw new Refusal('placesTaken');
    // A week that is called off already, and only has other places, is not called off again.
    const { state, ...others } = fields;
    const changed = state === undefined || state === row?.state ? others : fields;
    return endDate === undefined ? changed : { ...changed, endDate };
  },
  async beside(tx, scheduleId, { state }, { app }) {
    if (state === 'cancelled') await announce(tx, app, { kind: WEEK_CALLED_OFF, payload: { scheduleId } });
  },
});

async function withPlaces(call: Call, items: readonly WeekItem[]): Promise<ListedWeek[]> {
  const free = await freePlaces(
    call.db,
    items.map(({ id }) => id),
    call.app.clock.now(),
  );
  return items.map((item) => ({ ...item, placesLeft: free.get(item.id) ?? 0 }));
}

async function oneWithPlaces(call: Call, item: WeekItem): Promise<ListedWeek> {
  const [week] = await withPlaces(call, [item]);
  return week ?? { ...item, placesLeft: 0 };
}

export async function listSchedules(call: Call, { query }: Asked<'listSchedules'>): Promise<Page<ListedWeek>> {
  const page = await scheduleCases.page(call, query);
  return { ...page, data: await withPlaces(call, page.data) };
}

export async function createSchedule(call: Call, { body }: Asked<'createSchedule'>): Answered<'createSchedule'> {
  return oneWithPlaces(call, await scheduleCases.create(call, body));
}

export async function editSchedule(call: Call, { body }: Asked<'editSchedule'>): Answered<'editSchedule'> {
  return oneWithPlaces(call, await scheduleCases.edit(call, body));
}
