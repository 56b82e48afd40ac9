// The names that lists of trips show, sort and search by, as SQL.

import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';

export const parents = alias(users, 'parents');
export const agents = alias(users, 'agents');
export const coordinators = alias(users, 'coordinators');

type Person = typeof parents | typeof agents | typeof coordinators;

/** Returns the full name of one of the people of a trip. */
export const selectName = (person: Person) => sql<string | null>`trim(${person.firstName} || ' ' || ${person.lastName})`;

export const studentName = sql<string>`trim(${students.firstName} || ' ' || ${students.lastName})`;

/** The last name identifies a family to users, although it is not unique. */
export const familyName = sql<string | null>`${hostFamilies.parentGuardianOneLastName}`;
