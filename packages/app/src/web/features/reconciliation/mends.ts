// The page on which each finding can be fixed.

import type { Discrepancy } from '#contract/finance/reconciliation/reconciliation.shapes.ts';
import { paths } from '#web/paths.ts';

export interface Mend {
  readonly to: string;
  readonly label: 'trip' | 'newInvoice' | 'invoice' | 'payment' | 'events' | 'payout' | 'purchaseInvoice' | 'expense';
}

/** Returns the page on which a finding can be fixed. */
export function getRemedy({ check, subjectType, subjectId, tripId, quoteFingerprint, businessId }: Discrepancy): Mend {
  if (check === 'tripWithoutInvoice' && quoteFingerprint !== null) {
    return { to: paths.hubInvoiceCreate({ id: subjectId }), label: 'newInvoice' };
  }
  if (check === 'payoutWithoutPurchase' && tripId !== null) {
    return { to: paths.hubPurchaseInvoices({ trip: tripId }), label: 'purchaseInvoice' };
  }
  if (check === 'seriesGap')
    return { to: paths.hubSalesInvoices({ businessId: businessId ?? undefined, sort: '-number' }), label: 'invoice' };
  switch (subjectType) {
    case 'trip':
      return { to: paths.hubTripEdit({ id: subjectId }), label: 'trip' };
    case 'invoice':
      return { to: paths.hubInvoiceAction({ id: subjectId }), label: 'invoice' };
    case 'payment':
      return { to: paths.hubPayments({ open: subjectId }), label: 'payment' };
    case 'gatewayEvent':
      return { to: paths.hubPayments({ tab: 'gateway' }), label: 'events' };
    case 'payout':
      return { to: paths.hubPayouts({ open: subjectId }), label: 'payout' };
    case 'purchaseInvoice':
      return { to: paths.hubPurchaseInvoices({ open: subjectId }), label: 'purchaseInvoice' };
    case 'expense':
      return { to: paths.hubExpenses({ open: subjectId }), label: 'expense' };
  }
}
