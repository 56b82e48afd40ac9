// The price of each extra for this exact stay: the price with it minus the price without it, both before VAT.

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

/** How long a price is cached, in milliseconds. */
const FRESH_MS = 60_000;

/** Requests the price of a stay once; null if it has none. */
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

/** Returns prices by service, without services of unknown price and those included in every stay. */
export function useExtraPrices(trip: CurrentTrip, services: BookingChoices['services']): ReadonlyMap<number, ExtraPrice> {
  const today = useToday();
  const request = toQuoteRequest(trip, today);
  const optional = services.filter(({ required }) => !required);
  const queries = optional.map(({ id }) => ({
    // The key is the same whether the service is on or off.
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
