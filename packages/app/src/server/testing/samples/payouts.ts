// Sample requests for payouts to a user's family, and for its bank account.

import { payoutDetails, payoutHistory, payouts } from '#server/db/schema/payouts.ts';
import type { App } from '#server/platform/app.ts';
import { PASSWORD, setPassword } from '#server/testing/fixtures/accounts.ts';
import { createBusiness } from './invoices.ts';
import type { Samples } from './sample.ts';
import { createFamily } from './trips.ts';

type PayoutInput = Partial<typeof payouts.$inferInsert> & { readonly payeeId: number };

export const GOOD_IBAN = 'IE29AIBK93115212345678';
export const OTHER_IBAN = 'DE89370400440532013000';

/** Creates the bank account of a family, by default entered long ago by no particular user. */
export async function createPayoutDetails(
  { db }: Pick<App, 'db'>,
  wished: Partial<typeof payoutDetails.$inferInsert> & { payeeId: number },
): Promise<void> {
  await db.insert(payoutDetails).values({
    payeeType: 'Host_family',
    holder: 'Orla Murphy',
    iban: GOOD_IBAN,
    bic: 'AIBKIE2D',
    countryCode: 'IE',
    changedAt: new Date('2026-01-01T00:00:00Z'),
    ...wished,
  });
}

/** Creates a payout of 100.00 euros to a family; returns its id. */
export async function createPayoutTo(app: Pick<App, 'db' | 'clock'>, { payeeId, ...wished }: PayoutInput): Promise<number> {
  const businessId = wished.businessId ?? (await createBusiness(app)).businessId;
  const createdAt = app.clock.now();
  const fields = { payeeType: 'Host_family', payeeId, currency: 'EUR', amount: '100.00', dueDate: '2026-06-20', createdAt } as const;
  const [made] = await app.db
    .insert(payouts)
    .values({ ...fields, state: 'pending', ...wished, businessId })
    .returning({ id: payouts.id, state: payouts.state });
  const id = made?.id ?? 0;
  await app.db.insert(payoutHistory).values({ payoutId: id, toState: made?.state ?? 'pending', at: createdAt });
  return id;
}

export const payoutSamples: Samples = {
  'GET /api/payouts/{id}': {
    own: async (app, { userId }) => ({ params: { id: await createPayoutTo(app, { payeeId: await createFamily(app, userId) }) } }),
  },
  'GET /api/payout-details/{payeeType}/{payeeId}': {
    own: async (app, { userId }) => ({ params: { payeeType: 'Host_family', payeeId: await createFamily(app, userId) } }),
  },
  'PATCH /api/payout-details/{payeeType}/{payeeId}': {
    own: async (app, { userId }) => {
      await setPassword(app.db, userId);
      const params = { payeeType: 'Host_family', payeeId: await createFamily(app, userId) };
      return { params, body: { holder: 'Orla Murphy', iban: GOOD_IBAN, bic: '', currentPassword: PASSWORD, version: 0 } };
    },
  },
};
