// The stored quote of an invoice, with the names printed on its lines.

import { type BillableQuote, type PriceCatalogue, readView } from '@hosted-stay/pricing-react';
import { useQuery } from '@tanstack/react-query';
import { readCatalogue } from '#contract/pricing/catalogue.endpoints.ts';
import { readQuote } from '#contract/pricing/quotes.endpoints.ts';
import { readDocument } from '#web/platform/api/document.ts';
import { toQueryKey, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';

export interface BilledQuote {
  readonly quote: BillableQuote;
  readonly catalogue: PriceCatalogue;
}

export interface AskedQuote {
  /** Null if no quote is invoiced; undefined until it is loaded. */
  readonly billed: BilledQuote | null | undefined;
  readonly fault: string | null;
  reload(): void;
}

/** @throws TypeError for a view without a customer's figures */
async function billableQuote(fingerprint: string, signal: AbortSignal): Promise<BillableQuote> {
  const view = readView(await readDocument(readQuote, { params: { fingerprint } }, signal));
  if (view.side === 'provider') throw new TypeError('A provider’s view can’t be billed.');
  return view;
}

/** Returns a catalogue without names, for when no price book is in force: lines show IDs until the draft is saved. */
const namelessIn = (currency: string): PriceCatalogue => ({ currency, hostFamilies: [], activities: [], services: [], templates: [] });

export function useBilledQuote(fingerprint: string | null): AskedQuote {
  const when = fingerprint !== null;
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: [...toQueryKey(readQuote), fingerprint],
      queryFn: ({ signal }) => billableQuote(fingerprint ?? '', signal),
      enabled: when,
      retry: false,
      structuralSharing: false,
    },
    queryClient,
  );
  const names = useEndpoint(readCatalogue, {}, { when });
  const fault = when && !isFetching && error !== null ? error.message : null;
  if (!when) return { billed: null, fault: null, reload: () => {} };
  const isNamed = names.data !== undefined || names.failure !== null;
  const catalogue = names.data as PriceCatalogue | undefined;
  const billed = data === undefined || !isNamed ? undefined : { quote: data, catalogue: catalogue ?? namelessIn(data.currency) };
  return { billed, fault, reload: () => void refetch() };
}
