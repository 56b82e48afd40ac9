// The amounts due for a parent's trips, from their open invoices.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import { listOwnInvoices } from '#contract/booking/own-invoices/own-invoices.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import type { Due } from './trip-card.tsx';

/** Returns the amounts due for a trip; none while they load, or for users who aren't billed. */
export function useDue(): (tripId: number) => readonly Due[] {
  const isBilled = useSignedInUser().capabilities.includes('ownInvoices.pay');
  const { data } = useEndpoint(listOwnInvoices, { query: { show: 'open' } }, { when: isBilled });
  return (tripId) => {
    const open = data?.data.filter(({ trip }) => trip?.id === tripId) ?? [];
    return [...new Set(open.map(({ currency }) => currency))].flatMap((currency) => {
      const math = amountsIn(currency);
      const amounts = open.filter((invoice) => invoice.currency === currency).map(({ outstanding }) => outstanding);
      if (!math.ok) return [];
      const amount = math.value.sum(amounts);
      return math.value.compare(amount, '0') > 0 ? [{ currency, amount }] : [];
    });
  };
}
