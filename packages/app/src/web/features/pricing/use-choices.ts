// The choices in the forms of the price configuration, each read once and kept up to date.

import { useQuery } from '@tanstack/react-query';
import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { listCurrencies, listPricingTypes, listServiceTypes } from '#contract/pricing/configuration.endpoints.ts';
import type { PricingTemplate } from '#contract/pricing/pricings.shapes.ts';
import { listTemplates } from '#contract/pricing/templates.endpoints.ts';
import { listTripTypes } from '#contract/pricing/trip-types.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { toQueryKey, useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import type { Choice } from '#web/ui/form/fields/choice-fields.tsx';

const ALL = { query: { perPage: MAX_PAGE_SIZE } } as const;

const byName = (rows: readonly { readonly id: number; readonly name: string }[] = []): readonly Choice[] =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

export function useTripTypeChoices(): readonly Choice[] {
  return byName(useEndpoint(listTripTypes, ALL).data?.data);
}

export function useServiceTypeChoices(): readonly Choice[] {
  return byName(useEndpoint(listServiceTypes, ALL).data?.data);
}

export function usePricingTypeChoices(): readonly Choice[] {
  return byName(useEndpoint(listPricingTypes, ALL).data?.data);
}

export function useCurrencyChoices(): readonly Choice[] {
  const { data } = useEndpoint(listCurrencies, ALL);
  return (data?.data ?? []).map(({ id, code }) => ({ value: String(id), label: code }));
}

/** Returns the currency of prices while no other is known: the default currency. */
export function useDefaultCurrency(): string {
  const { data } = useEndpoint(listCurrencies, ALL);
  return data?.data.find(({ isDefault }) => isDefault)?.code ?? 'EUR';
}

/** Reads all pages of the list. */
async function everyTemplate(signal: AbortSignal): Promise<{ readonly data: readonly PricingTemplate[] }> {
  const found: PricingTemplate[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await call(listTemplates, { query: { page, perPage: MAX_PAGE_SIZE } }, { signal, background: true });
    found.push(...answer.data);
    last = answer.lastPage;
  }
  return { data: found };
}

/** Returns all templates. */
export function useTemplates() {
  const { data, error, isFetching, refetch } = useQuery(
    { queryKey: [...toQueryKey(listTemplates), 'all'], queryFn: ({ signal }) => everyTemplate(signal) },
    queryClient,
  );
  return { templates: data?.data, failure: isFetching ? null : error, reload: () => void refetch() };
}
