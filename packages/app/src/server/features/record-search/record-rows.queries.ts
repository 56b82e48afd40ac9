// What is shown of found records: a title, and what tells it from others of the same title.

import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { messages } from '#server/db/schema/conversations.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { counties, countries } from '#server/db/schema/places.ts';
import { tripGroups, trips } from '#server/db/schema/trips.ts';

type Ids = readonly number[];

const personName = (person: typeof users | typeof students) => sql<string>`trim(${person.firstName} || ' ' || ${person.lastName})`;

export function listStudentRecords(db: Queryable, ids: Ids) {
  return db
    .select({ id: students.id, name: personName(students), dateOfBirth: students.dateOfBirth, countryCode: countries.code })
    .from(students)
    .leftJoin(countries, eq(countries.id, students.countryId))
    .where(inArray(students.id, [...ids]));
}

export function listAccountRecords(db: Queryable, ids: Ids) {
  const children = sql<string | null>`(select string_agg(${inFull(students.firstName)}, ', ' order by ${inFull(students.id)})
    from ${studentParents} join ${students} on ${inFull(students.id)} = ${inFull(studentParents.studentId)}
    where ${inFull(studentParents.userId)} = ${inFull(users.id)} and ${inFull(students.deletedAt)} is null)`;
  return db
    .select({ id: users.id, name: personName(users), email: users.email, children })
    .from(users)
    .where(inArray(users.id, [...ids]));
}

export function listFamilyRecords(db: Queryable, ids: Ids) {
  return db
    .select({
      id: hostFamilies.id,
      surname: hostFamilies.parentGuardianOneLastName,
      firstName: hostFamilies.parentGuardianOneFirstName,
      cityTown: hostFamilies.cityTown,
      county: counties.name,
      vettingState: hostFamilies.vettingState,
    })
    .from(hostFamilies)
    .innerJoin(counties, eq(counties.id, hostFamilies.countyId))
    .where(inArray(hostFamilies.id, [...ids]));
}

export function listTripRecords(db: Queryable, ids: Ids) {
  return db
    .select({
      id: trips.id,
      name: personName(students),
      surname: hostFamilies.parentGuardianOneLastName,
      county: counties.name,
      state: trips.state,
      fromDate: trips.fromDate,
      toDate: trips.toDate,
    })
    .from(trips)
    .innerJoin(students, eq(students.id, trips.studentId))
    .leftJoin(hostFamilies, eq(hostFamilies.id, trips.hostFamilyId))
    .leftJoin(counties, eq(counties.id, hostFamilies.countyId))
    .where(inArray(trips.id, [...ids]));
}

export function listGroupRecords(db: Queryable, ids: Ids) {
  return db
    .select({
      id: tripGroups.id,
      name: tripGroups.name,
      leader: tripGroups.leader,
      county: counties.name,
      state: tripGroups.state,
      fromDate: tripGroups.fromDate,
      toDate: tripGroups.toDate,
    })
    .from(tripGroups)
    .leftJoin(counties, eq(counties.id, tripGroups.countyId))
    .where(inArray(tripGroups.id, [...ids]));
}

export function listInvoiceRecords(db: Queryable, ids: Ids) {
  return db
    .select({
      id: invoices.id,
      number: invoices.number,
      buyerName: invoices.buyerName,
      state: invoices.state,
      createdAt: invoices.createdAt,
    })
    .from(invoices)
    .where(inArray(invoices.id, [...ids]));
}

export function listMessageRecords(db: Queryable, ids: Ids) {
  return db
    .select({
      id: messages.id,
      conversationId: messages.conversationId,
      text: sql<string | null>`coalesce(nullif(${messages.content} ->> 'text', ''), ${messages.content} -> 'file' ->> 'name')`,
      sender: sql<string | null>`${users.firstName}`,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.senderId))
    .where(inArray(messages.id, [...ids]));
}
