// What a stay with a family costs on its dates, wherever one is looked at: the price that a booking of it begins with.

import { useQuery } from '@tanstack/react-query';
import type { CustomerPrice } from '#contract/search/search.shapes.ts';
import { queryClient } from './query-client.ts';

interface Stay {
  readonly hostFamilyId: number;
  readonly fromDate: string;
  readonly toDate: string;
  readonly children: number;
}

/** How long a price is taken for the same, in milliseconds. */
const FRESH_MS = 60_000;

/** What a customer's quote says; read by hand, as the first view of a family does without what checks shapes. */
function priceIn(quote: unknown): CustomerPrice | null {
  const { total, currency, pricings } = (quote ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof total !== 'string' || typeof currency !== 'string') return null;
  // A quote without lines is not for nothing: its price is not known.
  return Array.isArray(pricings) && pricings.length > 0 ? { amount: total, currency } : null;
}

async function priceOf({ children, ...stay }: Stay, signal: AbortSignal): Promise<CustomerPrice | null> {
  const { quoteSource } = await import('./quote-source.ts');
  const answer = await quoteSource({ ...stay, countStudents: children }, signal);
  return answer.ok ? priceIn(answer.value) : null;
}

/** @returns undefined while it is asked for, null where there is none or no stay is said */
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
