// The price of a stay with a family on its dates, the same that its booking starts with.

import { useQuery } from '@tanstack/react-query';
import type { CustomerPrice } from '#contract/search/search.shapes.ts';
import { queryClient } from './query-client.ts';

interface Stay {
  readonly hostFamilyId: number;
  readonly fromDate: string;
  readonly toDate: string;
  readonly children: number;
}

/** How long a price counts as fresh, in milliseconds. */
const FRESH_MS = 60_000;

/** Reads the price of a customer's quote, without a schema: the first view of a family must not load the validation library. */
function priceIn(quote: unknown): CustomerPrice | null {
  const { total, currency, pricings } = (quote ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof total !== 'string' || typeof currency !== 'string') return null;
  // The price of a quote without lines is unknown, not zero.
  return Array.isArray(pricings) && pricings.length > 0 ? { amount: total, currency } : null;
}

async function priceOf({ children, ...stay }: Stay, signal: AbortSignal): Promise<CustomerPrice | null> {
  const { quoteSource } = await import('./quote-source.ts');
  const answer = await quoteSource({ ...stay, countStudents: children }, signal);
  return answer.ok ? priceIn(answer.value) : null;
}

/** @returns undefined while loading, null if there is no price or no stay */
export function useStayPrice(stay: Stay | null): CustomerPrice | null | undefined {
  const { data, isError } = useQuery(
    {
      queryKey: ['stay price', stay],
      queryFn: ({ signal }) => (stay === null ? null : priceOf(stay, signal)),
      enabled: stay !== null,
      staleTime: FRESH_MS,
      retry: false,
    },
    queryClient,
  );
  return stay === null || isError ? null : data;
}
