// Columns that many tables have.

import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** The number of a row, given by the database. */
export const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** A moment, with its time zone; a day of a stay is a `date` instead. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
