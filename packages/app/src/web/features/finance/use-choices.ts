// What invoices and payments are chosen by: the businesses that bill, and who has been billed.

import { useTranslations } from 'use-intl/react';
import { listInvoices } from '#contract/finance/invoices.endpoints.ts';
import { PAYMENT_METHODS } from '#contract/finance/states.ts';
import { MAX_PAGE_SIZE } from '#contract/platform/constants.ts';
import { listBusinesses } from '#contract/pricing/businesses.endpoints.ts';
import type { Business } from '#contract/pricing/businesses.shapes.ts';
import { useEndpoint } from '#web/platform/endpoint-hooks.ts';
import type { FilterChoice } from '#web/ui/list/list-types.ts';

const ALL = { query: { perPage: MAX_PAGE_SIZE } } as const;

/** Every business that bills; undefined until they are read. */
export function useBusinesses(): readonly Business[] | undefined {
  return useEndpoint(listBusinesses, ALL).data?.data;
}

export function useBusinessChoices(): readonly FilterChoice[] {
  return (useBusinesses() ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}

/** Users who were billed, by name: as many as one page of the list holds. */
export function useBuyerChoices(): readonly FilterChoice[] {
  const { data } = useEndpoint(listInvoices, { query: { perPage: MAX_PAGE_SIZE, sort: 'buyerName', buyerId: '*' } });
  const names = new Map((data?.data ?? []).flatMap(({ buyerId, buyerName }) => (buyerId === null ? [] : [[buyerId, buyerName] as const])));
  return [...names].map(([id, label]) => ({ value: String(id), label }));
}

export function useMethodChoices(): readonly FilterChoice[] {
  const words = useTranslations('payments');
  return PAYMENT_METHODS.map((value) => ({ value, label: words(`method.${value}`) }));
}
