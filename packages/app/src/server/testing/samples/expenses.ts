// Sample requests for expenses that a user has submitted, of trips and groups.

import type { ExpenseBody } from '#contract/finance/expenses/expenses.shapes.ts';
import { expenseShares, expenses } from '#server/db/schema/expenses.ts';
import { tripGroups } from '#server/db/schema/trips.ts';
import type { App } from '#server/platform/app.ts';
import { createBusiness } from './invoices.ts';
import { createRandomName, type SampleRequest, type Samples } from './sample.ts';
import { createTestTrip } from './trips.ts';

/** Creates a group of trips, one for each parent, that a business bills; returns their ids. */
export async function createGroup(
  app: Pick<App, 'db' | 'clock'>,
  { parents, agentId = null, currency = 'EUR' }: { parents: readonly (number | null)[]; agentId?: number | null; currency?: string },
) {
  const { businessId } = await createBusiness(app, { currency });
  const [group] = await app.db
    .insert(tripGroups)
    .values({ name: `Class ${createRandomName(8)}`, agentId, createdAt: app.clock.now() })
    .returning({ id: tripGroups.id });
  const groupId = group?.id ?? 0;
  const tripIds: number[] = [];
  for (const parentId of parents) tripIds.push((await createTestTrip(app, { parentId, groupId, businessId })).tripId);
  return { groupId, businessId, tripIds };
}

/** Returns the input of an expense of 30.00 on the first day of the trips' month. */
export function toExpenseBody(of: { readonly tripId: number } | { readonly groupId: number }, change: Partial<ExpenseBody> = {}) {
  const typed = { category: 'transport', description: 'Bus', amount: '30', currency: 'EUR', spentOn: '2026-06-01' } as const;
  return { ...typed, ...of, ...change };
}

/** Creates an expense that a user has submitted for their own trip. */
async function ownExpense(app: App, userId: number) {
  const { tripId, businessId } = await createTestTrip(app, {
    parentId: userId,
    agentId: userId,
    coordinatorId: userId,
    hostUserId: userId,
  });
  const [made] = await app.db
    .insert(expenses)
    .values({
      ...{ tripId, businessId, submittedBy: userId },
      ...{ category: 'food', currency: 'EUR', amount: '12.50', spentOn: '2026-06-01', createdAt: app.clock.now() },
    })
    .returning({ id: expenses.id });
  const id = made?.id ?? 0;
  await app.db.insert(expenseShares).values({ expenseId: id, tripId, amount: '12.50' });
  return { id, tripId };
}

const own = (body?: (tripId: number) => unknown) => ({
  async own(app: App, { userId }: { readonly userId: number }): Promise<SampleRequest> {
    const { id, tripId } = await ownExpense(app, userId);
    return body === undefined ? { params: { id } } : { params: { id }, body: body(tripId) };
  },
});

export const expenseSamples: Samples = {
  'GET /api/expenses/{id}': own(),
  'DELETE /api/expenses/{id}': own(),
  'PATCH /api/expenses/{id}': own((tripId) => ({ ...toExpenseBody({ tripId }), version: 1 })),
  'POST /api/expenses/{id}/shares': own(() => ({ rule: 'equal', version: 1 })),
};
