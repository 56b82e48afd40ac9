// What finance and staff do with the price of a trip in tests, and what is billed of it then.

import { eq } from 'drizzle-orm';
import { settleTripDifference } from '#contract/finance/invoices/trip-billing.ts';
import { listFindings } from '#contract/finance/reconciliation/reconciliation.endpoints.ts';
import { editTrip, priceTrip } from '#contract/trips/trip.endpoints.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { makePayment, settleBy } from './samples/money.ts';
import { actsIn } from './trip-acts.ts';
import type { TripRoom } from './trip-room.ts';

const cents = (amount: string | null | undefined) => Math.round(Number(amount) * 100);

function mustBeOk({ status, body }: { status: number; body: unknown }): void {
  if (status !== 200) throw new Error(`answered with ${status}: ${JSON.stringify(body)}`);
}

/** @param room asked for each time, since it is there only once the tests begin */
export function priceActsIn(room: () => TripRoom) {
  const { host, read, move, decline } = actsIn(room);
  const invoicesOf = (id: number) => room().app.db.select().from(invoices).where(eq(invoices.tripId, id)).orderBy(invoices.id);
  const settle = (id: number, body: object, client = room().finance) =>
    client.ask(settleTripDifference, { params: { id }, body: body as { difference: string } });
  const openTasks = async (id: number) =>
    (await read(id)).tasks
      .filter(({ state }) => state === 'open')
      .map(({ kind, amount }) => (amount === null ? kind : `${kind} ${amount}`));
  const found = async (id: number) =>
    (await room().finance.ask(listFindings, { query: { check: 'tripBilledOtherwise', perPage: 100 } })).body.data.filter(
      ({ tripId }) => tripId === id,
    );

  /** Pays all that is owed of a trip. */
  async function pay(id: number): Promise<void> {
    for (const { id: invoiceId, kind, total, paid, credited } of await invoicesOf(id)) {
      const amount = cents(total) - cents(paid) - cents(credited);
      if (kind !== 'sales' || amount <= 0) continue;
      const paymentId = await makePayment(room().app, { businessId: room().businessId, amount });
      await settleBy(room().app, { paymentId, invoiceId, amount });
    }
  }

  /** Changes the last day of a trip, and so its price. */
  async function edit(id: number, toDate: string): Promise<void> {
    const { version } = await read(id);
    const shown = await room().coordinator.ask(priceTrip, { params: { id }, body: { toDate } });
    const body = { toDate, version, reason: 'Asked by phone', quoteFingerprint: shown.body.fingerprint };
    mustBeOk(await room().coordinator.ask(editTrip, { params: { id }, body }));
  }

  /** Paid at the first family, and given to a dearer one by staff after it has declined. */
  async function dearer(): Promise<number> {
    const id = await room().reserved();
    await pay(id);
    await decline(id);
    mustBeOk(await move(id, 'reserve', { hostFamilyId: host(1).familyId }));
    return id;
  }

  return { invoicesOf, cents, settle, openTasks, found, pay, edit, dearer };
}
