// The column type of amounts of money.

import { customType } from 'drizzle-orm/pg-core';

/** Exact, and large enough for sums of amounts. */
export const money = customType<{ data: string; driverData: string }>({ dataType: () => 'numeric' });
