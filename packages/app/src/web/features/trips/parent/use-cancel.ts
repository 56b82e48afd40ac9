// Cancellation before booking: the refunds are computed and shown before the confirmation.

import { listOwnInvoices } from '#contract/booking/own-invoices/own-invoices.endpoints.ts';
import type { OwnInvoiceRow } from '#contract/booking/own-invoices/own-invoices.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest } from '#web/platform/api/attempt.ts';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import { listCancelledMoney } from './cancel.model.ts';

const isLive = ({ state }: OwnInvoiceRow) => state !== 'void';

/** Returns the consequences of a cancellation in whole sentences; null if they couldn't be loaded, which was already reported. */
export function useCancelConsequences(tripId: number): () => Promise<readonly string[] | null> {
  const words = useTranslations('ownTrips.cancel');
  const money = useMoneyText();
  return async () => {
    const billed = await attemptRequest(call(listOwnInvoices, { query: { show: 'all' } }));
    if (billed === null) return null;
    const own = billed.data.filter((invoice) => invoice.trip?.id === tripId && isLive(invoice));
    const sentences = listCancelledMoney(own).flatMap(({ currency, givenBack, noLongerDue }) => [
      ...(givenBack === null ? [] : [words('givenBack', { amount: money({ amount: givenBack, currency }) })]),
      ...(noLongerDue === null ? [] : [words('noLongerDue', { amount: money({ amount: noLongerDue, currency }) })]),
    ]);
    return [words('familiesTold'), ...(sentences.length === 0 ? [words('noMoney')] : sentences)];
  };
}
