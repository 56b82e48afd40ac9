// How tables keep amounts of money.

import { customType } from 'drizzle-orm/pg-core';

/** Exact, and as large as sums of amounts can become. */
export const money = customType<{ data: string; driverData: string }>({ dataType: () => 'numeric' });
