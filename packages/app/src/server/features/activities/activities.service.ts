// Use cases of activities and their weeks.

import type * as endpoints from '#contract/activities/activities.endpoints.ts';
import type { ActivityRow as Listed, ScheduleRow as ListedWeek, Schedule } from '#contract/activities/activities.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Page } from '#contract/platform/lists/paging.ts';
import type { Transaction } from '#server/db/database.ts';
import { activitySchedules } from '#server/db/schema/camps.ts';
import { counties, locations, tags } from '#server/db/schema/places.ts';
import { activities, businesses } from '#server/db/schema/pricing.ts';
import { attachFiles, detachFiles } from '#server/features/attachments/attachments.public.ts';
import { countFreePlaces } from '#server/features/inventory/inventory.public.ts';
import { createActivityPricer, getCurrentSnapshot, toPlace } from '#server/features/search/search.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { assertReferences } from '#server/platform/resource/references.ts';
import { createResourceUseCases, type Fields } from '#server/platform/resource/resource.ts';
import {
  type ActivityRow,
  countTakenPlaces,
  createActivityList,
  findActivityRows,
  findScheduleRows,
  findSchedules,
  isActive,
  isOpenWeek,
  listPhotos,
  listSchedulesFrom,
  replacePhotos,
  type ScheduleRow,
  scheduleListSql,
} from './activities.queries.ts';
import { findClashes, toFriday } from './weeks.rules.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Placeholder for the data of an activity's weeks, which is loaded for a whole page at once. */
const NO_WEEKS = { weeks: 0, nextWeek: null, placesLeft: 0 } as const;

/** Maps a row to its record, without its weeks. */
export function toListedActivity(row: ActivityRow): Listed {
  const { createdAt: _, usedBy: __, booked: ___, priced: ____, photos, ...told } = row;
  const { description: _____, businessId: ______, locationId: _______, ...rest } = told;
  return { ...rest, photoRef: photos[0] ?? null, ...NO_WEEKS };
}

/** Adds the number of upcoming weeks, the next one and the places left. */
async function addWeeks(call: Call, rows: readonly Listed[]): Promise<Listed[]> {
  const ids = rows.map(({ id }) => id);
  const all = ids.length === 0 ? [] : await listSchedulesFrom(call.db, ids, call.app.clock.today());
  const open = all.filter(({ state }) => state === 'open');
  const free = await countFreePlaces(
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

const toAges = ({ minAge, maxAge }: Fields, row: Pick<ActivityRow, 'minAge' | 'maxAge'> | null) => ({
  from: Number(minAge ?? row?.minAge ?? 0),
  to: Number(maxAge ?? row?.maxAge ?? 18),
});

const toPictureSubject = (id: number) => ({ type: 'activity', id: String(id) });

/** Saves an activity's pictures in order; removes the other ones. */
async function savePhotos(tx: Transaction, id: number, { photos }: Fields, call: Call): Promise<void> {
  if (!Array.isArray(photos)) return;
  const refs = [...new Set(photos.map(String))];
  await attachFiles(tx, call, { refs, subject: toPictureSubject(id), access: 'public', field: 'photos', replacing: true });
  await replacePhotos(tx, id, refs);
}

export const activityUseCases = createResourceUseCases<ActivityRow, Listed>({
  subject: 'activity',
  table: activities,
  list: createActivityList,
  rows: findActivityRows,
  record: toListedActivity,
  alike: { activities_name: 'name' },
  derived: ['county', 'location', 'booked', 'priced'],
  whyUsed: ({ booked, priced }) =>
    booked > 0
      ? new AppError('activityBooked', { values: { count: booked } })
      : new AppError('activityPriced', { values: { count: priced } }),
  beside: savePhotos,
  after: (tx, id, { app }) => detachFiles(tx, app, { subject: toPictureSubject(id) }),
  only: ({ grant }) => (grant.all ? undefined : isActive),
  async checked(tx, fields, row) {
    await assertReferences(tx, fields, { countyId: counties, locationId: locations, categoryId: tags, businessId: businesses });
    const { from, to } = toAges(fields, row);
    if (from > to) throw new ValidationError([{ field: 'maxAge', rule: 'minValue', values: { min: from } }]);
    return fields;
  },
});

export async function listActivities(call: Call, { query }: Input<'listActivities'>): Promise<Page<Listed>> {
  const page = await activityUseCases.page(call, query);
  return { ...page, data: await addWeeks(call, page.data) };
}

/** Reads outside the caller's transaction, so don't call it inside one. */
export async function getWithWeeks(call: Call, made: Listed): Promise<Listed> {
  const [row = made] = await addWeeks(call, [made]);
  return row;
}

export async function createActivity(call: Call, { body }: Input<'createActivity'>): Output<'createActivity'> {
  return getWithWeeks(call, await activityUseCases.create(call, body));
}

export async function updateActivity(call: Call, { body }: Input<'editActivity'>): Output<'editActivity'> {
  return getWithWeeks(call, await activityUseCases.edit(call, body));
}

interface Week {
  readonly id: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly state: 'open' | 'cancelled';
  readonly capacity: number;
  readonly version: number;
}

function toWeekRecord({ id, startDate, endDate, state, capacity, version }: Week, placesLeft: number, all: boolean): Schedule {
  return { id, startDate, endDate, state, capacity: all ? capacity : null, placesLeft, version };
}

export async function getActivity(call: Call, { params: { id } }: Input<'readActivity'>): Output<'readActivity'> {
  const [row] = await findActivityRows(call.db, [id]);
  const { all } = call.grant;
  if (row === undefined || !(row.active || all)) throw notFound();
  const weeks = (await listSchedulesFrom(call.db, [id], call.app.clock.today())).filter(({ state }) => all || state === 'open');
  const free = await countFreePlaces(
    call.db,
    weeks.map((week) => week.id),
    call.app.clock.now(),
  );
  const { places } = await getCurrentSnapshot(call.app);
  const weekPrice = (await createActivityPricer(call.app))(id);
  const open = weeks.filter(({ state }) => state === 'open');
  const { name, type, categoryId, gender, minAge, maxAge, description, active, version } = row;
  return {
    ...{ id, name, type, categoryId, gender, minAge, maxAge, description, active, version, weekPrice },
    photoRef: row.photos[0] ?? null,
    ...toPlace(places, row),
    businessId: all ? row.businessId : null,
    fromPrice: weekPrice,
    firstLine: description.trim().split('\n', 1)[0] ?? '',
    weeks: open.length,
    nextWeek: open[0]?.startDate ?? null,
    photos: await listPhotos(call.db, id),
    schedules: weeks.map((week) => toWeekRecord(week, free.get(week.id) ?? 0, all)),
  };
}

export async function listClashes(call: Call, { params: { id }, query }: Input<'readClashes'>): Output<'readClashes'> {
  const [row] = await findActivityRows(call.db, [id]);
  if (row === undefined || !(row.active || call.grant.all)) throw notFound();
  const weeks = await listSchedulesFrom(call.db, [id], call.app.clock.today());
  const planned = query.scheduleIds.length === 0 ? [] : await findSchedules(call.db, query.scheduleIds);
  return { data: findClashes(weeks, planned) };
}

type WeekItem = Omit<ListedWeek, 'placesLeft'>;

/** Job kind that handles trips with a week that was cancelled. */
export const WEEK_CANCELLED_JOB = 'activities.weekCalledOff';

export const scheduleUseCases = createResourceUseCases<ScheduleRow, WeekItem>({
  subject: 'activitySchedule',
  table: activitySchedules,
  list: scheduleListSql,
  rows: findScheduleRows,
  record: ({ usedBy: _, ...row }, { grant }) => ({ ...row, capacity: grant.all ? row.capacity : null }),
  alike: { activity_schedules_once: 'startDate' },
  derived: ['activity'],
  whyUsed: ({ usedBy }) => new AppError('weekBooked', { values: { count: usedBy } }),
  only: ({ grant }) => (grant.all ? undefined : isOpenWeek),
  async checked(tx, fields, row) {
    await assertReferences(tx, fields, { activityId: activities });
    const { startDate, capacity } = fields;
    const endDate = typeof startDate === 'string' ? toFriday(startDate) : undefined;
    if (endDate === null) throw new ValidationError([{ field: 'startDate', rule: 'invalid' }]);
    const isBooked = row !== null && (row.usedBy ?? 0) > 0;
    if (isBooked && startDate !== undefined && startDate !== row.startDate) throw new AppError('inUse', { values: { count: row.usedBy } });
    if (isBooked && typeof capacity === 'number' && capacity < (await countTakenPlaces(tx, row.id))) throw new AppError('placesTaken');
    // If a cancelled week only gets another capacity, it isn't cancelled again.
    const { state, ...others } = fields;
    const changed = state === undefined || state === row?.state ? others : fields;
    return endDate === undefined ? changed : { ...changed, endDate };
  },
  async beside(tx, scheduleId, { state }, { app }) {
    if (state === 'cancelled') await enqueue(tx, app, { kind: WEEK_CANCELLED_JOB, payload: { scheduleId } });
  },
});

async function addPlaces(call: Call, items: readonly WeekItem[]): Promise<ListedWeek[]> {
  const free = await countFreePlaces(
    call.db,
    items.map(({ id }) => id),
    call.app.clock.now(),
  );
  return items.map((item) => ({ ...item, placesLeft: free.get(item.id) ?? 0 }));
}

async function getWithPlaces(call: Call, item: WeekItem): Promise<ListedWeek> {
  const [week] = await addPlaces(call, [item]);
  return week ?? { ...item, placesLeft: 0 };
}

export async function listSchedules(call: Call, { query }: Input<'listSchedules'>): Promise<Page<ListedWeek>> {
  const page = await scheduleUseCases.page(call, query);
  return { ...page, data: await addPlaces(call, page.data) };
}

export async function createSchedule(call: Call, { body }: Input<'createSchedule'>): Output<'createSchedule'> {
  return getWithPlaces(call, await scheduleUseCases.create(call, body));
}

export async function updateSchedule(call: Call, { body }: Input<'editSchedule'>): Output<'editSchedule'> {
  return getWithPlaces(call, await scheduleUseCases.edit(call, body));
}
