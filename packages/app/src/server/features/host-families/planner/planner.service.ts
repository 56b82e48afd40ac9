// Use cases of the yearly planner: the weeks of every family, its file, and who is free for a stay.

import { CALENDAR_DAYS } from '#contract/host-families/calendar.shapes.ts';
import type * as endpoints from '#contract/host-families/planner.endpoints.ts';
import { MAX_FREE_FAMILIES, PLANNER_PAGE, type PlannerQuery, type PlannerRow } from '#contract/host-families/planner.shapes.ts';
import { listWeekStarts, PLANNER_WEEKS, toMonday, WEEK_LETTERS, WEEK_NAMES } from '#contract/host-families/planner-weeks.ts';
import { addDays } from '#contract/platform/days.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { findFamiliesInAreas } from '#server/features/geofences/geofences.public.ts';
import { canSeeNames, toShownName } from '#server/features/search/search.public.ts';
import type { Call } from '#server/platform/app.ts';
import { ValidationError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import type { Cell } from '#server/platform/lists/cells.ts';
import { createContentFile } from '#server/platform/lists/table-file.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import { countFreeBeds, countWhyNot, listWhyNot } from './free-families.rules.ts';
import {
  type ChosenFamilies,
  countPlannedFamilies,
  listPlannedBlocks,
  listPlannedFamilies,
  type PlannedFamily,
} from './planner.queries.ts';
import { toWeekLetters } from './week-letters.rules.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/**
 * Returns the families to plan with. Who doesn't know every family plans with the live ones.
 * @throws ValidationError for an area, unless the caller reads areas
 */
async function findChosen(call: Call, { countyId, hostingType, geofenceId }: Omit<PlannerQuery, 'fromDate'>): Promise<ChosenFamilies> {
  if (geofenceId !== undefined && !call.may('geofences.read')) throw new ValidationError([{ field: 'geofenceId', rule: 'notForYou' }]);
  const inArea = geofenceId === undefined ? null : await findFamiliesInAreas(call.db, [geofenceId]);
  return { countyId, hostingType, inArea, onlyLive: call.granted('families.read')?.all !== true };
}

const toRow = (call: Call, { id, surname, countyId, county, guestsNumber }: PlannedFamily) => ({
  ...{ id, name: toShownName({ id, surname }, canSeeNames(call)), countyId, county, guestsNumber },
});

/** Returns a page of families with the letters of their weeks. */
async function readRows(call: Call, chosen: ChosenFamilies, { monday, page }: { monday: string; page: number }): Promise<PlannerRow[]> {
  const part = { offset: (page - 1) * PLANNER_PAGE, limit: PLANNER_PAGE, byName: canSeeNames(call) };
  const families = await listPlannedFamilies(call.db, chosen, part);
  const nights = { fromDate: monday, toDate: addDays(monday, 7 * PLANNER_WEEKS), now: call.app.clock.now() };
  const ids = families.map(({ id }) => id);
  const blocks = await listPlannedBlocks(call.db, ids, nights);
  return families.map((family) => ({
    ...toRow(call, family),
    weeks: toWeekLetters(monday, { ...family, blocks: blocks.get(family.id) ?? [] }),
  }));
}

const findMonday = (call: Call, { fromDate }: PlannerQuery) => toMonday(fromDate ?? call.app.clock.today());

export async function readPlanner(call: Call, { query }: Input<'readPlanner'>): Output<'readPlanner'> {
  const chosen = await findChosen(call, query);
  const monday = findMonday(call, query);
  const total = await countPlannedFamilies(call.db, chosen);
  const data = await readRows(call, chosen, { monday, page: query.page });
  return { fromDate: monday, data, total, nextPage: query.page * PLANNER_PAGE < total ? query.page + 1 : null };
}

export async function findFreeFamilies(call: Call, { query }: Input<'findFreeFamilies'>): Output<'findFreeFamilies'> {
  const { fromDate, toDate, countyId, geofenceId } = query;
  if (toDate <= fromDate) throw new ValidationError([{ field: 'toDate', rule: 'notBefore', values: { other: addDays(fromDate, 1) } }]);
  const last = addDays(fromDate, CALENDAR_DAYS);
  if (toDate > last) throw new ValidationError([{ field: 'toDate', rule: 'notAfter', values: { other: last } }]);
  const part = { offset: 0, limit: Number.MAX_SAFE_INTEGER, byName: canSeeNames(call) };
  const families = await listPlannedFamilies(call.db, await findChosen(call, { countyId, geofenceId }), part);
  const blocks = await listPlannedBlocks(
    call.db,
    families.map(({ id }) => id),
    { fromDate, toDate, now: call.app.clock.now() },
  );
  const judged = families.map((family) => {
    const planned = { ...family, blocks: blocks.get(family.id) ?? [] };
    return { family, reasons: listWhyNot(planned, query, call.app.clock.today()), freeBeds: countFreeBeds(planned, query) };
  });
  const found = judged.filter(({ reasons }) => reasons.length === 0).toSorted((one, other) => other.freeBeds - one.freeBeds);
  return {
    data: found.slice(0, MAX_FREE_FAMILIES).map(({ family, freeBeds }) => ({ ...toRow(call, family), freeBeds })),
    total: found.length,
    whyNot: countWhyNot(judged.map(({ reasons }) => reasons)),
  };
}

/** Yields the cells of all pages. */
async function* listCells(
  call: Call,
  chosen: ChosenFamilies,
  { monday, words }: { monday: string; words: Readonly<Record<string, string>> },
) {
  for (let page = 1; ; page++) {
    const rows = await readRows(call, chosen, { monday, page });
    yield rows.map(({ county, name, guestsNumber, weeks }): Cell[] => [
      { kind: 'text', value: county },
      { kind: 'text', value: name },
      { kind: 'number', value: guestsNumber },
      ...[...weeks].map((letter): Cell => ({ kind: 'text', value: words[letter] ?? letter })),
    ]);
    if (rows.length < PLANNER_PAGE) return;
  }
}

export async function exportPlanner(call: Call, { query }: Input<'exportPlanner'>): Promise<FileResponse> {
  const look = createMessageLookup(call.locale);
  const word = (key: string) => look(key) ?? key;
  const monday = findMonday(call, query);
  const words = Object.fromEntries(WEEK_LETTERS.map((letter) => [letter, word(`names.plannerWeek.${WEEK_NAMES[letter]}`)]));
  const weeks = listWeekStarts(monday);
  const content = {
    title: word('lists.planner.title'),
    headings: [...['county', 'name', 'guestsNumber'].map((name) => word(`lists.planner.columns.${name}`)), ...weeks],
    kinds: ['text', 'text', 'number', ...weeks.map(() => 'text')] as Cell['kind'][],
    batches: listCells(call, await findChosen(call, query), { monday, words }),
    texts: { yes: word('lists.yes'), no: word('lists.no'), timeZone: call.app.config.TIME_ZONE },
  };
  return createContentFile(call, content, query);
}
