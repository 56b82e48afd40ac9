// The price of a stay with a family on its dates, the same that its booking starts with.

import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import type { CustomerPrice } from '#contract/search/search.shapes.ts';
import { isOnServer } from '#web/platform/page-scope.ts';
import { askForPage } from './page-data.ts';
import { queryClient } from './query-client.ts';

interface Stay {
  readonly hostFamilyId: number;
  readonly fromDate: string;
  readonly toDate: string;
  readonly children: number;
}

/** That of quotes, without their shapes. */
const QUOTES = '/api/pricing/quote';

/** How long a price counts as fresh, in milliseconds. */
const FRESH_MS = 60_000;

/** Reads the price of a customer's quote, without a schema: the first view of a family must not load the validation library. */
function priceIn(quote: unknown): CustomerPrice | null {
  const { total, currency, pricings } = (quote ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof total !== 'string' || typeof currency !== 'string') return null;
  // The price of a quote without lines is unknown, not zero.
  return Array.isArray(pricings) && pricings.length > 0 ? { amount: total, currency } : null;
}

async function priceOf(stay: Stay, signal: AbortSignal): Promise<CustomerPrice | null> {
  const { quoteSource } = await import('./quote-source.ts');
  const answer = await quoteSource(toQuestion(stay), signal);
  return answer.ok ? priceIn(answer.value) : null;
}

const toQuestion = ({ children, ...stay }: Stay) => ({ ...stay, countStudents: children });

/** Returns the price for a page that the server renders; undefined in browsers. */
function useSentPrice(stay: Stay | null): CustomerPrice | null | undefined {
  return isOnServer() && stay !== null ? priceIn(use(askForPage(QUOTES, toQuestion(stay)))) : undefined;
}

/** @returns undefined while loading, null if there is no price or no stay */
export function useStayPrice(stay: Stay | null): CustomerPrice | null | undefined {
  const sent = useSentPrice(stay);
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
  if (sent !== undefined) return sent;
  return stay === null || isError ? null : data;
}
