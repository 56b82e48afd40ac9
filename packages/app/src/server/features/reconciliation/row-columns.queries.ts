// How the columns of the rows that reconciliation compares are read: numbers, and text as the database writes it.

import { sql } from 'drizzle-orm';

export const number = (name: string) => sql<number>`${sql.identifier(name)}`.mapWith(Number);

export const numberOrNull = (name: string) =>
  sql<number | null>`${sql.identifier(name)}::int8::text`.mapWith((found) => (found === null ? null : Number(found)));

export const text = (name: string) => sql<string>`${sql.identifier(name)}::text`;

export const textOrNull = (name: string) => sql<string | null>`${sql.identifier(name)}::text`;
