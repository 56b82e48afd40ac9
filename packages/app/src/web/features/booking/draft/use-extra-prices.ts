// What each thing that can be added costs for just this stay: its price with it, less that without, both before VAT.

import type { AskedRequest } from '@hosted-stay/pricing-react/live-total';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { BookingChoices } from '#contract/booking/draft/choices.endpoints.ts';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import {
  computePriceBeforeTax,
  type ExtraPrice,
  type PriceBeforeTax,
  subtractPrices,
} from '#web/features/booking/checkout/payment.model.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { quoteSource } from '#web/platform/api/quote-source.ts';
import { useToday } from '#web/ui/text/zones.ts';
import { toQuoteRequest } from './trip.model.ts';

/** How long a price is taken for the same, in milliseconds. */
const FRESH_MS = 60_000;

/** The price of a stay, asked for once; null where there is none. */
function priceFor(request: AskedRequest): Promise<PriceBeforeTax | null> {
  return queryClient.fetchQuery({
    queryKey: ['booking.extra', request],
    queryFn: async ({ signal }) => {
      const answer = await quoteSource(request, signal);
      return (answer.ok ? computePriceBeforeTax(answer.value) : undefined) ?? null;
    },
    staleTime: FRESH_MS,
  });
}

async function priceOf(request: AskedRequest, serviceTypeIds: readonly number[], id: number): Promise<ExtraPrice | null> {
  const others = serviceTypeIds.filter((one) => one !== id);
  const [withIt, without] = await Promise.all([
    priceFor({ ...request, serviceTypeIds: [...others, id].toSorted((a, b) => a - b) }),
    priceFor({ ...request, serviceTypeIds: others.toSorted((a, b) => a - b) }),
  ]);
  return withIt === null || without === null ? null : subtractPrices(withIt, without);
}

/** By the service; nothing of those whose price is not known, and of those that come with every stay. */
export function useExtraPrices(trip: CurrentTrip, services: BookingChoices['services']): ReadonlyMap<number, ExtraPrice> {
  const today = useToday();
  const request = toQuoteRequest(trip, today);
  const optional = services.filter(({ required }) => !required);
  const queries = optional.map(({ id }) => ({
    // The same, whether it is switched on or off.
    queryKey: ['booking.extraPrice', id, { ...request, serviceTypeIds: trip.serviceTypeIds.filter((one) => one !== id) }],
    queryFn: () => (request === null ? null : priceOf(request, trip.serviceTypeIds, id)),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    retry: false,
  }));
  const answers = useQueries({ queries }, queryClient);
  return new Map(
    optional.flatMap(({ id }, index) => {
      const price = answers[index]?.data ?? null;
      return price === null ? [] : [[id, price] as const];
    }),
  );
}
