// Column helpers for the rows that reconciliation compares: numbers, and text as the database writes it.

import { sql } from 'drizzle-orm';

export const numberColumn = (name: string) => sql<number>`${sql.identifier(name)}`.mapWith(Number);

export const nullableNumberColumn = (name: string) =>
  sql<number | null>`${sql.identifier(name)}::int8::text`.mapWith((found) => (found === null ? null : Number(found)));

export const textColumn = (name: string) => sql<string>`${sql.identifier(name)}::text`;

export const nullableTextColumn = (name: string) => sql<string | null>`${sql.identifier(name)}::text`;
