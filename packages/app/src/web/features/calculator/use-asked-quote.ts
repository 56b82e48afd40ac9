// Prices one stay beside the form: for a comparison, or for today's price of a stored quote.

import type { QuoteRequest } from '@hosted-stay/pricing-core';
import { type QuoteAnswer, type QuoteSource, readAnswer } from '@hosted-stay/pricing-react';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#web/platform/api/query-client.ts';

interface AskedQuote {
  /** Undefined while loading. */
  readonly answer: QuoteAnswer | undefined;
  readonly failed: boolean;
  retry(): void;
}

/** @param request null requests nothing */
export function useAskedQuote(source: QuoteSource, request: QuoteRequest | null): AskedQuote {
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ['asked quote', source.id, request],
      queryFn: async ({ signal }) => readAnswer(await source(request as QuoteRequest, signal)),
      enabled: request !== null,
      structuralSharing: false,
      staleTime: 0,
    },
    queryClient,
  );
  return { answer: data, failed: isError && !isFetching, retry: () => void refetch() };
}
