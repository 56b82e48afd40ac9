// SQL that erases personal data about payers.

import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { bookingOrders } from '#server/db/schema/booking.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { gatewayEvents, paymentIntents } from '#server/db/schema/gateway.ts';

/** Erases the payer's name and the raw events. The proof of payment is kept: which one, how much and when. */
export async function erasePayer(tx: Transaction, userId: number): Promise<void> {
  const orders = tx.select({ id: bookingOrders.id }).from(bookingOrders).where(eq(bookingOrders.userId, userId));
  const billed = tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.buyerId, userId));
  const own = or(eq(paymentIntents.payerId, userId), inArray(paymentIntents.orderId, orders), inArray(paymentIntents.invoiceId, billed));
  const intents = await tx
    .update(paymentIntents)
    .set({ payerName: '' })
    .where(own)
    .returning({ gateway: paymentIntents.gateway, reference: paymentIntents.reference });
  for (const { gateway, reference } of intents) {
    await tx
      .update(gatewayEvents)
      .set({
        payload: sql`jsonb_build_object('amount', ${gatewayEvents.payload} -> 'amount', 'currency', ${gatewayEvents.payload} -> 'currency')`,
      })
      .where(and(eq(gatewayEvents.gateway, gateway), eq(gatewayEvents.reference, reference)));
  }
}
