// SQL of the readiness of trips: what is missing by each rule, and the lights, both made of the same rules as in the contract.

import { inArray, type SQL, sql } from 'drizzle-orm';
import {
  LIGHTS,
  OF_AGE,
  READINESS_RULE_NAMES,
  READINESS_RULES,
  type ReadinessCheck,
  type ReadinessRule,
  TRACKED_STATES,
} from '#contract/trips/readiness.ts';
import { ACTIVE_STATES } from '#contract/trips/states.ts';
import { inFull } from '#server/db/in-full.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { studentDocuments, students } from '#server/db/schema/people.ts';
import { tripStudents, trips, tripTransfers } from '#server/db/schema/trips.ts';
import { isStudentComplete } from '#server/features/people/people.public.ts';

export interface Days {
  readonly today: string;
  /** Offers without an answer that were asked before are late. */
  readonly lateBefore: Date;
}

const HOUR_MS = 3600 * 1000;

/** Returns the days that readiness depends on. */
export function toDays({ now, today, answerHours }: { now: Date; today: string; answerHours: number }): Days {
  return { today, lateBefore: new Date(now.getTime() - answerHours * HOUR_MS) };
}

const id = inFull(trips.id);
const student = inFull(students.id);

/** Matches the trips that are tracked: neither over nor cancelled, and not past their last day; of these only some, if so asked. */
export function whereTracked(today: string, only?: SQL): SQL {
  const tracked = sql`(${inArray(trips.state, [...TRACKED_STATES])} and ${inFull(trips.toDate)} >= ${today}::date)`;
  return only === undefined ? tracked : sql`(${tracked} and ${only})`;
}

/** Students of trips with what is known of each; the first student of a trip counts even without a row of its own. */
const joinPeople = (which: SQL) => sql`(select ${id} as trip_id,
    count(*) filter (where not ${isStudentComplete})::int as incomplete,
    count(*) filter (where papers.passport is not true
      and (${inFull(hostFamilies.countryId)} = ${inFull(students.countryId)}) is not true)::int as passports,
    count(*) filter (where papers.consent is not true and (${inFull(students.dateOfBirth)} is null
      or ${inFull(students.dateOfBirth)} + make_interval(years => ${OF_AGE}::int) > ${inFull(trips.fromDate)}))::int as consents,
    count(*) filter (where together.arrivals is null and alone.arrivals is null)::int as arrivals,
    count(*) filter (where together.departures is null and alone.departures is null)::int as departures
  from ${trips} left join ${tripStudents} on ${inFull(tripStudents.tripId)} = ${id}
    join ${students} on ${student} = coalesce(${inFull(tripStudents.studentId)}, ${inFull(trips.studentId)})
    left join ${hostFamilies} on ${inFull(hostFamilies.id)} = ${inFull(trips.hostFamilyId)}
    left join (select ${inFull(studentDocuments.studentId)} as student_id, bool_or(${inFull(studentDocuments.kind)} = 'passport') as passport,
        bool_or(${inFull(studentDocuments.kind)} = 'consent') as consent
      from ${studentDocuments} group by 1) as papers on papers.student_id = ${student}
    left join ${journeysBy(sql`is null`)} as together on together.trip_id = ${id}
    left join ${journeysBy(sql`is not null`)} as alone on alone.trip_id = ${id} and alone.student_id = ${student}
  where ${which} group by ${id})`;

/** The journeys of all students of a trip together, or those of single students. */
function journeysBy(whose: SQL): SQL {
  const { tripId, studentId, direction } = tripTransfers;
  return sql`(select ${inFull(tripId)} as trip_id, ${inFull(studentId)} as student_id,
      max(${inFull(direction)}) filter (where ${inFull(direction)} = 'arrival') as arrivals,
      max(${inFull(direction)}) filter (where ${inFull(direction)} = 'departure') as departures
    from ${tripTransfers} where ${inFull(studentId)} ${whose} group by 1, 2)`;
}

const joinUnmet = (which: SQL) => sql`(select ${inFull(tripTransfers.tripId)} as trip_id, count(*)::int as unmet
  from ${tripTransfers} join ${trips} on ${id} = ${inFull(tripTransfers.tripId)}
  where ${which} and ${inFull(tripTransfers.direction)} = 'arrival' and ${inFull(tripTransfers.metBy)} is null group by 1)`;

const joinOffers = (which: SQL, lateBefore: Date) => sql`(select ${inFull(tripOffers.tripId)} as trip_id,
    count(*) filter (where ${inFull(tripOffers.state)} = 'accepted')::int as accepted,
    count(*) filter (where ${inFull(tripOffers.state)} in ('awaiting_review', 'considering'))::int as waiting,
    count(*) filter (where ${inFull(tripOffers.state)} = 'awaiting_review'
      and ${inFull(tripOffers.askedAt)} <= ${lateBefore.toISOString()}::timestamptz)::int as late
  from ${tripOffers} join ${trips} on ${id} = ${inFull(tripOffers.tripId)} where ${which} group by 1)`;

const isOwed = sql`${inFull(invoices.state)} in ('sent', 'part_paid')`;

const joinInvoices = (which: SQL, today: string) => sql`(select ${inFull(invoices.tripId)} as trip_id,
    count(*) filter (where ${isOwed} and ${inFull(invoices.dueDate)} < ${today}::date)::int as overdue,
    count(*) filter (where ${isOwed} and (${inFull(invoices.dueDate)} < ${today}::date) is not true)::int as unpaid,
    count(*) filter (where ${isOwed} or ${inFull(invoices.state)} = 'paid')::int as billed
  from ${invoices} join ${trips} on ${id} = ${inFull(invoices.tripId)}
  where ${which} and ${inFull(invoices.kind)} = 'sales' group by 1)`;

/**
 * Returns the joins that the facts are taken from, for the trips of a condition; each counts by trip, so that the database leaves out those
 * that a request doesn't need.
 */
export function listFactJoins(which: SQL, { today, lateBefore }: Days): readonly { readonly table: SQL; readonly on: SQL }[] {
  const joined = {
    people: joinPeople(which),
    unmet: joinUnmet(which),
    asked: joinOffers(which, lateBefore),
    bills: joinInvoices(which, today),
  };
  return Object.entries(joined).map(([name, table]) => ({
    table: sql`${table} as ${sql.identifier(name)}`,
    on: sql`${sql.identifier(name)}.trip_id = ${id}`,
  }));
}

const isAccepted = sql`coalesce(asked.accepted, 0) > 0`;
const unlessAccepted = (count: SQL) => sql<number>`(case when ${isAccepted} then 0 else coalesce(${count}, 0) end)`;

/** What is missing by each rule. */
export const FACTS: Readonly<Record<ReadinessRule, SQL<number>>> = {
  incompleteStudents: sql`coalesce(people.incomplete, 0)`,
  nobodyAsked: unlessAccepted(sql`(case when coalesce(asked.waiting, 0) = 0 then 1 end)`),
  lateAnswers: unlessAccepted(sql`asked.late`),
  openAnswers: unlessAccepted(sql`asked.waiting`),
  overdueInvoices: sql`coalesce(bills.overdue, 0)`,
  unbilledStays: sql`(case when ${inArray(trips.state, [...ACTIVE_STATES])} and coalesce(bills.billed, 0) = 0 then 1 else 0 end)`,
  unpaidInvoices: sql`coalesce(bills.unpaid, 0)`,
  missingArrivals: sql`coalesce(people.arrivals, 0)`,
  unmetArrivals: sql`coalesce(unmet.unmet, 0)`,
  missingDepartures: sql`coalesce(people.departures, 0)`,
  missingPassports: sql`coalesce(people.passports, 0)`,
  missingConsents: sql`coalesce(people.consents, 0)`,
};

/** Returns how many days there are until a trip starts; below 0 afterwards. */
export const daysToStart = (today: string) => sql<number>`(${inFull(trips.fromDate)} - ${today}::date)`;

/** Matches trips for which a check shows this light or a worse one; the same rules as `findLight`. */
function isAtLeast(light: 'red' | 'amber', check: ReadinessCheck, today: string): SQL {
  const days = daysToStart(today);
  const rules = READINESS_RULE_NAMES.filter((name) => READINESS_RULES[name].check === check);
  const parts = rules.flatMap((name) => {
    const { amberDays, redDays, endsAtStart } = READINESS_RULES[name];
    const limit = light === 'red' ? redDays : Math.max(amberDays, redDays ?? amberDays);
    const until = endsAtStart ? sql`and ${days} >= 0` : sql``;
    return limit === null ? [] : [sql`(${FACTS[name]} > 0 and ${days} <= ${limit}::int ${until})`];
  });
  return sql`(${sql.join(parts, sql` or `)})`;
}

const toChoice = (red: SQL, amber: SQL) => sql<string>`(case when ${red} then 'red' when ${amber} then 'amber' else 'green' end)`;

/** Returns the light of a check. */
function selectLight(check: ReadinessCheck, today: string): SQL<string> {
  return toChoice(isAtLeast('red', check, today), isAtLeast('amber', check, today));
}

/** The checks whose lights a reader sees, each with the trips of which they see it; undefined for all that are listed. */
export type CheckScopes = ReadonlyMap<ReadinessCheck, SQL | undefined>;

/** Matches trips of which the reader sees this check, and that fulfil the condition. */
const seen = (scope: SQL | undefined, condition: SQL) => (scope === undefined ? condition : sql`(${scope} and ${condition})`);

/** Returns the light of a check; null where the reader doesn't see it. */
export function selectSeenLight(check: ReadinessCheck, scope: SQL | undefined, today: string): SQL<string> {
  const light = selectLight(check, today);
  return scope === undefined ? light : sql`(case when ${scope} then ${light} end)`;
}

/** Returns the worst light of the checks that the reader sees. */
export function selectWorstLight(scopes: CheckScopes, today: string): SQL<string> {
  const any = (light: 'red' | 'amber') =>
    sql.join(
      [...scopes].map(([check, scope]) => seen(scope, isAtLeast(light, check, today))),
      sql` or `,
    );
  return scopes.size === 0 ? sql`'${sql.raw(LIGHTS[2])}'` : toChoice(any('red'), any('amber'));
}

/** Returns a number that is smaller the less ready a trip is: a red light counts more than all amber ones. */
export function selectReadiness(scopes: CheckScopes, today: string): SQL<number> {
  const each = [...scopes].map(([check, scope]) => {
    const [red, amber] = [seen(scope, isAtLeast('red', check, today)), seen(scope, isAtLeast('amber', check, today))];
    return sql`(case when ${red} then -10 when ${amber} then -1 else 0 end)`;
  });
  return sql`(0 + ${sql.join(each.length === 0 ? [sql`0`] : each, sql` + `)})`;
}
