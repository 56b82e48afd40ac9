// Columns that many tables have.

import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';
import { toPlainDecimal } from '#contract/platform/validation/decimals.ts';

/** The number of a row, given by the database. */
export const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** A moment, with its time zone; a day of a stay is a `date` instead. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Money or a percentage: at most 12 digits before the point and 6 after it, read in its shortest text. */
export const decimal = customType<{ data: string; driverData: string }>({ dataType: () => 'numeric(18, 6)', fromDriver: toPlainDecimal });
