// A tracked trip in the form that staff read, with the lights that its reader may see.

import { CHECK_RIGHTS, findLight, isTracked, READINESS_CHECKS } from '#contract/trips/readiness.ts';
import { CHECKLIST_ITEMS, type ChecklistItem, type TrackedTrip, type TrackedTripDetail } from '#contract/trips/tracker.shapes.ts';
import { isGrantAsWide } from '#server/access/grant.ts';
import type { Queryable } from '#server/db/database.ts';
import { whereTasksSeen } from '#server/features/trips/tasks/task-scope.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { listCheckScopes } from './check-scopes.queries.ts';
import { type ChecklistRow, listChecklist, listTripNotes } from './follow-ups.queries.ts';
import { type CheckScopes, toDays } from './readiness.queries.ts';
import { listTrackedRows, type TrackedRow } from './tracker.queries.ts';

/** Returns the days that the readiness of trips depends on now. */
export function getDays({ app }: Pick<Call, 'app'>) {
  return toDays({ now: app.clock.now(), today: app.clock.today(), answerHours: app.config.OFFER_ANSWER_HOURS });
}

/**
 * Returns the call with those rights alone that cover every trip it may see: a right to one's own children tells nothing of the others that
 * another role lets one see.
 */
export function limitRights<C extends Pick<Call, 'grant' | 'granted' | 'may'>>(call: C): C {
  return { ...call, may: (right) => isGrantAsWide(call.granted(right), call.grant) };
}

/** Returns the call with the rights that cover every trip it may see, and those to lights that it sees of some trips. */
export function allowLights<C extends Pick<Call, 'grant' | 'granted' | 'may'>>(call: C, scopes: CheckScopes): C {
  const own = limitRights(call);
  const rights = [...scopes.keys()].map((check) => CHECK_RIGHTS[check]);
  return { ...own, may: (right) => rights.includes(right) || own.may(right) };
}

export function toTrackedTrip(call: Pick<Call, 'may'>, row: TrackedRow): TrackedTrip {
  const { followUpDay, followUpText, followUpAt, ticked, added, facts, sees, openTasks, ...trip } = row;
  return {
    ...trip,
    followUp:
      followUpDay === null || followUpAt === null ? null : { day: followUpDay, text: followUpText ?? '', at: followUpAt.toISOString() },
    checklist: { done: ticked, total: CHECKLIST_ITEMS.length + added },
    openTasks: call.may('trips.tasks') ? openTasks : 0,
    // What a stay lacked that is over or cancelled, nobody has to find any more.
    lights: READINESS_CHECKS.filter((check) => isTracked(trip.state) && sees[check]).map((check) =>
      findLight(check, facts, trip.daysToStart),
    ),
  };
}

const toItem = ({ id, kind, text, doneAt, doneByName }: ChecklistRow): ChecklistItem => ({
  ...{ id, kind, text, isDone: doneAt !== null },
  ...{ doneAt: doneAt?.toISOString() ?? null, doneByName: doneAt === null ? null : doneByName },
});

/** Returns the items of a trip: those that every trip has in their order, ticked or not, then those that staff added. */
function toItems(rows: readonly ChecklistRow[]): ChecklistItem[] {
  const shared = CHECKLIST_ITEMS.map((kind): ChecklistItem => {
    const row = rows.find((one) => one.kind === kind);
    return row === undefined ? { id: null, kind, text: '', isDone: false, doneAt: null, doneByName: null } : toItem(row);
  });
  return [...shared, ...rows.filter(({ kind }) => kind === null).map(toItem)];
}

/** Returns a trip with its notes and checklist; the caller has checked that it may be read. */
export async function readTrackedRecord(call: Call, db: Queryable, id: number): Promise<TrackedTripDetail> {
  const [row] = await listTrackedRows(db, [id], { ...getDays(call), scopes: listCheckScopes(call), tasksSeen: whereTasksSeen(call) });
  if (row === undefined) throw notFound();
  const [notes, checklist] = [await listTripNotes(db, id), await listChecklist(db, id)];
  return {
    ...toTrackedTrip(limitRights(call), row),
    items: toItems(checklist),
    notes: notes.map(({ byId, at, editedAt, ...note }) => ({
      ...note,
      at: at.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
      isOwn: byId !== null && byId === call.caller?.id,
    })),
  };
}
