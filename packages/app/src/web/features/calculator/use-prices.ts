// The prices of the calculator and a stored quote, read once and cached while the page lives.

import type { QuoteView } from '@hosted-stay/pricing-core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale } from 'use-intl/react';
import { addFamilyTitles } from '#contract/host-families/family-name.ts';
import { isLocale } from '#contract/platform/locales.ts';
import { readCatalogue } from '#contract/pricing/catalogue.endpoints.ts';
import { readBookInForce, readQuote } from '#contract/pricing/quotes.endpoints.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import type { ApiFailure } from '#web/platform/api/failure.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { useSignedInUser } from '#web/platform/session/session.ts';
import { type Prices, readBook, readKept, readNames, type UnreadableBook } from './read-prices.ts';

export interface ReadOnce<Answer> {
  readonly data: Answer | undefined;
  readonly failure: ApiFailure | null;
  reload(): void;
}

/** A book is large and immutable, so it is only read again on demand. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, structuralSharing: false, refetchOnWindowFocus: false } as const;

/** Returns the prices in force that the user may see, with family names in the language of the page. */
export function usePrices(): ReadOnce<Prices | UnreadableBook> {
  const { capabilities } = useSignedInUser();
  const seesAll = capabilities.includes('quotes.book');
  const { data, error, isFetching, refetch } = useQuery<Prices | UnreadableBook, ApiFailure>(
    {
      queryKey: ['calculator', ...toQueryKey(seesAll ? readBookInForce : readCatalogue)],
      queryFn: ({ signal }) => (seesAll ? readBook(signal) : readNames(signal)),
      ...ONCE,
      // A later visit to the page can be on another day.
      refetchOnMount: 'always',
    },
    queryClient,
  );
  const locale = useLocale();
  const titled = useMemo(() => {
    if (data === undefined || !('catalogue' in data) || !isLocale(locale)) return data;
    return { ...data, catalogue: addFamilyTitles(data.catalogue, locale) };
  }, [data, locale]);
  return { data: titled, failure: isFetching ? null : error, reload: () => void refetch() };
}

/** Returns a stored quote by its fingerprint; reads nothing if the fingerprint is null. */
export function useKeptQuote(fingerprint: string | null): ReadOnce<QuoteView> {
  const { data, error, isFetching, refetch } = useQuery<QuoteView, ApiFailure>(
    {
      queryKey: toQueryKey(readQuote, { params: { fingerprint: fingerprint ?? '' } }),
      queryFn: ({ signal }) => readKept(fingerprint ?? '', signal),
      enabled: fingerprint !== null,
      ...ONCE,
    },
    queryClient,
  );
  return { data, failure: isFetching ? null : error, reload: () => void refetch() };
}
